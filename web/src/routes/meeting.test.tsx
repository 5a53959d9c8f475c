import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
// Rendering does not wait for its code.
import "../features/meeting/CancelMeetingDialog";
import "../features/meeting/AllWellCard";
import "../features/meeting/HandoverCard";
import "../features/meeting/ShareMeetingDialog";
import { codeAt } from "../../../rules/handoverCodes";
import { emitReconnect } from "../apollo/reconnect";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import MeetingRoute from "./meeting";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-24T10:10:00-04:00"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const silent = { __typename: "MeetingProgress", onWayAt: null, arrivedAt: null, lateMinutes: 0, checkedAt: null };
const meeting = (more: object = {}) => ({
  __typename: "Meeting",
  id: "9",
  state: "PROPOSED",
  isProposer: false,
  place: {
    __typename: "MeetingSpot",
    name: "Plaza Bolívar de Caracas",
    address: "Centro de Caracas",
    publicPlaceId: "ccs-plaza-bolivar",
    location: { __typename: "Coordinates", latitude: 10.506, longitude: -66.915 },
  },
  startsAt: "2026-11-27T19:00:00.000Z",
  viewerProgress: silent,
  counterpartProgress: silent,
  canAccept: true,
  canCancel: true,
  ...more,
});
const transaction = (latest: object | null, canProposeMeeting = true) => ({
  __typename: "Transaction",
  id: "7",
  status: "ACCEPTED",
  viewerRole: "OWNER",
  chatId: "5",
  counterpart: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez" },
  publication: { __typename: "Publication", id: "1", title: "Guitarra eléctrica" },
  canProposeMeeting,
  meeting: latest,
  viewerMoves: [{ __typename: "TransactionMove", action: "CONFIRM", to: "CONFIRMED_OWNER" }],
  offerVersion: 1,
  offerHistory: [],
  isViewerTurn: null,
  viewerGives: { __typename: "ExchangeSide", text: "Guitarra", publications: [], money: null },
  viewerReceives: { __typename: "ExchangeSide", text: "Bicicleta", publications: [], money: null },
});
const place = (id: string, kind: string, name: string) => ({
  __typename: "PublicPlace",
  id,
  kind,
  name,
  address: "Centro",
});
const cities = [
  {
    __typename: "MeetingCity",
    city: "Caracas",
    state: "Distrito Capital",
    places: [place("ccs-sambil", "MALL", "Sambil Caracas"), place("ccs-plaza-bolivar", "SQUARE", "Plaza Bolívar")],
  },
  { __typename: "MeetingCity", city: "Coro", state: "Falcón", places: [place("cor-1", "SQUARE", "Plaza de Coro")] },
];
const payload = (more: object) => ({ __typename: "MeetingPayload", transaction: null, errors: [], ...more });

const safety = (more: object) => ({ __typename: "MeetingSafety", sharePath: null, wellAt: null, ...more });
const safetyPayload = (more: object) => ({ __typename: "MeetingSafetyPayload", safety: safety(more), errors: [] });

/** The device's clock is five minutes slow. */
const keys = {
  own: "00112233445566778899aabbccddeeff00112233",
  theirs: "ff112233445566778899aabbccddeeff00112233",
  aheadMs: 5 * 60_000,
};

function show(start: object | null, answers: Answers = {}, at = "/encuentro/7") {
  const view = renderScreen(
    <Routes>
      <Route path="/encuentro/:id" element={<MeetingRoute />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: {
        Meeting: () => ({ transaction: start }),
        MeetingPlaces: () => ({ meetingPlaces: cities }),
        MeetingSafety: () => ({ meetingSafety: safety({}) }),
        MeetingCodes: () => ({
          meetingCodes: {
            __typename: "MeetingCodes",
            ownKey: keys.own,
            counterpartKey: keys.theirs,
            serverTime: new Date(Date.now() + keys.aheadMs).toISOString(),
          },
        }),
        ...answers,
      },
    },
  );
  const sent = (operation: string) =>
    view.asked.filter((call) => call.operation === operation).map(({ variables }) => variables.input);
  return { ...view, sent, user: userEvent.setup() };
}
const submit = () => screen.findByRole<HTMLButtonElement>("button", { name: "Proponer" });

