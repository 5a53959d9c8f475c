export default function TransactionLive() {
  return null
}
