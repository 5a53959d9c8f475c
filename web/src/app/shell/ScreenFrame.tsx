import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { BottomBar } from "./BottomBar";
import { Footer } from "./Footer";
import { Header } from "./Header";
import type { Frame } from "./frame";

/**
 * The frame around a screen: header, footer, and on phones the bottom bar. Login and registration load without its
 * code.
 */
export default function ScreenFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <>
      <chakra.div display={frame.header === "wide" ? { base: "none", md: "contents" } : "contents"}>
        <Header hasSearch={frame.hasSearch} />
      </chakra.div>
      {children}
      {frame.footer !== "never" && (
        <chakra.div display={frame.footer === "wide" ? { base: "none", sm: "contents" } : "contents"}>
          <Footer />
        </chakra.div>
      )}
      {frame.hasBottomBar && <BottomBar />}
    </>
  );
}