it("proposes a public place, and says what is still missing until then", async () => {
  const { user, sent } = show(transaction(null), {
    ProposeMeeting: () => ({
      proposeMeeting: payload({ transaction: transaction(meeting({ isProposer: true, canAccept: false })) }),
    }),
  });
  expect((await submit()).disabled).toBe(true);
  expect(screen.getByText("Falta el lugar, el día y la hora.")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /^Sambil Caracas/ }));
  await user.selectOptions(screen.getByLabelText("Día"), "martes, 24 de noviembre de 2026");
  const hours = within(screen.getByLabelText("Hora")).getAllByRole("option");
  // Those that are over are not among them.
  expect(hours[1]?.textContent).toBe("10:30\u00a0a.\u00a0m.");
  await user.selectOptions(screen.getByLabelText("Hora"), "15:00");
  await user.click(await submit());
  expect(sent("ProposeMeeting")).toEqual([
    {
      transactionId: "7",
      requestId: expect.any(String) as string,
      place: { publicPlaceId: "ccs-sambil" },
      startsAt: "2026-11-24T19:00:00.000Z",
    },
  ]);
  expect(await screen.findByText("Esperas la respuesta de Luis Gómez.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Aceptar" })).toBeNull();
  expect(screen.getByRole("button", { name: "Retirar la propuesta" })).toBeTruthy();
});

it("proposes a place of one's own, in another city, and shows a refusal at its field", async () => {
  const { user, sent } = show(transaction(null), {
    ProposeMeeting: () => ({
      proposeMeeting: payload({
        errors: [{ __typename: "UserError", field: "place.name", message: "El nombre del lugar no puede tener más" }],
      }),
    }),
  });
  await user.selectOptions(await screen.findByLabelText("Ciudad"), "Coro, Falcón");
  expect(screen.getByRole("radio", { name: /^Plaza de Coro/ })).toBeTruthy();
  expect(screen.queryByRole("radio", { name: /^Sambil/ })).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^Otro lugar/ }));
  await user.type(screen.getByLabelText("¿Dónde?"), "Panadería La Estrella");
  await user.selectOptions(screen.getByLabelText("Día"), "viernes, 27 de noviembre de 2026");
  await user.selectOptions(screen.getByLabelText("Hora"), "09:00");
  await user.click(await submit());
  expect(sent("ProposeMeeting")).toMatchObject([{ place: { name: "Panadería La Estrella", location: null } }]);
  expect((await screen.findByRole("alert")).textContent).toContain("El nombre del lugar no puede tener más");
  // The same proposal again is the same request.
  await user.click(await submit());
  const [first, second] = sent("ProposeMeeting") as { requestId: string }[];
  expect(first?.requestId).toBe(second?.requestId);
});

