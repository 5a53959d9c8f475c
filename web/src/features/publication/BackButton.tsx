import { chakra } from "@chakra-ui/react/styled-system";
import { LuArrowLeft } from "react-icons/lu";
import { useGoBack } from "../../components/ui/useGoBack";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";

/** Over the picture on phones, where the detail page has no header. */
export function BackButton() {
  const goBack = useGoBack(paths.wall());
  return (
    <chakra.button
      type="button"
      onClick={goBack}
      aria-label={messages.action.back}
      position="absolute"
      left={{ base: "4", sm: "8" }}
      top={{ base: "3", sm: "7" }}
      zIndex="sticky"
      display={{ base: "grid", md: "none" }}
      placeItems="center"
      width="44px"
      height="44px"
      borderRadius="full"
      bg="bg.surface"
      color="fg.action"
      boxShadow="onPicture"
      cursor="pointer"
    >
      <LuArrowLeft size={22} aria-hidden="true" />
    </chakra.button>
  );
}
