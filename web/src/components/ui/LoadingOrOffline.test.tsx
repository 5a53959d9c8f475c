import { act, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { setServerReachable } from "../../lib/loadWhenOnline";
import { renderScreen } from "../../testing/renderScreen";
import { LoadingOrOffline } from "./LoadingOrOffline";

afterEach(() => setServerReachable(true));

test("a placeholder gives way to a message with a way to try again while there is no network", () => {
  renderScreen(<LoadingOrOffline>cargando</LoadingOrOffline>);
  expect(screen.queryByText("cargando")).not.toBeNull();

  act(() => setServerReachable(false));
  expect(screen.queryByText("cargando")).toBeNull();
  screen.getByRole("heading", { name: "No pudimos cargar esto" });
  screen.getByRole("button", { name: "Intentar de nuevo" });

  act(() => setServerReachable(true));
  expect(screen.queryByText("cargando")).not.toBeNull();
});
