import { chakra } from "@chakra-ui/react/styled-system";
import { LuWifiOff } from "react-icons/lu";
import { useIsOnline } from "../components/ui/useIsOnline";
import { messages } from "../lib/messages";

/** Notice that shows until the network is back. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <chakra.div
      data-toast="offline"
      display="flex"
      alignItems="center"
      gap="3"
      p="12px 14px"
      bg="fill.ended"
      color="fg.onFill"
      borderRadius="lg"
      boxShadow="3"
      pointerEvents="auto"
    >
      <chakra.span
        display="grid"
        placeItems="center"
        width="36px"
        height="36px"
        borderRadius="plumaSm"
        bg="fill.danger"
        aria-hidden="true"
      >
        <LuWifiOff size={20} />
      </chakra.span>
      <span>
        <chakra.strong display="block">{messages.offline.title}</chakra.strong>
        <chakra.span textStyle="small">{messages.offline.hint}</chakra.span>
      </span>
    </chakra.div>
  );
}