it("is accepted, can be saved in a calendar, and is cancelled after a question", async () => {
  const { user, sent } = show(transaction(meeting()), {
    AcceptMeeting: () => ({
      acceptMeeting: payload({ transaction: transaction(meeting({ state: "AGREED", canAccept: false })) }),
    }),
    CancelMeeting: () => ({
      cancelMeeting: payload({
        transaction: transaction(meeting({ state: "CANCELLED", canAccept: false, canCancel: false }), false),
      }),
    }),
  });
  expect(await screen.findByText("Luis Gómez espera tu respuesta.")).toBeTruthy();
  expect(screen.getByText("Viernes, 27 de noviembre de 2026", { normalizer: capitalise })).toBeTruthy();
  expect(screen.getByText(/^3:00/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Aceptar" }));
  expect(sent("AcceptMeeting")).toEqual([{ id: "9" }]);
  expect(await screen.findByRole("heading", { name: "Acordado" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Google Calendar" }).getAttribute("href")).toContain(
    "dates=20261127T190000Z%2F20261127T193000Z",
  );
  expect(screen.getByRole("button", { name: "Guardar en el calendario" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Cancelar el encuentro" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(sent("CancelMeeting")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Cancelar el encuentro" }));
  expect(await screen.findByRole("heading", { name: "Cancelado" })).toBeTruthy();
});
const capitalise = (text: string) => text.trim().replace(/^./, (first) => first.toUpperCase());

it("asks again what became of it where the answer is refused", async () => {
  const { user, asked } = show(transaction(meeting()), {
    AcceptMeeting: () => ({
      acceptMeeting: payload({ errors: [{ __typename: "UserError", message: "Este encuentro ya cambió" }] }),
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Aceptar" }));
  await vi.waitFor(() => expect(toastStore.getState()[0]?.text).toBe("Este encuentro ya cambió"));
  await vi.waitFor(() => expect(asked.filter(({ operation }) => operation === "Meeting")).toHaveLength(2));
});

it("changes an agreed one, beginning with what it is", async () => {
  const { user } = show(transaction(meeting({ state: "AGREED", isProposer: true, canAccept: false })));
  await user.click(await screen.findByRole("link", { name: "Cambiar lugar u hora" }));
  expect(await screen.findByText("Proponer otro lugar u otra hora")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Plaza Bolívar/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLSelectElement>("Día").value).toBe("2026-11-27");
  expect(screen.getByLabelText<HTMLSelectElement>("Hora").value).toBe("15:00");
});

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

it("is shared with somebody trusted, who hears first what they will see, and taken back", async () => {
  const shared = (sharePath: string | null) => safetyPayload({ sharePath });
  const { user, sent } = show(transaction(meeting({ state: "AGREED", canAccept: false })), {
    ShareMeeting: () => ({ shareMeeting: shared("/encuentro/compartido/abc") }),
    StopSharingMeeting: () => ({ stopSharingMeeting: shared(null) }),
  });
  await user.click(await screen.findByRole("button", { name: "Avisar a alguien de confianza" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Avisar a alguien de confianza" }));
  expect(dialog.getByText("Tu nombre, el lugar, el día y la hora.")).toBeTruthy();
  expect(dialog.getByText(/^Nada de la otra persona/)).toBeTruthy();
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
    MeetingSafety: () => ({ meetingSafety: safety({ sharePath: "/encuentro/compartido/abc" }) }),
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
    ReportMeetingWell: () => ({ reportMeetingWell: safetyPayload({ wellAt: "2026-11-27T21:00:00.000Z" }) }),
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

it("asks from the hour on who shares it, also once the exchange is done, and nobody a day later", async () => {
  vi.setSystemTime(new Date("2026-11-27T15:01:00-04:00"));
  const over = meeting({ state: "OVER", canAccept: false, canCancel: false });
  const answers = { MeetingSafety: () => ({ meetingSafety: safety({ sharePath: "/encuentro/compartido/abc" }) }) };
  show(transaction(over, false), answers);
  expect(await screen.findByText(/^Cuéntale a quien tiene tu enlace/)).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date("2026-11-28T15:00:00-04:00"));
  const { asked } = show(transaction(over, false), answers);
  await vi.waitFor(() => expect(asked.map(({ operation }) => operation)).toContain("MeetingSafety"));
  expect(await screen.findByRole("heading", { name: "Ya pasó" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "¿Todo bien?" })).toBeNull();
});

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
  sessionStorage.clear();
  show(transaction(agreedMeeting()), { MeetingCodes: () => new Error("offline") });
  expect(await screen.findByText(/^No pudimos cargar tu código/)).toBeTruthy();
});

it("is not offered where it cannot be, and not found where it is another's", async () => {
  show(transaction(null, false));
  expect(await screen.findByText("Todavía no se puede acordar un encuentro")).toBeTruthy();
  cleanup();
  show(null);
  expect(await screen.findByText("Este encuentro no existe")).toBeTruthy();
});

it("says that it could not be loaded, and takes another place where no public ones come", async () => {
  show(null, { Meeting: () => new Error("offline") });
  expect(await screen.findByRole("button", { name: /Reintentar|Intentar/ })).toBeTruthy();
  cleanup();
  const { user } = show(transaction(null), { MeetingPlaces: () => new Error("offline") });
  expect(await screen.findByText(/No pudimos cargar los lugares públicos/)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /^Otro lugar/ }));
  expect(screen.getByLabelText("¿Dónde?")).toBeTruthy();
});
