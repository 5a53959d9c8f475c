import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { nameOf, sidesOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";
import { RatingInput } from "../../components/form/RatingInput";
import { ReasonsInput } from "../../components/form/ReasonsInput";
import { useReasons } from "../../components/form/useReasons";
import { Button } from "../../components/ui/Button";
import { ringMessages } from "../../lib/ringMessages";
import { useChangeRing } from "./useChangeRing";

const text = ringMessages.confirm;

interface RingReceiptProps {
  ring: RingData;
  onRefused: () => void;
  /** What was pressed is gone. */
  onDone: () => void;
}

/** Says that the viewer has received what the ring promised, with stars for who gave it. */
export function RingReceipt({ ring, onRefused, onDone }: RingReceiptProps) {
  const id = useId();
  const { busy, confirm } = useChangeRing(ring.id, onRefused);
  const [stars, setStars] = useState<number | null>(null);
  const { offered, ticked, setTicked, sent } = useReasons(stars);
  const giver = sidesOf(ring.members)?.giver;
  if (!ring.canConfirm || !giver) return null;
  const name = nameOf(giver);
  const isBusy = busy !== null;
  const send = async () => {
    if (stars !== null && (await confirm(stars, sent))) onDone();
  };
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2" justifyItems="start">
      <chakra.h2 id={id} textStyle="h4">
        {text.title}
      </chakra.h2>
      <p>{text.lead(name)}</p>
      <RatingInput label={text.stars(name)} value={stars} onChange={setStars} isDisabled={isBusy} />
      <chakra.p textStyle="small" color="fg.muted">
        {text.heldBack}
      </chakra.p>
      {offered.length > 0 && (
        <ReasonsInput offered={offered} ticked={ticked} onChange={setTicked} isDisabled={isBusy} />
      )}
      <Button variant="confirm" size="l" wide loading={isBusy} disabled={stars === null} onClick={() => void send()}>
        {text.send}
      </Button>
    </chakra.section>
  );
}
