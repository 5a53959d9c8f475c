import { useNavigate } from "react-router-dom";
import type { ItemCondition } from "../../__generated__/enums";
import { Select } from "../../components/ui/Input";
import { messages } from "../../lib/messages";

/** New, used, or both. */
export function ConditionFilter({
  value,
  to,
}: {
  value: ItemCondition | null;
  to: (value: ItemCondition | null) => string;
}) {
  const navigate = useNavigate();
  return (
    <div>
      <Select
        aria-label={messages.search.condition}
        value={value ?? ""}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
          navigate(to((event.target.value || null) as ItemCondition | null))
        }
        minHeight="44px"
        width="auto"
        borderRadius="full"
        borderColor="border.subtle"
        fontWeight={600}
      >
        <option value="">{messages.search.anyCondition}</option>
        <option value="NEW">{messages.publication.condition.NEW}</option>
        <option value="USED">{messages.publication.condition.USED}</option>
      </Select>
    </div>
  );
}
