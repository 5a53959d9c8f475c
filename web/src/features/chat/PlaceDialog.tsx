import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useRef, useState } from "react";
import { LuLocateFixed } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { AddressSearch } from "../../components/map/AddressSearch";
import { PlaceMap } from "../../components/map/PlaceMap";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { chatPlaceMessages as text } from "../../lib/chatPlaceMessages";
import { addressOf, findPlace } from "../../lib/venezuela";
import { checkPlaceLabel } from "../../../../rules/message";
import { pointOf } from "../../../../rules/place";
import type { Sector } from "../../../../rules/place";
import { approximatePoint } from "../../../../rules/placeGrid";
import type { Point } from "../../../../rules/placeGrid";
import type { ChatPlace } from "./ChatPlace";

interface PlaceDialogProps {
  onClose: () => void;
  onChoose: (place: ChatPlace) => void;
}

/** Chooses a place to share: by name, on the map, or the own position, which is only shared approximately. */
export default function PlaceDialog({ onClose, onChoose }: PlaceDialogProps) {
  const { position } = usePosition();
  const [point, setPoint] = useState<Point | null>(null);
  const [target, setTarget] = useState<Point>(position);
  const [name, setName] = useState({ text: "", isOwn: false });
  const [isLocating, setLocating] = useState(false);
  // Another point chosen meanwhile is kept when the browser answers late.
  const isPositionAwaited = useRef(false);
  const hintId = useId();
  const refusal = checkPlaceLabel(name.text);

  /** The name follows the point until the sender writes one. */
  const choosePoint = (next: Point) => {
    isPositionAwaited.current = false;
    setPoint(next);
    setName((written) => (written.isOwn ? written : { text: findPlace(next)?.address ?? "", isOwn: false }));
  };
  const goToSector = (sector: Sector) => {
    setTarget(pointOf(sector));
    choosePoint(pointOf(sector));
    setName({ text: addressOf(sector), isOwn: false });
  };
  const goToOwnPosition = () => {
    if (!("geolocation" in navigator)) return toast.warning(text.noLocation);
    setLocating(true);
    toast.endAnswers();
    isPositionAwaited.current = true;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        if (!isPositionAwaited.current) return;
        const near = approximatePoint(coords);
        // Its map is of Venezuela, and so are the meetings.
        if (!findPlace(near)) return toast.warning(text.farLocation);
        setTarget(near);
        choosePoint(near);
      },
      () => {
        setLocating(false);
        toast.warning(text.noLocation);
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={text.choosePlace}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {messages.action.cancel}
          </Button>
          <Button
            disabled={point === null || refusal !== null}
            aria-describedby={point === null ? hintId : undefined}
            onClick={() => point && onChoose({ ...point, name: name.text.trim() || null })}
          >
            {text.attachPlace}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <AddressSearch
          value={name.text}
          point={point}
          unknown={text.unknownPlace}
          error={refusal ?? undefined}
          onType={(written) => setName({ text: written, isOwn: written.trim() !== "" })}
          onChoose={goToSector}
        />
        <div>
          <PlaceMap target={target} onMove={choosePoint} />
          {point === null && (
            <chakra.p id={hintId} textStyle="small" color="fg.muted" mt="1.5">
              {text.noPoint}
            </chakra.p>
          )}
          <Button variant="text" size="s" mx="-3.5" loading={isLocating} onClick={goToOwnPosition}>
            <LuLocateFixed size={18} aria-hidden="true" />
            {text.sendLocation}
          </Button>
        </div>
      </chakra.div>
    </Dialog>
  );
}
