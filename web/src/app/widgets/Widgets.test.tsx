import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { loadPublicConfig } from "../../components/form/publicConfig";
import { saveConsent } from "../../lib/consent";
import { renderScreen } from "../../testing/renderScreen";
import Widgets from "./Widgets";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  saveConsent(null);
});

const CHAT = "https://chat.example/widget.js";
const TAGS = "https://tags.example/tags.js";

it("loads no third-party scripts on a path that holds a token", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ supportChat: { url: CHAT }, tagManager: { url: TAGS } }));
  const scripts: string[] = [];
  vi.spyOn(document.head, "append").mockImplementation((node) => void scripts.push((node as HTMLScriptElement).src));
  saveConsent("accepted");
  for (const at of ["/recovery_password/abc/x", "/confirm/user/abc", "/encuentro/compartido/abc"]) {
    renderScreen(<Widgets />, { at });
    await act(async () => void (await loadPublicConfig()));
    expect(scripts).toEqual([]);
    cleanup();
  }
  renderScreen(<Widgets />, { at: "/faq" });
  await waitFor(() => expect(scripts).toEqual([CHAT, TAGS]));
});
