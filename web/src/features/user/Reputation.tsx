import { chakra } from "@chakra-ui/react/styled-system";
import { Stars } from "../../components/ui/Stars";
import { messages } from "../../lib/messages";

/** Average rating with its stars; «Nuevo Usuario» while there are no ratings. */
export function Reputation({ value }: { value: number | null }) {
  if (value === null || value <= 0) {
    return (
      <chakra.span px="2" py="0.5" borderRadius="md" bg="azul.50" color="azul.700" textStyle="caption" fontWeight={700}>
        {messages.reputation.none}
      </chakra.span>
    );
  }
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <Stars value={starsOf(value)} />
      <chakra.b color="fg" aria-hidden="true">
        {new Intl.NumberFormat("es-VE", { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
          oneDecimal(value),
        )}
      </chakra.b>
    </chakra.span>
  );
}

/** Number and stars use the same rounding, so that they always agree. */
const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const starsOf = (value: number) => Math.round(oneDecimal(value));
