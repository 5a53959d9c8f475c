import { chakra } from "@chakra-ui/react/styled-system";
import promo from "../../assets/promo.svg";
import { ButtonLink } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { widgetMessages } from "../../lib/widgetMessages";
import { paths } from "../../lib/paths";

const text = widgetMessages.promo;

/** The promotional picture in a dialog. */
export default function PromoDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      footer={
        <ButtonLink to={paths.wall()} onClick={onClose}>
          {text.see}
        </ButtonLink>
      }
    >
      <chakra.img
        src={promo}
        alt={text.picture}
        width="100%"
        height="auto"
        borderRadius="plumaTile"
        css={{ aspectRatio: "2 / 1" }}
      />
      <chakra.p mt="4">{text.text}</chakra.p>
    </Dialog>
  );
}
