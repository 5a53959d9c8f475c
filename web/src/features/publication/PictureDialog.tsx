import PictureViewer from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import fallback from "../../assets/picture-error.svg";
import { messages } from "../../lib/messages";

const text = messages.publication;

interface PictureDialogProps {
  title: string;
  images: readonly { url: string }[];
  /** The picture to begin with. */
  index: number;
  /** The picture that is shown now, from 0. */
  onSelect: (index: number) => void;
  onClose: () => void;
}

/** The pictures over the whole screen: swipe, pinch and double tap, arrow keys, Escape. */
export default function PictureDialog({ title, images, index, onSelect, onClose }: PictureDialogProps) {
  return (
    <PictureViewer
      open
      close={onClose}
      index={index}
      on={{ view: (view) => onSelect(view.index) }}
      slides={images.map(({ url }, place) => ({ src: url, alt: `${title}. ${text.photo(place + 1, images.length)}` }))}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: 3 }}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true }}
      {...(images.length === 1 && { render: { buttonPrev: () => null, buttonNext: () => null, iconError } })}
      {...(images.length > 1 && { render: { iconError } })}
      labels={{
        Lightbox: text.gallery,
        "Photo gallery": text.gallery,
        "{index} of {total}": text.photo("{index}", "{total}"),
        Carousel: text.carousel,
        Slide: text.slide,
        Previous: text.previousPhoto,
        Next: text.nextPhoto,
        Close: messages.action.close,
        "Zoom in": text.zoomIn,
        "Zoom out": text.zoomOut,
      }}
    />
  );
}

const iconError = () => <img src={fallback} alt="" width={280} />;
