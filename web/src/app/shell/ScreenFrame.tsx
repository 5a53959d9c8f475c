import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { BottomBar } from "./BottomBar";
import { Footer } from "./Footer";
import { Header } from "./Header";
import type { Frame } from "./frame";

/** Paper shows the page alone. */
const OnScreen = chakra("div", { base: { "@media print": { display: "none !important" } } });

/**
 * The frame around a screen: header, footer, and on phones the bottom bar. Login and registration load without its
 * code.
 */
export default function ScreenFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <>
      <OnScreen display={frame.header === "wide" ? { base: "none", md: "contents" } : "contents"}>
        <Header hasSearch={frame.hasSearch} />
      </OnScreen>
      {children}
      {frame.footer !== "never" && (
        <OnScreen display={frame.footer === "wide" ? { base: "none", sm: "contents" } : "contents"}>
          <Footer hasServices={frame.hasServices} />
        </OnScreen>
      )}
      {frame.hasBottomBar && (
        <OnScreen display="contents">
          <BottomBar />
        </OnScreen>
      )}
    </>
  );
}
