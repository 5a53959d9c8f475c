import { chakra } from "@chakra-ui/react/styled-system";
import { Dialog } from "../../components/ui/Dialog";
import { Picture } from "../../components/ui/Picture";

interface PictureDialogProps {
  title: string;
  image: { url: string; sources: readonly { url: string; width: number }[] } | null;
  onClose: () => void;
}

/** One picture, as large as the window allows. */
export default function PictureDialog({ title, image, onClose }: PictureDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} kind="wide">
      <chakra.div height="min(76dvh, 960px)">
        <Picture image={image} alt={title} sizes="100vw" fit="contain" eager />
      </chakra.div>
    </Dialog>
  );
}
