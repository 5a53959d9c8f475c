import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuLocateFixed } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { AddressSearch } from "../../components/map/AddressSearch";
import { PlaceMap } from "../../components/map/PlaceMap";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { transactionMessages } from "../../lib/transactionMessages";
import { addressOf, findPlace } from "../../lib/venezuela";
import { checkPlaceName } from "../../../../rules/message";
import { pointOf } from "../../../../rules/place";
import { approximatePoint } from "../../../../rules/placeGrid";
import type { Point } from "../../../../rules/placeGrid";
import type { ChatPlace } from "./ChatPlace";

const text = transactionMessages.chat;

interface PlaceDialogProps {
  onClose: () => void;
  onChoose: (place: ChatPlace) => void;
}

/** Chooses a place to share: by name, on the map, or the own position, which is only shared approximately. */
export default function PlaceDialog({ onClose, onChoose }: PlaceDialogProps) {
  const { position } = usePosition();
  const [point, setPoint] = useState<Point | null>(null);
  const [target, setTarget] = useState<Point>(position);
  const [name, setName] = useState("");
  const [isLocating, setLocating] = useState(false);
  const refusal = checkPlaceName(name);

  const moveTo = (next: Point, label: string) => {
    setTarget({ ...next });
    setPoint(next);
    setName(label);
  };
  const goToOwnPosition = () => {
    if (!("geolocation" in navigator)) return toast.warning(text.noLocation);
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        const approximate = approximatePoint(coords);
        moveTo(approximate, findPlace(approximate)?.address ?? "");
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
            onClick={() => point && onChoose({ ...point, name: name.trim() || null })}
          >
            {text.attachPlace}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <AddressSearch
          value={name}
          error={refusal ?? undefined}
          onType={setName}
          onChoose={(sector) => moveTo(pointOf(sector), addressOf(sector))}
        />
        <div>
          <PlaceMap
            target={target}
            onMove={(moved) => {
              setPoint(moved);
              setName((written) => findPlace(moved)?.address ?? written);
            }}
          />
          <Button variant="text" size="s" loading={isLocating} onClick={goToOwnPosition}>
            <LuLocateFixed size={18} aria-hidden="true" />
            {text.sendLocation}
          </Button>
        </div>
      </chakra.div>
    </Dialog>
  );
}
