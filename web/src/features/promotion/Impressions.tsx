import { chakra } from "@chakra-ui/react/styled-system";
import { promotionMessages } from "../../lib/promotionMessages";

interface ImpressionsProps {
  shown: number;
  purchased: number;
  label: string;
}

/** How many of the purchased impressions were shown, as a bar and as text. */
export function Impressions({ shown, purchased, label }: ImpressionsProps) {
  const valueText = promotionMessages.list.shown(shown, purchased);
  return (
    <chakra.div>
      <chakra.div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={purchased}
        aria-valuenow={Math.min(shown, purchased)}
        aria-valuetext={valueText}
        height="8px"
        borderRadius="full"
        bg="bg.sunken"
        boxShadow="inset 0 0 0 1px {colors.border.subtle}"
        overflow="hidden"
      >
        <chakra.div
          height="100%"
          borderRadius="full"
          bg="action.primary"
          style={{ width: `${purchased > 0 ? Math.min(100, (shown / purchased) * 100) : 0}%` }}
        />
      </chakra.div>
      <chakra.p mt="1" textStyle="caption" color="fg.muted" aria-hidden="true">
        {valueText}
      </chakra.p>
    </chakra.div>
  );
}
