import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { meeting, ring, show } from "../testing/ringScreen";
import type { Answers } from "../testing/renderScreen";

afterEach(cleanup);

const planned = (...meetings: unknown[]) => ring("ACCEPTED", { meetings, canProposeMeeting: true });
const part = async (name: string) => within(await screen.findByRole("region", { name: `Encuentro: ${name}` }));

it("shows who proposes a meeting to all at once, accepts it there, and names the members it waits for", async () => {
  const answers: Answers = {
    AcceptRingMeeting: () => ({
      acceptRingMeeting: {
        __typename: "RingPayload",
        ring: planned(meeting({}, ["1", "2"])),
        errors: [],
      },
    }),
  };
  const { user, asked } = show(planned(meeting()), answers);
  const all = await part("Todos a la vez");
  expect(all.getByText("Luis propone. ¿Puedes?")).toBeTruthy();
  expect(all.getByText("Centro Comercial Sambil")).toBeTruthy();
  await user.click(all.getByRole("button", { name: "Puedo ir" }));
  expect(await all.findByText("Falta la respuesta de Eva.")).toBeTruthy();
  expect(asked.find(({ operation }) => operation === "AcceptRingMeeting")?.variables).toEqual({ input: { id: "7" } });
  const give = await part("Le das «Bicicleta» a Luis Gómez");
  expect(give.getByRole("link").getAttribute("href")).toBe("/circulo/4?proponer=1");
  const receive = await part("Recibes «Cámara» de Eva Gómez");
  expect(receive.getByRole("link").getAttribute("href")).toBe("/circulo/4?proponer=3");
});

it("shows on the day where the others are, and reports where the viewer is", async () => {
  const soon = {
    state: "AGREED",
    canAccept: false,
    startsAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const { user, asked } = show(planned(meeting(soon)), {
    ReportRingMeetingProgress: () => ({
      reportRingMeetingProgress: {
        __typename: "RingPayload",
        ring: planned(meeting(soon)),
        errors: [],
      },
    }),
  });
  const all = await part("Todos a la vez");
  expect(all.getByText("Luis todavía no ha dicho dónde está.")).toBeTruthy();
  expect(all.getByRole("button", { name: "Guardar en el calendario" })).toBeTruthy();
  await user.click(all.getByRole("button", { name: "Me retraso 15 min" }));
  await waitFor(() =>
    expect(asked.find(({ operation }) => operation === "ReportRingMeetingProgress")?.variables).toEqual({
      input: { id: "7", report: "LATE", minutes: 15 },
    }),
  );
  // What was agreed is not cancelled by a slip.
  await user.click(all.getByRole("button", { name: "Cancelar" }));
  expect(within(await screen.findByRole("alertdialog")).getByText(/^Le avisamos a Luis y Eva/)).toBeTruthy();
  expect(asked.some(({ operation }) => operation === "CancelRingMeeting")).toBe(false);
});

it("proposes a place and an hour for one hand-over, and goes back to the ring", async () => {
  const { user, asked, path } = show(
    planned(),
    {
      MeetingPlaces: () => ({ meetingPlaces: [] }),
      ProposeRingMeeting: () => ({
        proposeRingMeeting: {
          __typename: "RingPayload",
          ring: planned(),
          errors: [],
        },
      }),
    },
    "/circulo/4?proponer=1",
  );
  expect(
    await screen.findByRole("heading", {
      level: 1,
      name: "Encuentro con Luis Gómez",
    }),
  ).toBeTruthy();
  await user.click(await screen.findByRole("radio", { name: /^Otro lugar/ }));
  await user.type(await screen.findByRole("textbox", { name: /¿Dónde\?/ }), "Plaza Bolívar");
  const day = screen.getByRole("combobox", { name: "Día" });
  await user.selectOptions(day, within(day).getAllByRole("option").at(-1) as HTMLElement);
  await user.selectOptions(screen.getByRole("combobox", { name: "Hora" }), "15:00");
  await user.click(screen.getByRole("button", { name: "Proponer" }));
  await waitFor(() => expect(path()).toBe("/circulo/4"));
  expect(asked.find(({ operation }) => operation === "ProposeRingMeeting")?.variables).toMatchObject({
    input: {
      ringId: "4",
      giverId: "1",
      place: { name: "Plaza Bolívar", location: null },
    },
  });
});

it("is shared with a trusted outsider once it is agreed, and taken back", async () => {
  const shared = (sharePath: string | null) => ({
    __typename: "MeetingSafetyPayload",
    safety: { __typename: "MeetingSafety", sharePath, wellAt: null },
    errors: [],
  });
  const agreed = meeting({ state: "AGREED", canAccept: false }, ["1", "2", "3"]);
  const { user, asked } = show(planned(agreed), {
    ShareRingMeeting: () => ({ outcome: shared("/encuentro/compartido/abc") }),
    StopSharingRingMeeting: () => ({ outcome: shared(null) }),
  });
  await user.click(await screen.findByRole("button", { name: "Avisar a alguien de confianza" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(asked.some(({ operation }) => operation === "ShareRingMeeting")).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Crear el enlace" }));
  expect((await dialog.findByLabelText<HTMLInputElement>("Enlace")).value).toMatch(/\/encuentro\/compartido\/abc$/);
  await user.click(dialog.getByRole("button", { name: "Dejar de compartir" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(
    ["ShareRingMeeting", "StopSharingRingMeeting"].map(
      (name) => asked.find(({ operation }) => operation === name)?.variables,
    ),
  ).toEqual([{ input: { id: "7" } }, { input: { id: "7" } }]);
  cleanup();
  show(planned(meeting()));
  await part("Todos a la vez");
  expect(screen.queryByRole("button", { name: "Avisar a alguien de confianza" })).toBeNull();
});

it("asks two hours after it whether all went well, and what to do if not", async () => {
  const safety = (wellAt: string | null) => ({ __typename: "MeetingSafety", sharePath: null, wellAt });
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const met = (hours: number) => meeting({ state: "AGREED", canAccept: false, startsAt: ago(hours) }, ["1", "2", "3"]);
  const { user, asked } = show(planned(met(3)), {
    RingMeetingSafety: () => ({ safety: safety(null) }),
    ReportRingMeetingWell: () => ({
      outcome: { __typename: "MeetingSafetyPayload", safety: safety(ago(0)), errors: [] },
    }),
  });
  const question = within(await screen.findByRole("group", { name: "¿Todo bien?" }));
  expect(question.getByText("Cuéntanos cómo fue el encuentro con Luis y Eva. No se lo decimos.")).toBeTruthy();
  expect(question.queryByRole("link", { name: "Denunciar a Eva" })).toBeNull();
  await user.click(question.getByRole("button", { name: "No" }));
  expect(question.getByRole("link", { name: "Denunciar a Eva" }).getAttribute("href")).toBe("/profile/third/3");
  await user.click(question.getByRole("button", { name: "Sí, todo bien" }));
  expect(await question.findByText("Dijiste que todo salió bien.")).toBeTruthy();
  expect(asked.find(({ operation }) => operation === "ReportRingMeetingWell")?.variables).toEqual({
    input: { id: "7" },
  });
  cleanup();
  show(planned(met(1)), { RingMeetingSafety: () => ({ safety: safety(null) }) });
  await screen.findByRole("button", { name: "Avisar a alguien de confianza" });
  expect(screen.queryByRole("group", { name: "¿Todo bien?" })).toBeNull();
});
