import { chakra } from "@chakra-ui/react/styled-system";
import { LuLocateFixed, LuMapPin } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { messages } from "../../lib/messages";

/** Shows the point distances are measured from; asks the browser for the position only when pressed. */
export function PositionButton() {
  const { isOwn, isDenied, request } = usePosition();
  if (isOwn || isDenied) {
    return (
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        textStyle="small"
        color="fg.muted"
        title={isDenied ? messages.search.positionDenied : undefined}
      >
        <LuMapPin size={16} aria-hidden="true" />
        {isOwn ? messages.distance.nearYou : messages.distance.around("Caracas")}
      </chakra.span>
    );
  }
  return (
    <chakra.button
      type="button"
      onClick={request}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="44px"
      textStyle="small"
      color="fg.link"
      fontWeight={700}
      cursor="pointer"
    >
      <LuLocateFixed size={16} aria-hidden="true" />
      {messages.search.myPosition}
    </chakra.button>
  );
}
