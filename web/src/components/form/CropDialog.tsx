import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import Cropper from "react-easy-crop";
import { LuMaximize, LuRotateCw } from "react-icons/lu";
import "react-easy-crop/react-easy-crop.css";
import { messages } from "../../lib/messages";
import { publishingMessages } from "../../lib/publishingMessages";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Spinner } from "../ui/Spinner";
import { baseName, cropImage, firstZoom, loadImage, maxZoom, turnImage, wholeZoom } from "./cropImage";
import type { CropArea } from "./cropImage";
import { minPictureSide, pictureTexts, pictureWidths, thumbnailWidth } from "../../../../rules/pictures";

interface CropDialogProps {
  file: File;
  shape?: "rect" | "round";
  /** The cropped picture, 750 px wide, and its small version of 250 px. */
  onDone: (picture: File, thumbnail: File) => void;
  onCancel: () => void;
  /** The browser cannot read the file as a picture. */
  onUnreadable: () => void;
}

type State = { kind: "loading" } | { kind: "tooSmall" } | { kind: "valid"; url: string; width: number; height: number };

const texts = publishingMessages.crop;

/** Crops a picture: loading, too small (then only «Entendido»), or ready to be cropped. */
export default function CropDialog({ file, shape = "rect", onDone, onCancel, onUnreadable }: CropDialogProps) {
  const [state, setState] = useState<State>({ kind: "loading" });
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const [isWorking, setWorking] = useState(false);

  // The file, or what turning it has made of it.
  const [source, setSource] = useState<Blob>(file);

  useEffect(() => {
    let isMounted = true;
    const url = URL.createObjectURL(source);
    setState({ kind: "loading" });
    setPosition({ x: 0, y: 0 });
    setArea(undefined);
    loadImage(url).then(
      ({ naturalWidth: width, naturalHeight: height }) => {
        if (!isMounted) return;
        if (Math.min(width, height) < minPictureSide) return setState({ kind: "tooSmall" });
        setZoom(firstZoom({ width, height }));
        setState({ kind: "valid", url, width, height });
      },
      () => isMounted && onUnreadable(),
    );
    return () => {
      isMounted = false;
      URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [source]);

  const cropAndFinish = async () => {
    if (state.kind !== "valid" || !area) return;
    setWorking(true);
    try {
      const name = baseName(file);
      const picture = await cropImage(state.url, area, pictureWidths[0], name);
      const thumbnail = await cropImage(state.url, area, thumbnailWidth, `${name}-250`);
      onDone(picture, thumbnail);
    } catch {
      onUnreadable();
    } finally {
      setWorking(false);
    }
  };

  const turn = async () => {
    if (state.kind !== "valid") return;
    setWorking(true);
    try {
      setSource(await turnImage(state.url));
    } catch {
      onUnreadable();
    } finally {
      setWorking(false);
    }
  };

  const showWhole = () => {
    if (state.kind !== "valid") return;
    setPosition({ x: 0, y: 0 });
    setZoom(wholeZoom(state));
  };

  if (state.kind === "tooSmall") {
    return (
      <Dialog
        open
        onClose={onCancel}
        title={texts.tooSmallTitle}
        role="alertdialog"
        footer={<Button onClick={onCancel}>{messages.action.understood}</Button>}
      >
        {pictureTexts.tooSmall}
      </Dialog>
    );
  }
  const limit = state.kind === "valid" ? maxZoom(state) : 1;
  const least = state.kind === "valid" && shape === "rect" ? wholeZoom(state) : 1;
  return (
    <Dialog
      open
      onClose={onCancel}
      title={texts.title}
      footer={
        <>
          <Button variant="text" onClick={onCancel}>
            {messages.action.cancel}
          </Button>
          <Button onClick={cropAndFinish} disabled={state.kind !== "valid" || !area} loading={isWorking}>
            {texts.use}
          </Button>
        </>
      }
    >
      <chakra.div
        position="relative"
        width="100%"
        height={{ base: "300px", sm: "360px" }}
        borderRadius="plumaMd"
        overflow="hidden"
        bg="bg.stage"
      >
        {state.kind === "valid" ? (
          <Cropper
            image={state.url}
            crop={position}
            zoom={zoom}
            minZoom={least}
            // A whole picture leaves room beside it.
            restrictPosition={zoom >= 1}
            maxZoom={limit}
            aspect={1}
            cropShape={shape}
            showGrid={shape === "rect"}
            zoomWithScroll
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ role: "application", "aria-label": texts.area }}
          />
        ) : (
          <chakra.p
            role="status"
            display="flex"
            height="100%"
            alignItems="center"
            justifyContent="center"
            gap="3"
            color="fg.onFill"
          >
            <Spinner /> {texts.loading}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.label display="flex" alignItems="center" gap="3" mt="4" textStyle="label">
        {texts.zoom}
        <chakra.input
          type="range"
          min={least}
          max={limit}
          step={0.01}
          value={zoom}
          disabled={state.kind !== "valid" || limit === least}
          onChange={(event) => setZoom(Number(event.target.value))}
          flex="1"
          minHeight="2.75rem"
          accentColor="{colors.border.selected}"
        />
      </chakra.label>
      <chakra.p textStyle="small" color="fg.muted">
        {texts.hint}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        <Button variant="secondary" size="s" onClick={() => void turn()} disabled={state.kind !== "valid" || isWorking}>
          <LuRotateCw size={18} aria-hidden="true" />
          {texts.turn}
        </Button>
        {shape === "rect" && (
          <Button variant="secondary" size="s" onClick={showWhole} disabled={state.kind !== "valid" || isWorking}>
            <LuMaximize size={18} aria-hidden="true" />
            {texts.whole}
          </Button>
        )}
      </chakra.div>
    </Dialog>
  );
}
