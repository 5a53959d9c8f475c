import { cleanup, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { meeting, safety, safetyPayload, setUpMeeting, show, transaction } from "../testing/meetingScreen";

setUpMeeting();

it("is shared with a trusted outsider after a preview of what they will see, and taken back", async () => {
  const shared = (sharePath: string | null) => safetyPayload({ sharePath });
  const { user, sent } = show(transaction(meeting({ state: "AGREED", canAccept: false })), {
    ShareMeeting: () => ({ outcome: shared("/encuentro/compartido/abc") }),
    StopSharingMeeting: () => ({ outcome: shared(null) }),
  });
  await user.click(await screen.findByRole("button", { name: "Avisar a alguien de confianza" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Avisar a alguien de confianza" }));
  expect(dialog.getByText("Tu nombre, el lugar, el día y la hora.")).toBeTruthy();
  expect(dialog.getByText(/^Nada de con quién te encuentras/)).toBeTruthy();
  expect(sent("ShareMeeting")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Crear el enlace" }));
  const link = `${location.origin}/encuentro/compartido/abc`;
  const whatsapp = await dialog.findByRole("link", { name: "Enviar por WhatsApp" });
  expect(whatsapp.getAttribute("href")).toContain(encodeURIComponent(link));
  expect(whatsapp.getAttribute("rel")).toContain("noreferrer");
  expect(dialog.getByLabelText<HTMLInputElement>("Enlace").value).toBe(link);
  await user.click(dialog.getByRole("button", { name: "Dejar de compartir" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect([sent("ShareMeeting"), sent("StopSharingMeeting")]).toEqual([[{ id: "9" }], [{ id: "9" }]]);
  expect(screen.getByText("Que alguien tuyo sepa dónde estás y cómo te va.")).toBeTruthy();
});

it("says that it is shared, and offers nothing of it before it is agreed", async () => {
  show(transaction(meeting({ state: "AGREED", canAccept: false })), {
    MeetingSafety: () => ({ safety: safety({ sharePath: "/encuentro/compartido/abc" }) }),
  });
  expect(await screen.findByRole("button", { name: "Ver el enlace" })).toBeTruthy();
  cleanup();
  show(transaction(meeting()));
  await screen.findByRole("heading", { name: "Por confirmar" });
  expect(screen.queryByRole("button", { name: "Avisar a alguien de confianza" })).toBeNull();
});

it("asks two hours later whether all went well, and shows where to turn where not", async () => {
  vi.setSystemTime(new Date("2026-11-27T16:59:00-04:00"));
  const held = meeting({ state: "AGREED", canAccept: false });
  show(transaction(held));
  await screen.findByRole("button", { name: "Avisar a alguien de confianza" });
  expect(screen.queryByRole("heading", { name: "¿Todo bien?" })).toBeNull();
  cleanup();
  vi.setSystemTime(new Date("2026-11-27T17:00:00-04:00"));
  const { user, sent } = show(transaction(held), {
    ReportMeetingWell: () => ({ outcome: safetyPayload({ wellAt: "2026-11-27T21:00:00.000Z" }) }),
  });
  const card = within(await screen.findByRole("region", { name: "¿Todo bien?" }));
  expect(card.queryByRole("link", { name: "Llamar al 911" })).toBeNull();
  await user.click(card.getByRole("button", { name: "No" }));
  expect(card.getByRole("link", { name: "Llamar al 911" }).getAttribute("href")).toBe("tel:911");
  expect(card.getByRole("link", { name: "Llamar al 171" }).getAttribute("href")).toBe("tel:171");
  expect(card.getByRole("button", { name: "Avisar a alguien de confianza" })).toBeTruthy();
  expect(card.getByRole("link", { name: "Cancelar o reclamar" }).getAttribute("href")).toContain("/chats/5");
  expect(card.getByRole("link", { name: "Denunciar a Luis Gómez" }).getAttribute("href")).toBe("/profile/third/2");
  await user.click(card.getByRole("button", { name: "Sí, todo bien" }));
  expect(await card.findByText("Dijiste que todo salió bien.")).toBeTruthy();
  expect(card.queryByRole("link", { name: "Llamar al 911" })).toBeNull();
  expect(sent("ReportMeetingWell")).toEqual([{ id: "9" }]);
});

it("asks a user who shares it from the hour on, also once the exchange is done, until a day later", async () => {
  vi.setSystemTime(new Date("2026-11-27T15:01:00-04:00"));
  const over = meeting({ state: "OVER", canAccept: false, canCancel: false });
  const answers = { MeetingSafety: () => ({ safety: safety({ sharePath: "/encuentro/compartido/abc" }) }) };
  show(transaction(over, false), answers);
  expect(await screen.findByText(/^Cuéntale a quien tiene tu enlace/)).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date("2026-11-28T15:00:00-04:00"));
  const { asked } = show(transaction(over, false), answers);
  await vi.waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("MeetingSafety"));
  expect(await screen.findByRole("heading", { name: "Ya pasó" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "¿Todo bien?" })).toBeNull();
});
