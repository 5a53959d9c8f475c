import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuMapPin } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { messages } from "../../lib/messages";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";

const PlaceDialog = lazyWithFallback(
  loadOrFailOffline(() => import("./PlaceDialog")),
  () => null,
);

/** Where the viewer is, as far as known; opens the dialog that asks. */
export function PlacePill() {
  const { place } = usePosition();
  const [isOpen, setOpen] = useState(false);
  const { ask, here, change, changeHere } = messages.place;
  return (
    <>
      <Pill
        type="button"
        aria-haspopup="dialog"
        aria-label={place ? (place.name ? change(place.name) : changeHere) : ask}
        onClick={() => setOpen(true)}
      >
        <LuMapPin size={18} aria-hidden="true" />
        <span>{place ? place.name || here : ask}</span>
      </Pill>
      {isOpen && <PlaceDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const Pill = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    flexShrink: 0,
    maxWidth: { base: "132px", lg: "200px" },
    height: { base: "44px", lg: "40px" },
    px: { base: "2.5", lg: "3" },
    borderRadius: "md",
    bg: "bg.sunken",
    color: "fg",
    fontSize: { base: "0.8125rem", lg: "0.9375rem" },
    fontWeight: 700,
    cursor: "pointer",
    "& svg": { flexShrink: 0 },
    "& span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "&:focus-visible": { outlineColor: "{colors.border.focus}", outlineOffset: "-2px" },
  },
});
