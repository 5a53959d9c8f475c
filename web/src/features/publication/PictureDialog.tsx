import PictureViewer from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/counter.css";
import "./pictureDialog.css";
import fallback from "../../assets/picture-error.svg";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { detailMessages } from "../../lib/detailMessages";
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
  // What is seen of the counter is hidden from screen readers.
  const place = <VisuallyHidden role="status">{detailMessages.photo(index + 1, images.length)}</VisuallyHidden>;
  return (
    <PictureViewer
      open
      close={onClose}
      index={index}
      on={{ view: (view) => onSelect(view.index) }}
      slides={images.map(({ url }, place) => ({
        src: url,
        alt: `${title}. ${detailMessages.photo(place + 1, images.length)}`,
      }))}
      plugins={images.length > 1 ? [Counter, Zoom] : [Zoom]}
      counter={{ separator: detailMessages.of }}
      zoom={{ maxZoomPixelRatio: 3 }}
      carousel={{ finite: true }}
      controller={{ closeOnPullDown: true }}
      render={
        images.length === 1
          ? { buttonPrev: () => null, buttonNext: () => null, iconError }
          : { iconError, controls: () => place }
      }
      labels={{
        Lightbox: detailMessages.gallery,
        "Photo gallery": detailMessages.gallery,
        "{index} of {total}": detailMessages.photo("{index}", "{total}"),
        Carousel: detailMessages.carousel,
        Slide: text.slide,
        Previous: detailMessages.previousPhoto,
        Next: detailMessages.nextPhoto,
        Close: messages.action.close,
        "Zoom in": detailMessages.zoomIn,
        "Zoom out": detailMessages.zoomOut,
      }}
    />
  );
}

const iconError = () => <img src={fallback} alt="" width={280} />;
