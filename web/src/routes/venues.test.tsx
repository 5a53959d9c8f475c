import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { venue, kept, christmas, refusal, show, venues, day, setUpVenues } from "../testing/venuesScreen";

vi.mock("../components/map/PlaceMap", () => ({
  PlaceMap: ({ onMove }: { onMove: (point: object) => void }) => (
    <button type="button" onClick={() => onMove({ latitude: 10.5, longitude: -66.9 })}>
      Mover el mapa
    </button>
  ),
}));

setUpVenues();

it.each([venues, day])("leads all but operators from %s to the wall", async (address) => {
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

it("folds away the days after the next five, and says how many there are", async () => {
  const days = Array.from({ length: 7 }, (_, index) => ({ ...christmas, date: `2026-12-0${index + 1}` }));
  const { user } = show(venues, { KeptVenues: () => ({ keptVenues: [kept], closedDays: days }) });
  const list = await screen.findByRole("list", { name: "Días cerrados" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "Ver los 7 días" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(7);
  await user.click(screen.getByRole("button", { name: "Ver menos" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(5);
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
