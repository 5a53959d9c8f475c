import ChatLive from '../features/chat/ChatLive'
import NotificationLive from '../features/notification/NotificationLive'
import TransactionLive from '../features/transaction/TransactionLive'

/** A member's subscriptions, once for the whole app; they write to the cache and render nothing. */
export default function LiveUpdates() {
  return (
    <>
      <ChatLive />
      <NotificationLive />
      <TransactionLive />
    </>
  )
}
