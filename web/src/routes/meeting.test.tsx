import { cleanup, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { toastStore } from "../components/ui/toast";
import { meeting, transaction, payload, show, setUpMeeting } from "../testing/meetingScreen";

setUpMeeting();

const submit = () => screen.findByRole<HTMLButtonElement>("button", { name: "Proponer" });

it("proposes a public place, and says what is still missing until then", async () => {
  const { user, sent } = show(transaction(null), {
    ProposeMeeting: () => ({
      proposeMeeting: payload({ transaction: transaction(meeting({ isProposer: true, canAccept: false })) }),
    }),
  });
  expect((await submit()).disabled).toBe(true);
  const offered = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  expect(offered.slice(0, 2)).toEqual([
    "PolichacaoPuesto de policía · Centro",
    "Sambil CaracasCentro comercial · Centro",
  ]);
  expect(screen.getByText("Faltan el lugar, el día y la hora.")).toBeTruthy();
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

it("says at once where the name of a place is too long, and does not send it", async () => {
  const { user } = show(transaction(null), {});
  await user.click(await screen.findByRole("radio", { name: /^Otro lugar/ }));
  await user.click(screen.getByLabelText("¿Dónde?"));
  await user.paste("🌳".repeat(121));
  await user.selectOptions(screen.getByLabelText("Día"), "viernes, 27 de noviembre de 2026");
  await user.selectOptions(screen.getByLabelText("Hora"), "09:00");
  expect(screen.getByRole("alert").textContent).toBe("El nombre del lugar no puede tener más de 120 caracteres");
  expect((await submit()).disabled).toBe(true);
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
  await vi.waitFor(() => expect(toastStore.getState()[0]?.text).toBe("Este encuentro ya cambió."));
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

it("was not cancelled where the exchange is over", async () => {
  show(transaction(meeting({ state: "ENDED", canAccept: false, canCancel: false }), false));
  expect(await screen.findByText("Cerrado: el cambio terminó o está en reclamo")).toBeTruthy();
});

it("says where no meeting can be arranged yet, and that another user's does not exist", async () => {
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
