import { chakra } from "@chakra-ui/react/styled-system";
import { LuBell, LuBellOff, LuEllipsisVertical } from "react-icons/lu";
import { Disclosure } from "../../components/ui/Disclosure";
import { chatOptionMessages as text } from "../../lib/chatOptionMessages";
import { useMuteChat } from "./useMuteChat";

/** The menu in the header of a chat. */
export default function ChatOptions({ chatId, isMuted }: { chatId: string; isMuted: boolean }) {
  const { setMuted, isBusy } = useMuteChat(chatId);
  return (
    <Disclosure
      label={text.title}
      width="280px"
      button={<LuEllipsisVertical size={22} aria-hidden="true" />}
      buttonProps={{
        display: "grid",
        placeItems: "center",
        width: "44px",
        height: "44px",
        borderRadius: "control",
        color: "fg",
        cursor: "pointer",
        _hover: { bg: "bg.hover" },
      }}
    >
      {(close) => (
        <Option
          type="button"
          disabled={isBusy}
          onClick={() => {
            close();
            void setMuted(!isMuted);
          }}
        >
          {isMuted ? <LuBell size={20} aria-hidden="true" /> : <LuBellOff size={20} aria-hidden="true" />}
          <span>
            <chakra.span display="block" fontWeight={700}>
              {isMuted ? text.unmute : text.mute}
            </chakra.span>
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {isMuted ? text.unmuteHint : text.muteHint}
            </chakra.span>
          </span>
        </Option>
      )}
    </Disclosure>
  );
}

const Option = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    width: "100%",
    minHeight: "56px",
    px: "4",
    py: "2",
    textAlign: "left",
    color: "fg",
    cursor: "pointer",
    _hover: { bg: "bg.hover" },
    _focusVisible: { outlineOffset: "-3px" },
    "& > svg": { flexShrink: 0 },
  },
});
