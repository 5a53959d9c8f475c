import { chakra } from "@chakra-ui/react/styled-system";
import { ReputationStars } from "../../components/ui/Stars";
import { messages } from "../../lib/messages";
import { formatReputation } from "../../lib/reputation";

/** Average rating with its band; «Nuevo Usuario» while there are no ratings. */
export function Reputation({ value }: { value: number | null }) {
  if (value === null) {
    return (
      <chakra.span px="2" py="0.5" borderRadius="md" bg="bg.info" color="fg.info" textStyle="caption" fontWeight={700}>
        {messages.reputation.none}
      </chakra.span>
    );
  }
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5">
      <ReputationStars value={value} />
      <chakra.b color="fg" aria-hidden="true">
        {formatReputation(value)}
      </chakra.b>
    </chakra.span>
  );
}
