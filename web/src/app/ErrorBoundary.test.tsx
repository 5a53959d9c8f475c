import { cleanup } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { deleteDraft, readMemoryDraft, saveMemoryDraft, restoreMemoryDrafts } from "../lib/drafts";
import { renderScreen } from "../testing/renderScreen";
import { ErrorBoundary } from "./ErrorBoundary";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function MissingChunk(): never {
  throw new TypeError(
    "Failed to fetch dynamically imported module: https://truequea.example/assets/CategoryMenu-old.js",
  );
}

it("reloads the page once when a newer build has replaced a chunk, and keeps a half-filled form", () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  saveMemoryDraft("contact", "guest", { message: "Hola" });
  const show = () =>
    renderScreen(
      <ErrorBoundary resetKey="/contactos">
        <MissingChunk />
      </ErrorBoundary>,
    );
  show();
  show();
  expect(reload).toHaveBeenCalledTimes(1);
  deleteDraft("contact");
  restoreMemoryDrafts();
  expect(readMemoryDraft("contact", "guest")).toEqual({ message: "Hola" });
});
