import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { LuLocateFixed } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { messages } from "../../lib/messages";
import { placeMessages } from "../../lib/placeMessages";
import type { Town } from "../../lib/towns";
import { TownSearch } from "./TownSearch";

/** "¿Dónde estás?": the browser's position, or a town of Venezuela. */
export default function PlaceDialog({ onClose }: { onClose: () => void }) {
  const { isOwn, isDenied, request, chooseTown } = usePosition();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (isWaiting && isOwn) onClose();
  }, [isWaiting, isOwn, onClose]);

  const choose = ({ town, lat, lng }: Town) => {
    chooseTown({ latitude: lat, longitude: lng, name: town });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={placeMessages.title} kind="sheet">
      <chakra.p mb="4">{placeMessages.lead}</chakra.p>
      <Button
        variant="secondary"
        wide
        onClick={() => {
          setWaiting(true);
          request();
        }}
      >
        <LuLocateFixed size={18} aria-hidden="true" />
        {messages.search.myPosition}
      </Button>
      <chakra.p role="status" textStyle="small" color="fg.muted" my="3">
        {isWaiting && isDenied ? placeMessages.denied : ""}
      </chakra.p>
      <TownSearch onChoose={choose} />
    </Dialog>
  );
}
