export default function ChatLive() {
  return null
}
