export default function ChatMenu({ close: _close }: { close: () => void }) {
  return null
}
