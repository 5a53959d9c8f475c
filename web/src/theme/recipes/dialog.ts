import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Centred window on wide screens; `sheet` comes from below on phones, `drawer` from the left. */
export const dialogRecipe = defineSlotRecipe({
  className: "tq-dialog",
  slots: [
    "trigger",
    "backdrop",
    "positioner",
    "content",
    "title",
    "description",
    "closeTrigger",
    "header",
    "body",
    "footer",
  ],
  base: {
    backdrop: {
      position: "fixed",
      inset: 0,
      bg: "bg.overlay",
      zIndex: "overlay",
      _open: { animation: "fade-in {durations.base}" },
      _closed: { animation: "fade-out {durations.fast}" },
    },
    positioner: {
      position: "fixed",
      inset: 0,
      zIndex: "modal",
      display: "flex",
      overflow: "auto",
      overscrollBehaviorY: "none",
    },
    content: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      width: "100%",
      bg: "bg.surface",
      boxShadow: "3",
      outline: 0,
      _closed: { animation: "fade-out {durations.fast}" },
    },
    header: {
      "[data-lead] + &": {
        justifyContent: "center",
        textAlign: "center",
        p: "16px 24px 0",
        "& button": { position: "absolute", right: "12px", top: "12px" },
      },
      display: "flex",
      alignItems: "flex-start",
      justifyContent: "space-between",
      gap: "3",
      p: "24px 16px 0 24px",
    },
    title: { textStyle: "h3", pt: "2", minWidth: "0", overflowWrap: "anywhere" },
    description: { color: "fg.muted" },
    body: { flex: "1", p: "12px 24px 24px" },
    footer: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "3", p: "0 24px 24px" },
    closeTrigger: {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      width: "44px",
      height: "44px",
      borderRadius: "control",
      cursor: "pointer",
      _hover: { bg: "bg.sunken" },
    },
  },
  variants: {
    kind: {
      window: {
        positioner: { p: "4" },
        content: {
          m: "auto",
          maxWidth: "520px",
          borderRadius: "plumaModal",
          _open: { animation: "rise-in {durations.base} {easings.standard}" },
        },
      },
      sheet: {
        positioner: { p: { md: "4" }, alignItems: { base: "flex-end", md: "center" } },
        content: {
          mx: "auto",
          maxWidth: { md: "520px" },
          maxHeight: { base: "92dvh", md: "none" },
          // Room for a notice above it.
          "body:has([data-toast]) &": { maxHeight: { base: "calc(100dvh - 112px)", md: "none" } },
          overflow: "auto",
          // What has the focus is never below the buttons.
          scrollPaddingBottom: { base: "160px", md: "0" },
          borderRadius: { base: "22px 22px 0 0", md: "plumaModal" },
          _open: { animation: "sheet-in {durations.slow} {easings.standard}" },
        },
        body: { mdDown: { "&:not(:last-child)": { pb: "3" } } },
        footer: {
          mdDown: {
            pt: "3",
            // In view, however long the sheet is, unless it would leave no room for it.
            "@media (min-height: 480px)": { position: "sticky", bottom: "0", zIndex: "sticky", bg: "bg.surface" },
          },
        },
      },
      wide: {
        positioner: { p: { base: "0", md: "4" } },
        content: { m: "auto", maxWidth: "1080px", borderRadius: { md: "plumaModal" } },
      },
      drawer: {
        content: {
          mr: "auto",
          maxWidth: "min(330px, calc(100vw - 60px))",
          minHeight: "100%",
          borderRadius: "0 22px 6px 0",
          _open: { animation: "drawer-in {durations.slow} {easings.standard}" },
        },
        header: {
          position: "relative",
          alignItems: "center",
          minHeight: "102px",
          p: "16px 20px",
          bg: "bg.header",
          color: "fg.onFill",
          borderTopRightRadius: "22px",
          "--focus-ring": "{colors.border.focusOnHeader}",
        },
        title: { pt: "0" },
        body: { px: "0", pt: "2" },
        // Beside the drawer, where the thumb is.
        closeTrigger: {
          position: "absolute",
          left: "calc(100% + 8px)",
          top: "16px",
          borderRadius: "full",
          bg: "bg.surface",
          color: "fg.action",
          _hover: { bg: "bg.hover" },
        },
      },
    },
  },
  defaultVariants: { kind: "window" },
});
