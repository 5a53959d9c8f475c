export default function NotificationMenu({ close: _close }: { close: () => void }) {
  return null
}
