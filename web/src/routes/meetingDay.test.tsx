import { cleanup, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { codeAt } from "../../../rules/handoverCodes";
import { emitReconnect } from "../apollo/reconnect";
import { silent, meeting, transaction, payload, keys, show, setUpMeeting } from "../testing/meetingScreen";

setUpMeeting();

it("says on the day what both say of where they are", async () => {
  vi.setSystemTime(new Date("2026-11-27T13:00:00-04:00"));
  const agreed = (more: object = {}) => meeting({ state: "AGREED", canAccept: false, ...more });
  const { user, sent } = show(
    transaction(agreed({ counterpartProgress: { ...silent, onWayAt: "2026-11-27T16:50:00.000Z", lateMinutes: 15 } })),
    {
      ReportMeetingProgress: ({ input }) => {
        const { minutes } = input as { minutes: number | null };
        const viewerProgress = minutes
          ? { ...silent, lateMinutes: minutes }
          : { ...silent, arrivedAt: "2026-11-27T19:20:00.000Z" };
        return { reportMeetingProgress: payload({ transaction: transaction(agreed({ viewerProgress })) }) };
      },
    },
  );
  expect(await screen.findByText("Luis Gómez va en camino. Luis Gómez se retrasa 15 minutos.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Me retraso 15 min" }));
  expect(await screen.findByText("Avisaste que te retrasas 15 minutos.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Me retraso 30 min" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Llegué" }));
  expect(await screen.findByText(/^Avisaste que llegaste a las 3:20/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Voy en camino" })).toBeNull();
  expect(sent("ReportMeetingProgress")).toEqual([
    { id: "9", report: "LATE", minutes: 15 },
    { id: "9", report: "ARRIVED", minutes: null },
  ]);
});

it("asks for nothing of that before the day", async () => {
  show(transaction(meeting({ state: "AGREED", canAccept: false })));
  await screen.findByRole("heading", { name: "Acordado" });
  expect(screen.queryByRole("button", { name: "Llegué" })).toBeNull();
});

it.each(["viewerProgress", "counterpartProgress"])(
  "asks for nothing of that once a code has shown that both are there: %s",
  async (side) => {
    vi.setSystemTime(new Date("2026-11-27T15:05:00-04:00"));
    const checked = { ...silent, checkedAt: "2026-11-27T19:04:00.000Z" };
    show(transaction(meeting({ state: "AGREED", canAccept: false, [side]: checked })));
    await screen.findByText(/^(Comprobaste el código de Luis Gómez|Luis Gómez comprobó tu código)/);
    for (const name of ["Voy en camino", "Llegué", "Me retraso 15 min"])
      expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.queryByText("Luis Gómez todavía no ha dicho dónde está.")).toBeNull();
  },
);

const due = "2026-11-27T15:05:00-04:00";
const serverNow = () => new Date(Date.now() + keys.aheadMs);
const agreedMeeting = (more: object = {}) => meeting({ state: "AGREED", canAccept: false, ...more });

it("shows the own code by the server's clock, checks the other's, and asks for the stars", async () => {
  vi.setSystemTime(new Date(due));
  const { user, sent } = show(transaction(agreedMeeting()), {
    CheckMeetingCode: () => ({
      checkMeetingCode: payload({
        transaction: transaction(
          agreedMeeting({ viewerProgress: { ...silent, checkedAt: "2026-11-27T19:10:00.000Z" } }),
        ),
      }),
    }),
  });
  const own = codeAt(keys.own, serverNow());
  expect(await screen.findByText(own.split("").join(" "))).toBeTruthy();
  expect(screen.getByRole("img", { name: "Tu código de entrega, para la cámara de la otra persona" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Confirmar/ })).toBeNull();
  const field = screen.getByLabelText("Código de Luis Gómez");
  await user.type(field, own);
  await user.click(screen.getByRole("button", { name: "Comprobar" }));
  expect(screen.getByRole("alert").textContent).toContain("Ese código no es");
  // What this device knows to be wrong is not sent.
  expect(sent("CheckMeetingCode")).toEqual([]);
  await user.clear(field);
  const code = codeAt(keys.theirs, serverNow());
  await user.type(field, `${code.slice(0, 3)} ${code.slice(3)}`);
  await user.click(screen.getByRole("button", { name: "Comprobar" }));
  expect(await screen.findByText("Comprobaste el código de Luis Gómez: los dos están aquí.")).toBeTruthy();
  expect(sent("CheckMeetingCode")).toEqual([{ id: "9", code, enteredAt: serverNow().toISOString() }]);
  expect(await screen.findByRole("button", { name: /Confirmar/ })).toBeTruthy();
});

it("checks a code without a network by the keys it has, and sends it after a reload, once", async () => {
  vi.setSystemTime(new Date(due));
  const first = show(transaction(agreedMeeting()));
  await first.user.type(await screen.findByLabelText("Código de Luis Gómez"), codeAt(keys.theirs, serverNow()));
  // The server does not answer.
  await first.user.click(screen.getByRole("button", { name: "Comprobar" }));
  expect(await screen.findByText("Sin conexión: lo guardamos en cuanto vuelva.")).toBeTruthy();
  const [lost] = first.sent("CheckMeetingCode");
  cleanup();

  const offline = new Error("offline");
  let answer: unknown = offline;
  const second = show(transaction(agreedMeeting()), {
    MeetingCodes: () => offline,
    CheckMeetingCode: () => answer,
  });
  expect(await screen.findByText("Comprobaste el código de Luis Gómez: los dos están aquí.")).toBeTruthy();
  await vi.waitFor(() => expect(second.sent("CheckMeetingCode")).toEqual([lost]));
  expect(await screen.findByText(codeAt(keys.own, serverNow()).split("").join(" "))).toBeTruthy();
  await screen.findByText("Sin conexión: lo guardamos en cuanto vuelva.");
  answer = {
    checkMeetingCode: payload({
      transaction: transaction(agreedMeeting({ viewerProgress: { ...silent, checkedAt: "2026-11-27T19:10:00.000Z" } })),
    }),
  };
  emitReconnect();
  await vi.waitFor(() => expect(screen.queryByText("Sin conexión: lo guardamos en cuanto vuelva.")).toBeNull());
  expect(second.sent("CheckMeetingCode")).toEqual([lost, lost]);
  emitReconnect();
  await screen.findByText("Ahora confirma el cambio y califica.");
  expect(second.sent("CheckMeetingCode")).toHaveLength(2);
});

it("pauses after five wrong codes, and takes the one of a scanned link", async () => {
  vi.setSystemTime(new Date(due));
  const { user } = show(transaction(agreedMeeting()), {}, "/encuentro/7?codigo=000000");
  const field = await screen.findByLabelText<HTMLInputElement>("Código de Luis Gómez");
  expect(field.value).toBe("000000");
  const tryIt = () => user.click(screen.getByRole("button", { name: "Comprobar" }));
  for (let tries = 0; tries < 5; tries++) await tryIt();
  await user.clear(field);
  await user.type(field, codeAt(keys.theirs, serverNow()));
  await user.click(screen.getByRole("button", { name: "Comprobar" }));
  expect(screen.getByRole("alert").textContent).toContain("Demasiados intentos: espera un minuto.");
});

it("says that the other party has seen the own code, and why a code cannot be shown", async () => {
  vi.setSystemTime(new Date(due));
  show(transaction(agreedMeeting({ counterpartProgress: { ...silent, checkedAt: "2026-11-27T19:00:00.000Z" } })));
  expect(await screen.findByText("Luis Gómez comprobó tu código.")).toBeTruthy();
  expect(screen.queryByText("Tu código")).toBeNull();
  cleanup();
  localStorage.clear();
  show(transaction(agreedMeeting()), { MeetingCodes: () => new Error("offline") });
  expect(await screen.findByText(/^No pudimos cargar tu código/)).toBeTruthy();
});
