import { Observable } from "@apollo/client";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import VenueDay from "./venueDay";
import Venues from "./venues";

vi.mock("../components/map/PlaceMap", () => ({
  PlaceMap: ({ onMove }: { onMove: (point: object) => void }) => (
    <button type="button" onClick={() => onMove({ latitude: 10.5, longitude: -66.9 })}>
      Mover el mapa
    </button>
  ),
}));

beforeEach(() => {
  // The day of the visits.
  vi.useFakeTimers({ now: new Date("2026-12-22T04:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const venue = { __typename: "Venue", id: "1", name: "Sede Chacao", address: "Av. Miranda", city: "Caracas" };
const location = { __typename: "Coordinates", latitude: 10.49, longitude: -66.85 };
const kept = {
  __typename: "KeptVenue",
  venue: { ...venue, location },
  version: 3,
  isOpen: true,
  shifts: [{ __typename: "KeptShift", id: "1", startsAt: "09:00", endsAt: "11:00", capacity: 4, isOpen: true }],
};
const christmas = { __typename: "ClosedDay", date: "2026-12-25", reason: "Navidad" };
const refusal = (code: string, field: string | null, message: string) => ({
  __typename: "UserError",
  code,
  field,
  message,
});
const visitor = (id: string, firstName: string, arrivedAt: string | null = null) => ({
  __typename: "VenueVisitor",
  user: {
    __typename: "User",
    id,
    firstName,
    lastName: "Gómez",
    isVerified: false,
    subscription: "STANDARD",
    picture: null,
  },
  arrivedAt,
});
const visit = (more: object = {}) => ({
  __typename: "VenueVisit",
  id: "9",
  state: "ACTIVE",
  venue: { __typename: "Venue", id: "1", name: "Sede Chacao" },
  date: "2026-12-22",
  startsAt: "09:00",
  endsAt: "11:00",
  publicationTitle: "Guitarra",
  offeredTitles: ["Bicicleta"],
  writtenOffer: null,
  owner: visitor("1", "Ana"),
  interested: visitor("2", "Luis"),
  canRecordArrival: true,
  canSettle: true,
  reason: null,
  movedAt: null,
  endedAt: null,
  ...more,
});

function show(at: string, answers: Answers = {}, isOperator = true) {
  const view = renderScreen(
    <Routes>
      <Route path="/moderacion/sedes" element={<Venues />} />
      <Route path="/moderacion/sedes/:id" element={<VenueDay />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: {
        Operator: () => ({ viewer: { __typename: "Viewer", id: "1", isOperator } }),
        KeptVenues: () => ({ keptVenues: [kept], closedDays: [christmas] }),
        VenueVisits: () => ({ venueVisits: [visit()] }),
        SaveVenue: () => ({ saveVenue: { __typename: "SaveVenuePayload", venue: null, errors: [] } }),
        SaveClosedDay: () => ({
          saveClosedDay: { __typename: "SaveClosedDayPayload", closedDays: [], errors: [] },
        }),
        ...answers,
      },
    },
  );
  const sent = (operation: string) =>
    view.asked.filter((call) => call.operation === operation).map(({ variables }) => variables.input);
  return { ...view, sent, user: userEvent.setup() };
}

const venues = "/moderacion/sedes";
const day = "/moderacion/sedes/1?dia=2026-12-22";

it.each([venues, day])("leads everybody but operators from %s to the wall", async (address) => {
  const { path } = show(address, {}, false);
  await waitFor(() => expect(path()).toBe("/wall"));
});

it("lists the venues with their shifts, and closes one as it was read", async () => {
  const { user, sent } = show(venues);
  const list = await screen.findByRole("list", { name: "Sedes" });
  expect(list.textContent).toMatch(/Sede Chacao.*Activa.*Av\. Miranda, Caracas.*De 9:00.*a 11:00.*4 cupos/);
  expect(within(list).getByRole("link", { name: "Ver el día de Sede Chacao" }).getAttribute("href")).toBe(
    "/moderacion/sedes/1",
  );
  await user.click(within(list).getByRole("button", { name: "Desactivar Sede Chacao" }));
  await waitFor(() => expect(sent("SaveVenue")).toHaveLength(1));
  expect(sent("SaveVenue")).toMatchObject([
    { id: "1", version: 3, isOpen: false, shifts: [{ id: "1", startsAt: "09:00", capacity: 4 }] },
  ]);
});

it("asks for what a new venue lacks, and shows the server’s refusals at their fields", async () => {
  const { user, sent } = show(venues, {
    SaveVenue: () => ({
      saveVenue: {
        __typename: "SaveVenuePayload",
        venue: null,
        errors: [
          refusal("BAD_USER_INPUT", "name", "Ya hay una sede con ese nombre"),
          refusal("BAD_USER_INPUT", "shifts.0.capacity", "El cupo va de 1 a 50"),
        ],
      },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Nueva sede" }));
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  const alerts = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(alerts()).toEqual([
    "Escribe el nombre de la sede",
    "Escribe la dirección de la sede",
    "Escribe la ciudad de la sede",
    "Mueve el mapa hasta la entrada de la sede",
  ]);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Nombre" }));
  await user.type(screen.getByRole("textbox", { name: "Nombre" }), "Sede Valencia");
  await user.type(screen.getByRole("textbox", { name: "Dirección" }), "Av. Bolívar");
  await user.type(screen.getByRole("textbox", { name: "Ciudad" }), "Valencia");
  await user.click(screen.getByRole("button", { name: "Mover el mapa" }));
  await user.click(screen.getByRole("button", { name: "Agregar turno" }));
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(alerts()).toEqual(["Ya hay una sede con ese nombre", "El cupo va de 1 a 50"]));
  expect(sent("SaveVenue")).toMatchObject([
    {
      id: null,
      name: "Sede Valencia",
      location: { latitude: 10.5, longitude: -66.9 },
      shifts: [
        { startsAt: "09:00", endsAt: "11:00" },
        { startsAt: "11:00", endsAt: "13:00" },
      ],
    },
  ]);
});

it("keeps a shift that another operator added before the conflict", async () => {
  let now = kept;
  const { user, sent } = show(venues, {
    KeptVenues: () => ({ keptVenues: [now], closedDays: [] }),
    SaveVenue: ({ input }) => {
      const isStale = (input as { version: number }).version === kept.version;
      const added = { ...kept.shifts[0], id: "2", startsAt: "14:00", endsAt: "16:00" };
      now = { ...kept, version: 4, shifts: [...kept.shifts, added] as typeof kept.shifts };
      const errors = isStale ? [refusal("CONFLICT", null, "Otra persona la cambió")] : [];
      return { saveVenue: { __typename: "SaveVenuePayload", venue: null, errors } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Editar Sede Chacao" }));
  await user.type(screen.getByRole("textbox", { name: "Nombre" }), " Norte");
  await user.click(screen.getByRole("button", { name: "Agregar turno" }));
  await user.click(screen.getByRole("button", { name: "Quitar el turno 2" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Agregar turno" }));
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  expect(await screen.findByLabelText("Empieza el turno 2")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Guardar" }));
  await waitFor(() => expect(sent("SaveVenue")).toHaveLength(2));
  expect(sent("SaveVenue")[1]).toMatchObject({
    name: "Sede Chacao Norte",
    version: 4,
    shifts: [{ id: "1" }, { id: "2" }],
  });
});

it("asks for the place of a venue that has none before it saves it", async () => {
  const { user, sent } = show(venues, {
    KeptVenues: () => ({ keptVenues: [{ ...kept, venue: { ...venue, location: null } }], closedDays: [] }),
  });
  await user.click(await screen.findByRole("button", { name: "Desactivar Sede Chacao" }));
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  expect(screen.getByRole("alert").textContent).toBe("Mueve el mapa hasta la entrada de la sede");
  expect(sent("SaveVenue")).toEqual([]);
});

it("closes a day with its reason, and opens one again", async () => {
  let days = [christmas];
  const { user, sent } = show(venues, {
    KeptVenues: () => ({ keptVenues: [kept], closedDays: days }),
    SaveClosedDay: ({ input }) => {
      if (!(input as { isClosed: boolean }).isClosed) days = [];
      return { saveClosedDay: { __typename: "SaveClosedDayPayload", closedDays: [], errors: [] } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Cerrar ese día" }));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "Elige la fecha",
    "Escribe por qué se cierra",
  ]);
  await user.type(screen.getByLabelText("Fecha"), "2026-12-31");
  await user.type(screen.getByLabelText("Motivo"), "Fin de año");
  await user.click(screen.getByRole("button", { name: "Cerrar ese día" }));
  await waitFor(() => expect(sent("SaveClosedDay")).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: "Abrir el viernes, 25 de diciembre de 2026" }));
  await waitFor(() => expect(sent("SaveClosedDay")).toHaveLength(2));
  expect(sent("SaveClosedDay")).toEqual([
    { date: "2026-12-31", reason: "Fin de año", isClosed: true },
    { date: "2026-12-25", reason: null, isClosed: false },
  ]);
  const heading = screen.getByRole("heading", { name: "Días cerrados" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it("checks a code, keeps the field ready for the next one, and records who came", async () => {
  let now = visit();
  const { user, sent } = show(day, {
    VenueVisits: () => ({ venueVisits: [now] }),
    CheckSecureExchangeCode: ({ input }) => ({
      checkSecureExchangeCode: {
        __typename: "VenueVisitPayload",
        ...((input as { code: string }).code === "k7mwx4"
          ? { visit: now, errors: [] }
          : { visit: null, errors: [refusal("NOT_FOUND", "code", "Ningún cambio seguro tiene este código")] }),
      },
    }),
    RecordArrival: () => {
      now = visit({ owner: visitor("1", "Ana", "2026-12-22T13:05:00.000Z") });
      return { recordArrival: { __typename: "VenueVisitPayload", visit: now, errors: [] } };
    },
  });
  const code = await screen.findByRole<HTMLInputElement>("textbox", { name: "Código del cambio seguro" });
  await user.type(code, "k7{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("El código tiene 6 caracteres");
  await user.clear(code);
  await user.type(code, "zzzzzz{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("Ese código tiene un carácter que no usamos; revísalo");
  await user.clear(code);
  await user.type(code, "k7mwx9{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Ningún cambio seguro tiene este código");
  await user.clear(code);
  await user.type(code, "k7mwx4{Enter}");
  expect(await screen.findByText("Código correcto: Guitarra.")).toBeTruthy();
  expect([document.activeElement, code.value]).toEqual([code, ""]);

  // A wrong one takes back what the former one said.
  await user.type(code, "k7mwx9{Enter}");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.queryByText("Código correcto: Guitarra.")).toBeNull();

  const shift = screen.getByRole("list", { name: /^De 9:00/ });
  expect(shift.textContent).toContain("Guitarra por Bicicleta");
  await user.click(within(shift).getByRole("button", { name: "Registrar llegada de Ana Gómez" }));
  expect(await within(shift).findByText(/^Llegó a las 9:05/)).toBeTruthy();
  expect(document.activeElement).toBe(within(shift).getByRole("heading", { name: "Guitarra por Bicicleta" }));
  expect(sent("RecordArrival")).toEqual([{ id: "9", party: "OWNER" }]);
  expect(within(shift).getByRole("button", { name: "Registrar llegada de Luis Gómez" })).toBeTruthy();
});

const checking = (more: object) => ({
  CheckSecureExchangeCode: () => ({
    checkSecureExchangeCode: { __typename: "VenueVisitPayload", visit: visit(more), errors: [] },
  }),
});
async function typeCode(user: ReturnType<typeof userEvent.setup>) {
  const code = await screen.findByRole("textbox", { name: "Código del cambio seguro" });
  await user.type(code, "k7mwx4{Enter}");
  return code;
}

it("says of a code of another day whose it is and when, leads there, and forgets it with the day", async () => {
  const { user, path } = show(day, checking({ date: "2026-12-24", movedAt: "2026-12-20T02:00:00.000Z" }));
  const code = await typeCode(user);
  expect(await screen.findByText("Este código es de otro día.")).toBeTruthy();
  const told = screen.getByText("Este código es de otro día.").parentElement?.textContent;
  expect(told).toMatch(/Ana Gómez y Luis Gómez.*Sede Chacao\. jueves, 24 de diciembre de 2026\. De 9:00.*a 11:00/);
  expect(told).toContain("La reserva se movió el 19 de diciembre de 2026.");
  await user.click(screen.getByRole("link", { name: "Ver ese día" }));
  expect(path()).toBe("/moderacion/sedes/1?dia=2026-12-24");
  await waitFor(() => expect(screen.queryByText("Este código es de otro día.")).toBeNull());
  // What was pressed went with it.
  expect(document.activeElement).toBe(code);
});

it("leads to the other venue of a code", async () => {
  const { user } = show(day, checking({ venue: { __typename: "Venue", id: "2", name: "Sede Altamira" } }));
  await typeCode(user);
  expect(await screen.findByText("Este código es de otra sede: Sede Altamira.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver ese día" }).getAttribute("href")).toBe(
    "/moderacion/sedes/2?dia=2026-12-22",
  );
});

it.each([
  [{ date: "2026-12-21" }, "Este código venció: su día ya pasó.", true],
  [{ state: "CANCELLED" }, "Este código se canceló el 20 de diciembre de 2026.", false],
  [{ state: "OBJECTED" }, "Este código ya no vale: la otra persona rechazó la cita el 20 de diciembre de 2026.", false],
  [
    { state: "ENDED" },
    "Este código dejó de valer el 20 de diciembre de 2026: el cambio terminó o está en reclamo.",
    false,
  ],
  [{ state: "COMPLETED" }, "Este código ya se usó el 20 de diciembre de 2026.", false],
  [{ state: "ENDED", endedAt: null }, "Este código ya no vale: el cambio terminó o está en reclamo.", false],
])("says of the code of %o what became of it", async (more, verdict, hasLink) => {
  const { user } = show(day, checking({ endedAt: "2026-12-21T03:00:00.000Z", ...more }));
  await typeCode(user);
  expect(await screen.findByText(verdict)).toBeTruthy();
  expect(screen.getByRole("status").textContent).toContain("Ana Gómez y Luis Gómez");
  expect(screen.queryByRole("link", { name: "Ver ese día" }) !== null).toBe(hasLink);
});

it("settles a visit of a day to come as what it is, with its payment alone", async () => {
  vi.setSystemTime(new Date("2026-12-22T03:59:59Z"));
  const { user, sent } = show(day, {
    VenueVisits: () => ({ venueVisits: [visit({ canRecordArrival: false })] }),
    SettleSecureExchange: () => ({
      settleSecureExchange: { __typename: "VenueVisitPayload", visit: visit({ state: "SETTLED" }), errors: [] },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Resolver antes del día: Guitarra por Bicicleta" }));
  expect(screen.getByText(/^Solo si la sede no va a poder atender: .* no se puede deshacer\.$/)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Volver" }));
  await user.click(screen.getByRole("button", { name: /^Resolver antes del día/ }));
  await user.type(screen.getByLabelText("Motivo"), "La sede no abre");
  await user.click(screen.getByRole("button", { name: "Resolver" }));
  await waitFor(() => expect(sent("SettleSecureExchange")).toHaveLength(1));
  expect(sent("SettleSecureExchange")).toEqual([{ id: "9", reason: "La sede no abre", isRefunded: true }]);
});

it("lists what earlier days have left open above the visits of the day", async () => {
  show(day, {
    VenueVisits: () => ({
      venueVisits: [
        visit({ id: "8", date: "2026-12-21", publicationTitle: "Violín", canRecordArrival: false }),
        visit(),
      ],
    }),
  });
  const open = await screen.findByRole("list", { name: "Sin cerrar de días anteriores" });
  expect(within(open).getByRole("button", { name: "Resolver: Violín por Bicicleta" })).toBeTruthy();
  const itsDay = within(open).getByRole("link", { name: /^lunes, 21 de diciembre de 2026\. De 9:00/ });
  expect(itsDay.getAttribute("href")).toBe("/moderacion/sedes/1?dia=2026-12-21");
  const lists = screen.getAllByRole("list").filter((list) => list.textContent?.includes("por Bicicleta"));
  expect(lists.map((list) => list.textContent?.includes("Violín"))).toEqual([true, false]);
});

it("says of a day that was closed after places were booked both that and who comes", async () => {
  show("/moderacion/sedes/1?dia=2026-12-25", {
    VenueVisits: () => ({ venueVisits: [visit({ date: "2026-12-25" })] }),
  });
  expect(await screen.findByText("La sede está cerrada este día.")).toBeTruthy();
  expect(screen.getByText("Motivo: Navidad")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Registrar llegada de Ana/ })).toBeTruthy();
});

it.each([
  ["2026-12-25", "Motivo: Navidad"],
  ["2026-12-26", "Los fines de semana no abre."],
])("says why nobody comes on the closed day %s, and leads to the days beside it", async (date, reason) => {
  const { user, path } = show(`/moderacion/sedes/1?dia=${date}`, { VenueVisits: () => ({ venueVisits: [] }) });
  expect(await screen.findByRole("heading", { name: "La sede está cerrada este día" })).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Día anterior" }));
  await user.click(screen.getByRole("link", { name: "Día anterior" }));
  await user.click(screen.getByRole("link", { name: "Día siguiente" }));
  expect(path()).toBe(`/moderacion/sedes/1?dia=2026-12-${Number(date.slice(-2)) - 1}`);
});

it("says of a venue that is closed for good why nobody comes", async () => {
  show(day, {
    KeptVenues: () => ({ keptVenues: [{ ...kept, isOpen: false }], closedDays: [] }),
    VenueVisits: () => ({ venueVisits: [] }),
  });
  expect(await screen.findByText("Está desactivada: nadie puede reservarla.")).toBeTruthy();
});

it("says what each party brings, and quotes what is offered in words", async () => {
  show(day, { VenueVisits: () => ({ venueVisits: [visit({ writtenOffer: "50 USD" })] }) });
  expect(await screen.findByRole("heading", { name: "Guitarra por Bicicleta, «50 USD»" })).toBeTruthy();
  expect(screen.getByText("Publicó y trae «Guitarra»")).toBeTruthy();
  expect(screen.getByText("Propuso el cambio y trae «Bicicleta», «50 USD»")).toBeTruthy();
});

it("keeps the next code that is typed while one is checked", async () => {
  let answer = () => {};
  const { user } = show(day, {
    CheckSecureExchangeCode: () =>
      new Observable((observer) => {
        answer = () =>
          observer.next({ checkSecureExchangeCode: { __typename: "VenueVisitPayload", visit: visit(), errors: [] } });
      }),
  });
  const code = await screen.findByRole<HTMLInputElement>("textbox", { name: "Código del cambio seguro" });
  await user.type(code, "k7mwx4{Enter}");
  await user.clear(code);
  await user.type(code, "ac");
  act(answer);
  expect(await screen.findByText("Código correcto: Guitarra.")).toBeTruthy();
  await user.type(code, "d");
  expect(code.value).toBe("acd");
});

it("settles a visit with a reason", async () => {
  const { user, sent } = show(day, {
    SettleSecureExchange: () => ({
      settleSecureExchange: {
        __typename: "VenueVisitPayload",
        visit: visit({ state: "SETTLED", canRecordArrival: false, canSettle: false, reason: "Luis no vino" }),
        errors: [],
      },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Resolver: Guitarra por Bicicleta" }));
  await user.click(screen.getByRole("button", { name: "Resolver" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Escribe el motivo de la decisión");
  await user.type(screen.getByRole("textbox", { name: "Motivo" }), "Luis no vino");
  await user.click(screen.getByRole("checkbox", { name: "Devolver lo que costó a quien reservó" }));
  await user.click(screen.getByRole("button", { name: "Resolver" }));
  expect(await screen.findByText("Motivo: Luis no vino")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Guitarra por Bicicleta" }));
  expect(sent("SettleSecureExchange")).toEqual([{ id: "9", reason: "Luis no vino", isRefunded: false }]);
});
