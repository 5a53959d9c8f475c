import { chakra } from "@chakra-ui/react/styled-system";
import { Seal } from "../../components/brand/Seal";
import { Skeleton } from "../../components/ui/Skeleton";
import { paths } from "../../lib/paths";
import { BackToList } from "./BackToList";

const tile = { width: { base: "58px", md: "76px" }, height: { base: "58px", md: "76px" } };

/** Placeholder in the shape of a conversation. */
export function ConversationSkeleton() {
  return (
    <>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        minHeight={{ base: "60px", md: "72px" }}
        px={{ base: "1", md: "6" }}
        bg="bg.surface"
        borderBottom="1px solid {colors.border.subtle}"
      >
        <BackToList to={paths.chats()} />
        <Skeleton width="44px" height="44px" borderRadius="full" />
        <chakra.span display="flex" flexDirection="column" gap="2" flex="1">
          <Skeleton width="140px" height="16px" />
          <Skeleton width="100px" height="12px" />
        </chakra.span>
      </chakra.div>
      <chakra.div
        height={{ base: "160px", md: "151px" }}
        bg="bg.surface"
        borderBottom="1px solid {colors.border.subtle}"
        p={{ base: "12px 14px 14px", md: "16px 24px 18px" }}
        display="grid"
        gap={{ base: "3", md: "4" }}
        alignContent="start"
      >
        <chakra.div display="grid" gridTemplateColumns="1fr auto 1fr" alignItems="center">
          <Skeleton {...tile} borderRadius="plumaMd" />
          <Seal size={{ base: 40, md: 52 }} faded />
          <Skeleton {...tile} borderRadius="plumaMd" justifySelf="end" />
        </chakra.div>
        <Skeleton height="24px" />
      </chakra.div>
      <chakra.div flex="1" p="6" display="flex" flexDirection="column" justifyContent="flex-end" gap="3">
        <Skeleton width="60%" height="56px" borderRadius="card" />
        <Skeleton width="50%" height="56px" borderRadius="card" alignSelf="flex-end" />
        <Skeleton width="55%" height="56px" borderRadius="card" />
      </chakra.div>
    </>
  );
}
