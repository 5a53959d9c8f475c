import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { PageMeta } from "../../components/PageMeta";
import { ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { detailMessages } from "../../lib/detailMessages";
import { messages } from "../../lib/messages";
import { infoPaths, paths } from "../../lib/paths";
import { WithheldOverlay } from "./WithheldOverlay";

const text = messages.publication;

/** The page of what is for Premium accounts alone: where it is filed, whose it is, and the way to Premium. */
export function WithheldDetail({ category, owner }: { category: string | null; owner: ReactNode }) {
  return (
    <>
      <PageMeta title={text.withheld} robots="noindex" />
      <chakra.div
        display="grid"
        gap={{ base: "6", lg: "10" }}
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 448px" }}
      >
        <chakra.div
          position="relative"
          overflow="hidden"
          // Over the whole width of a phone, as pictures are.
          mx={{ base: "-4", sm: "0" }}
          aspectRatio={{ base: "5 / 4", lg: "4 / 3" }}
          borderRadius={{ sm: "plumaLg" }}
        >
          <WithheldOverlay size={72} />
        </chakra.div>
        <chakra.div display="grid" gap="5">
          <Card p={{ base: "5", md: "6" }}>
            {category && (
              <chakra.p textStyle="small" fontWeight={700} color="fg.muted">
                {category}
              </chakra.p>
            )}
            <chakra.h1 textStyle="h1">{text.withheld}</chakra.h1>
            <chakra.p mt="2" color="fg.muted">
              {detailMessages.withheldText}
            </chakra.p>
            <ButtonLink mt="5" size="l" wide to={paths.subscriptions()}>
              {text.withheldAction}
            </ButtonLink>
            <ButtonLink mt="2" variant="text" wide to={infoPaths.premium}>
              {detailMessages.withheldAbout}
            </ButtonLink>
          </Card>
          {owner}
        </chakra.div>
      </chakra.div>
    </>
  );
}
