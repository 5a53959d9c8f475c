import { Route, Routes } from "react-router-dom";
import { infoScreens } from "../app/infoScreens";
import { renderScreen } from "./renderScreen";

/** Renders the page of information at this address, with a start page beside it. */
export function showInfoScreen(path: string) {
  const Screen = infoScreens.find((screen) => screen.path === path)?.Screen ?? (() => null);
  return renderScreen(
    <Routes>
      <Route path="/" element={null} />
      <Route path={path} element={<Screen />} />
    </Routes>,
    { at: path },
  );
}
