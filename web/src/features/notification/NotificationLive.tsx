export default function NotificationLive() {
  return null
}
