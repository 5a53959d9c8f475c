import { chakra } from "@chakra-ui/react/styled-system";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { Link } from "../../components/ui/Link";
import { useNow } from "../../components/ui/useNow";
import { ageLabel, timeOfDay } from "../../lib/dates";
import { notificationMessages } from "../../lib/notificationMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { MarkAllRead } from "./MarkAllRead";
import { NotificationItem } from "./NotificationItem";
import { NotificationSkeleton } from "./NotificationSkeleton";
import { useNotifications } from "./useNotifications";

const text = notificationMessages;

/** Maximum number of items in a header menu. */
const LIMIT = 21;

/** The menu behind the bell in the header. */
export default function NotificationMenu({ close }: { close: () => void }) {
  const { list, error, refetch } = useNotifications();
  const now = useNow();
  const age = (createdAt: string) => {
    const label = ageLabel(createdAt, now);
    return label === messages.age.today ? `${label} · ${timeOfDay(createdAt)}` : label;
  };
  return (
    <>
      <chakra.div
        display="grid"
        gridTemplateColumns="1fr auto"
        alignItems="center"
        columnGap="3"
        p="14px 18px"
        borderBottom="1px solid {colors.border.subtle}"
      >
        <chakra.h2 textStyle="h3">{text.title}</chakra.h2>
        <Link to={paths.notifications()} onClick={close} textStyle="small" fontWeight={700} py="2">
          {messages.action.seeAll}
        </Link>
        <chakra.div gridColumn="1 / -1" justifySelf="start">
          <MarkAllRead items={list?.items ?? []} />
        </chakra.div>
      </chakra.div>
      {!list ? (
        error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <NotificationSkeleton rows={4} />
        )
      ) : list.items.length === 0 ? (
        <EmptyState as="h3" title={text.none} hint={text.noneHint} />
      ) : (
        <chakra.ul m="0" p="0" listStyleType="none">
          {list.items.slice(0, LIMIT).map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} renderTime={age} onOpen={close} />
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}
