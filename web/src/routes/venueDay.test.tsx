import { Observable } from "@apollo/client";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { kept, refusal, visitor, visit, show, day, setUpVenues } from "../testing/venuesScreen";

setUpVenues();

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

it("names the booking and the day of a code of another day, leads there, and forgets it with the day", async () => {
  const { user, path } = show(day, checking({ date: "2026-12-24", movedAt: "2026-12-20T02:00:00.000Z" }));
  const code = await typeCode(user);
  expect(await screen.findByText("Este código es de otro día.")).toBeTruthy();
  const result = screen.getByText("Este código es de otro día.").parentElement?.textContent;
  expect(result).toMatch(/Ana Gómez y Luis Gómez.*Sede Chacao\. jueves, 24 de diciembre de 2026\. De 9:00.*a 11:00/);
  expect(result).toContain("La reserva se movió el 19 de diciembre de 2026.");
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
  [
    { state: "OBJECTED" },
    "Este código ya no vale: la otra persona rechazó la reserva el 20 de diciembre de 2026.",
    false,
  ],
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

it("settles a visit before its shift as what it is, with its payment alone", async () => {
  vi.setSystemTime(new Date("2026-12-22T12:59:59Z"));
  const { user, sent } = show(day, {
    VenueVisits: () => ({ venueVisits: [visit({ canRecordArrival: false })] }),
    SettleSecureExchange: () => ({
      settleSecureExchange: { __typename: "VenueVisitPayload", visit: visit({ state: "SETTLED" }), errors: [] },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Resolver antes del turno: Guitarra por Bicicleta" }));
  expect(screen.getByText(/^Solo si la sede no va a poder atender: .* no se puede deshacer\.$/)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Volver" }));
  await user.click(screen.getByRole("button", { name: /^Resolver antes del turno/ }));
  await user.type(screen.getByLabelText("Motivo"), "La sede no abre");
  await user.click(screen.getByRole("button", { name: "Resolver" }));
  await waitFor(() => expect(sent("SettleSecureExchange")).toHaveLength(1));
  expect(sent("SettleSecureExchange")).toEqual([{ id: "9", reason: "La sede no abre", isRefunded: true }]);
});

it("says from when on arrivals are recorded, until then", async () => {
  vi.setSystemTime(new Date("2026-12-22T11:59:00Z"));
  show(day, { VenueVisits: () => ({ venueVisits: [visit({ canRecordArrival: false })] }) });
  expect(
    await screen.findByText(/^Las llegadas se registran una hora antes del turno: 8:00\sa\.\sm\.\.?$/),
  ).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date("2026-12-22T12:00:00Z"));
  show(day);
  expect(await screen.findByRole("button", { name: "Registrar llegada de Ana Gómez" })).toBeTruthy();
  expect(screen.queryByText(/^Las llegadas se registran/)).toBeNull();
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

it("shows the visits of a day that was closed after places were booked", async () => {
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
])("says why there are no visits on the closed day %s, and leads to the days beside it", async (date, reason) => {
  const { user, path } = show(`/moderacion/sedes/1?dia=${date}`, { VenueVisits: () => ({ venueVisits: [] }) });
  expect(await screen.findByRole("heading", { name: "La sede está cerrada este día" })).toBeTruthy();
  expect(screen.getByText(reason)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Día anterior" }));
  await user.click(screen.getByRole("link", { name: "Día anterior" }));
  await user.click(screen.getByRole("link", { name: "Día siguiente" }));
  expect(path()).toBe(`/moderacion/sedes/1?dia=2026-12-${Number(date.slice(-2)) - 1}`);
});

it("says of a venue that is closed for good why there are no visits", async () => {
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
  vi.setSystemTime(new Date("2026-12-22T13:00:00Z"));
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
