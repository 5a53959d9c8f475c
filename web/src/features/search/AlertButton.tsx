import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { LuBell, LuBellRing, LuX } from "react-icons/lu";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../apollo/session";
import { Button } from "../../components/ui/Button";
import { toast } from "../../components/ui/toast";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { alertMessages as text } from "../../lib/alertMessages";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { saveIntent } from "../../lib/guestIntent";
import type { LoginState, Purpose } from "../../lib/guestIntent";
import { paths } from "../../lib/paths";
import type { SearchAddress } from "../../lib/searchAddress";
import { alertInputOf, alertSubject, isAlertOf } from "./alertSearch";
import { Chip } from "./ChosenChip";
import { useAlerts } from "./useAlerts";
import { useCategoryNames } from "./useCategoryNames";
import { useCreateAlert } from "./useCreateAlert";
import { useDeleteAlert } from "./useDeleteAlert";

/** The search that is kept as an alert, and how the button looks. */
export interface AlertButtonProps {
  search: SearchAddress;
  attributes?: readonly AttributeFilter[];
  /** A chip among the filters, or the way on where there is nothing: `like` in place of something that is gone. */
  kind: "chip" | "empty" | "like";
}

/**
 * Keeps a search as an alert, or takes it back; nothing where the backend keeps none. A guest is sent to the login,
 * which keeps it afterwards.
 */
export default function AlertButton({ search, attributes = [], kind }: AlertButtonProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { alerts, error } = useAlerts();
  const createAlert = useCreateAlert();
  const { deleteAlert, isBusy: isDeleting } = useDeleteAlert();
  const [isCreating, setCreating] = useState(false);
  const isBusy = isCreating || isDeleting;
  const hasWords = search.mode === "VALUE" || search.terms.length > 0;
  // Words from an address lack accents, so the alert for a missing publication is named by its category.
  const isNamed = hasWords && kind !== "like";
  const category = useCategoryNames(isNamed || !search.categoryId).find(({ id }) => id === search.categoryId);
  const subject = alertSubject(isNamed ? search : { ...search, terms: [] }, category?.name);
  const input = alertInputOf(search, attributes);
  const alert = input && alerts?.find((one) => isAlertOf(one, input));
  const isSet = Boolean(alert);
  // The button itself shows that the alert exists.
  useEffect(() => (isSet ? toast.silence("alert") : undefined), [isSet]);
  if (alerts === null || error || !input) return null;

  const toggle = async () => {
    if (isBusy) return;
    if (alert) return deleteAlert(alert.id);
    if (status !== "member") {
      const intentId = saveIntent({ alertSearch: input });
      const purpose: Purpose = { action: "alert", title: subject };
      return navigate(paths.login(), { state: { from: location, intentId, purpose } satisfies LoginState });
    }
    setCreating(true);
    await createAlert(input);
    setCreating(false);
  };
  const props = {
    // It is never disabled: what was pressed keeps the focus while it changes.
    "aria-busy": isBusy || undefined,
    onClick: () => void toggle(),
  };
  // Its room is kept until it is known whether there are alerts, and which.
  const visibility = alerts ? undefined : "hidden";

  if (kind === "chip")
    return (
      <>
        <Chip asChild visibility={visibility} data-selected={alert ? true : undefined}>
          <button type="button" {...props} aria-label={alert ? `${text.active}. ${text.delete}` : undefined}>
            {alert ? <LuBellRing size={18} aria-hidden="true" /> : <LuBell size={18} aria-hidden="true" />}
            {alert ? text.active : text.createMore}
            {alert && <LuX size={18} aria-hidden="true" />}
          </button>
        </Chip>
        <VisuallyHidden role="status">{alert && text.created}</VisuallyHidden>
      </>
    );
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" visibility={visibility}>
      <chakra.p role="status" display="flex" justifyContent="center" gap="2" fontWeight={700}>
        {alert && (
          <>
            <LuBellRing size={20} aria-hidden="true" />
            {text.created}
          </>
        )}
      </chakra.p>
      <Button {...props} variant={alert ? "text" : "secondary"} wide>
        {!alert && <LuBell size={20} aria-hidden="true" />}
        <chakra.span minWidth="0" overflowWrap="anywhere">
          {alert ? text.delete : kind === "like" ? text.createFor(subject) : text.create}
        </chakra.span>
      </Button>
    </chakra.div>
  );
}
