import { chakra } from "@chakra-ui/react/styled-system";
import { useIsPartialResult } from "../apollo/partialResults";
import { useViewer } from "../apollo/session";
import { Button, ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { ScreenBar } from "../components/ui/ScreenBar";
import { useGoBack } from "../components/ui/useGoBack";
import { useNow } from "../components/ui/useNow";
import { MarkAllRead } from "../features/notification/MarkAllRead";
import { NotificationItem } from "../features/notification/NotificationItem";
import { NotificationSkeleton } from "../features/notification/NotificationSkeleton";
import { useNotifications } from "../features/notification/useNotifications";
import { ageLabel, daysBetween, momentLabel, timeOfDay } from "../lib/dates";
import { paths } from "../lib/paths";
import { notificationMessages } from "../lib/notificationMessages";

const text = notificationMessages;

/** /notifications_page: all notifications, grouped by age. */
export default function NotificationsRoute() {
  const { list, error, refetch, loadMore, isLoadingMore } = useNotifications();
  const { unreadNotificationCount } = useViewer();
  const isPartial = useIsPartialResult("Notifications");
  const now = useNow();
  const goBack = useGoBack(paths.wall());
  const items = list?.items ?? [];
  // Headings of older groups name no single day: there each time shows its day, too.
  const renderTime = (createdAt: string) =>
    daysBetween(new Date(createdAt), now) <= 2 ? timeOfDay(createdAt) : momentLabel(createdAt);
  const labels = [...new Set(items.map(({ createdAt }) => ageLabel(createdAt, now)))];
  return (
    <Container maxWidth="808px" px={{ base: "0", md: "6" }} pt={{ base: "0", md: "8" }} pb={{ base: "4", md: "8" }}>
      <PageTitle>{text.title}</PageTitle>
      <ScreenBar title={text.title} onBack={goBack} />
      <chakra.div
        display="flex"
        flexWrap={{ base: "wrap", md: "nowrap" }}
        alignItems="center"
        alignContent="start"
        justifyContent="space-between"
        columnGap="3"
        // Room for the button, on phones below: it comes with the list and must not move it.
        minHeight={{ base: unreadNotificationCount > 0 ? "84px" : "40px", md: "48px" }}
        px={{ base: "4", md: "0" }}
        pt={{ base: "4", md: "0" }}
        mb={{ base: "3", md: "5" }}
      >
        <chakra.p color="fg.muted" role="status" flex={{ base: "1 0 100%", md: "0 1 auto" }}>
          {text.toSee(unreadNotificationCount)}
        </chakra.p>
        <MarkAllRead items={items} />
      </chakra.div>
      {list && isPartial && <PartialDataNotice onRetry={() => void refetch().catch(() => {})} />}
      <Card overflow="hidden" borderRadius={{ base: 0, md: "card" }} borderWidth={{ base: "1px 0", md: "1px" }}>
        {!list ? (
          error ? (
            <ErrorState onRetry={() => void refetch().catch(() => {})} />
          ) : (
            // Enough rows to fill the screen, so that the footer does not shift.
            <NotificationSkeleton rows={10} />
          )
        ) : list.items.length === 0 ? (
          <EmptyState
            title={text.nonePage}
            hint={text.noneHint}
            action={
              <ButtonLink variant="secondary" to={paths.wall()}>
                {text.toWall}
              </ButtonLink>
            }
          />
        ) : (
          labels.map((label) => (
            <chakra.section key={label} aria-label={label}>
              <chakra.h2
                textStyle="h4"
                fontSize="0.9375rem"
                color="fg.muted"
                p={{ base: "16px 16px 10px", md: "18px 24px 8px" }}
                bg={{ base: "bg.canvas", md: "bg.surface" }}
              >
                {label}
              </chakra.h2>
              <chakra.ul m="0" p="0" listStyleType="none">
                {items
                  .filter(({ createdAt }) => ageLabel(createdAt, now) === label)
                  .map((notification) => (
                    <li key={notification.id}>
                      <NotificationItem notification={notification} renderTime={renderTime} />
                    </li>
                  ))}
              </chakra.ul>
            </chakra.section>
          ))
        )}
      </Card>
      {list?.pageInfo.hasNextPage && (
        <chakra.div mt="6" textAlign="center">
          <Button variant="secondary" loading={isLoadingMore} onClick={() => void loadMore()}>
            {text.more}
          </Button>
        </chakra.div>
      )}
    </Container>
  );
}
