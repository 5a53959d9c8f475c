import { chakra } from "@chakra-ui/react/styled-system";
import { LuBellOff } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { Link } from "../../components/ui/Link";
import { useKeptFocus } from "../../components/ui/useKeptFocus";
import { alertMessages as text } from "../../lib/alertMessages";
import { alertAddress, alertFilters, alertTitle } from "./alertSearch";
import { useAlerts } from "./useAlerts";
import type { Alert } from "./useAlerts";
import { useDeleteAlert } from "./useDeleteAlert";

/** «Mis avisos»: each leads to what it finds now, and can be taken back; nothing where the backend keeps none. */
export default function Alerts() {
  const { alerts, error, refetch } = useAlerts();
  const { target, area } = useKeptFocus<HTMLHeadingElement>();
  if (alerts === null) return null;
  return (
    <Card
      as="section"
      aria-labelledby="alerts"
      aria-busy={!alerts && !error}
      p={{ base: "4", md: "6" }}
      display="grid"
      gap="3"
      {...area}
    >
      <chakra.h2 id="alerts" textStyle="h3" ref={target} tabIndex={-1}>
        {text.listTitle}
      </chakra.h2>
      {/* Keeps its room while the list loads. */}
      {(alerts || !error) && (
        <chakra.p textStyle="small" color="fg.muted" visibility={alerts ? undefined : "hidden"}>
          {alerts && alerts.length > 0 ? text.listHint : text.listNone}
        </chakra.p>
      )}
      {!alerts && error && <ErrorState onRetry={() => void refetch().catch(() => {})} />}
      {alerts && alerts.length > 0 && (
        <chakra.ul m="0" p="0" listStyleType="none">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

function AlertRow({ alert }: { alert: Alert }) {
  const { position } = usePosition();
  const { deleteAlert, isBusy } = useDeleteAlert();
  const title = alertTitle(alert);
  const filters = alertFilters(alert);
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" py="1">
      <chakra.span flex="1" minWidth="160px" overflowWrap="anywhere">
        <Link to={alertAddress(alert, position)} fontWeight={700}>
          {title}
        </Link>
        {filters && (
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {filters}
          </chakra.span>
        )}
      </chakra.span>
      <Button
        variant="text"
        size="s"
        mr="-3.5"
        loading={isBusy}
        aria-label={text.deleteOf(filters ? `${title}, ${filters}` : title)}
        onClick={() => void deleteAlert(alert.id)}
      >
        <LuBellOff size={18} aria-hidden="true" />
        {text.delete}
      </Button>
    </chakra.li>
  );
}
