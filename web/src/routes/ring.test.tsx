import { Observable } from "@apollo/client";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { member, ring, show } from "../testing/ringScreen";

afterEach(cleanup);

it("says who gives what to whom, until when it waits, and what the viewer gets", async () => {
  show(ring("PROPOSED"));
  expect(await screen.findByRole("heading", { level: 1, name: "Círculo de 3 personas" })).toBeTruthy();
  expect(screen.getByText("Le das «Bicicleta» a Luis Gómez y recibes «Cámara» de Eva Gómez")).toBeTruthy();
  const people = within(screen.getByRole("region", { name: "Quién da qué a quién" }));
  expect(people.getAllByRole("listitem").map((item) => within(item).getByText(/ das? «/).textContent)).toEqual([
    "Tú das «Bicicleta» a Luis Gómez",
    "Luis Gómez da «Guitarra» a Eva Gómez",
    "Eva Gómez da «Cámara» a ti",
  ]);
  expect(people.getAllByText("Falta su respuesta")).toHaveLength(3);
  expect(screen.getByText(/^Espera las respuestas hasta el 22 dic.* 2026, 3:00/)).toBeTruthy();
});

it("says who pays whom what evens it out", async () => {
  const pay = (payerId: string, payeeId: string) => ({
    complement: {
      __typename: "RingComplement",
      payerId,
      payeeId,
      money: { __typename: "Money", amount: 4000, currency: "USD" },
    },
  });
  show(
    ring("PROPOSED", {
      members: [
        { ...member("1", "Ana", "Bicicleta"), ...pay("1", "2") },
        { ...member("2", "Luis", "Guitarra"), ...pay("3", "2") },
        { ...member("3", "Eva", "Cámara"), ...pay("3", "1") },
      ],
    }),
  );
  const people = within(await screen.findByRole("region", { name: "Quién da qué a quién" }));
  expect(people.getAllByText(/para emparejar/).map(({ textContent }) => textContent)).toEqual([
    "Tú le das 40\u00a0USD a Luis Gómez para emparejar",
    "Eva Gómez le da 40\u00a0USD a Luis Gómez para emparejar",
    "Eva Gómez te da 40\u00a0USD para emparejar",
  ]);
});

it("is accepted with one button, and then waits for the others", async () => {
  const accepted = ring("PROPOSED", {
    canAccept: false,
    members: [
      member("1", "Ana", "Bicicleta", { accepted: true }),
      member("2", "Luis", "Guitarra"),
      member("3", "Eva", "Cámara"),
    ],
  });
  const { user } = show(ring("PROPOSED"), {
    AcceptRing: () => ({ acceptRing: { __typename: "RingPayload", ring: accepted, errors: [] } }),
  });
  await user.click(await screen.findByRole("button", { name: "Aceptar el círculo" }));
  const status = await screen.findByText("Ya aceptaste. Te avisamos cuando respondan los demás.");
  // Which the pressed button has left.
  await waitFor(() => expect(document.activeElement).toBe(status.closest("[role=status]")));
  expect(screen.queryByRole("button", { name: "Aceptar el círculo" })).toBeNull();
  expect(screen.getByRole("button", { name: "No me interesa" })).toBeTruthy();
});

it("asks for the stars of who gave, and confirms with them", async () => {
  const { user, asked } = show(ring("ACCEPTED"), {
    ConfirmRing: () => ({
      confirmRing: { __typename: "RingPayload", ring: ring("COMPLETE"), errors: [] },
    }),
  });
  const confirm = await screen.findByRole("button", { name: "Confirmar que recibí" });
  expect((confirm as HTMLButtonElement).disabled).toBe(true);
  expect(screen.queryByRole("checkbox")).toBeNull();
  await user.click(screen.getByRole("radio", { name: /2/ }));
  await user.click(screen.getByRole("checkbox", { name: "Llegó tarde" }));
  // Other stars go with other reasons.
  await user.click(screen.getByRole("radio", { name: /4/ }));
  expect(screen.queryByRole("checkbox", { name: "Llegó tarde" })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Puntual" }));
  await user.click(confirm);
  const status = await screen.findByText("Cada quien recibió lo suyo. ¡Buen cambio!");
  await waitFor(() => expect(document.activeElement).toBe(status.closest("[role=status]")));
  expect(asked.find(({ operation }) => operation === "ConfirmRing")?.variables).toEqual({
    input: { id: "4", rating: 4, ratingReasons: ["ON_TIME"] },
  });
});

it("is left with a reason, and not without one", async () => {
  const { user, asked } = show(ring("ACCEPTED"), {
    LeaveRing: () => ({ leaveRing: { __typename: "RingPayload", ring: ring("BROKEN"), errors: [] } }),
  });
  await user.click(await screen.findByRole("button", { name: "Retirarme del círculo" }));
  const reason = await screen.findByRole("textbox", { name: "¿Qué pasó?" });
  expect(document.activeElement).toBe(reason);
  await user.click(screen.getByRole("button", { name: "Retirarme" }));
  expect(await screen.findByText("Cuenta qué pasó")).toBeTruthy();
  expect(asked.some(({ operation }) => operation === "LeaveRing")).toBe(false);
  await user.click(screen.getByRole("button", { name: "Seguir en el círculo" }));
  const leave = screen.getByRole("button", { name: "Retirarme del círculo" });
  expect(document.activeElement).toBe(leave);
  await user.click(leave);
  await user.type(screen.getByRole("textbox", { name: "¿Qué pasó?" }), "Se dañó");
  await user.click(screen.getByRole("button", { name: "Retirarme" }));
  const status = await screen.findByText(/Alguien se retiró después de acordarlo/);
  await waitFor(() => expect(document.activeElement).toBe(status.closest("[role=status]")));
});

it("that a member left waits for nothing any more, and leads members who have already given something to the contact page", async () => {
  const chat = { __typename: "RingChat", id: "9", isWritable: true, unreadCount: 0, isMuted: false, lastMessage: null };
  const members = [
    member("1", "Ana", "Bicicleta"),
    member("2", "Luis", "Guitarra", { received: true }),
    member("3", "Eva", "Cámara"),
  ];
  show(ring("BROKEN", { members, chat: { ...chat, updatedAt: "2026-12-20T19:00:00.000Z" } }));
  const link = await screen.findByRole("link", { name: "Si ya entregaste algo, cuéntanoslo" });
  expect(link.getAttribute("href")).toBe("/contactos");
  const people = within(screen.getByRole("region", { name: "Quién da qué a quién" }));
  expect(people.getAllByText("No recibió")).toHaveLength(2);
  expect(people.getAllByText("Recibió lo suyo")).toHaveLength(1);
  expect(screen.queryByText("Falta que reciba")).toBeNull();
  const talk = within(screen.getByRole("region", { name: "Conversación del círculo" }));
  expect(talk.queryByText(/acuerden dónde y cuándo verse/)).toBeNull();
});

it("that came to nothing waits for no answers", async () => {
  const members = [
    member("1", "Ana", "Bicicleta", { accepted: true }),
    member("2", "Luis", "Guitarra"),
    member("3", "Eva", "Cámara"),
  ];
  show(ring("ENDED", { endReason: "DECLINED", members }));
  const people = within(await screen.findByRole("region", { name: "Quién da qué a quién" }));
  expect(people.getByText("Aceptó")).toBeTruthy();
  expect(people.queryByText("Falta su respuesta")).toBeNull();
});

it("that is complete waits for no further confirmation", async () => {
  const members = [
    member("1", "Ana", "Bicicleta", { accepted: true, received: true }),
    member("2", "Luis", "Guitarra", { accepted: true }),
    member("3", "Eva", "Cámara", { accepted: true }),
  ];
  show(ring("COMPLETE", { members }));
  const people = within(await screen.findByRole("region", { name: "Quién da qué a quién" }));
  expect(people.getAllByText("Recibió lo suyo")).toHaveLength(1);
  expect(people.queryByText("Falta que reciba")).toBeNull();
});

it("follows what the others do", async () => {
  let now = ring("PROPOSED");
  let tell: (subject: unknown) => void = () => {};
  show(null, {
    Ring: () => ({ ring: now }),
    RingUpdates: () =>
      new Observable((observer) => {
        tell = (subject) => observer.next({ notificationReceived: { __typename: "Notification", subject } });
      }),
  });
  await screen.findByRole("button", { name: "Aceptar el círculo" });
  now = ring("ENDED", { endReason: "DECLINED", repairedById: "9" });
  // Later events are about the ring that takes its place.
  tell({ __typename: "RingSubject", ringId: "9", ringEvent: "REPAIRED" });
  expect(await screen.findByText("Alguien no pudo seguir. Tu publicación sigue disponible.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver cómo siguió" }).getAttribute("href")).toBe("/circulo/9");
});

it("queries again after an event that came during the query", async () => {
  let tell: () => void = () => {};
  let answerLate: () => void = () => {};
  let count = 0;
  show(null, {
    Ring: () => {
      count += 1;
      if (count !== 2) return { ring: ring(count === 1 ? "PROPOSED" : "ENDED", { endReason: "DECLINED" }) };
      return new Observable((observer) => {
        answerLate = () => {
          observer.next({ ring: ring("PROPOSED") });
          observer.complete();
        };
      });
    },
    RingUpdates: () =>
      new Observable((observer) => {
        tell = () =>
          observer.next({
            notificationReceived: {
              __typename: "Notification",
              subject: { __typename: "RingSubject", ringId: "4", ringEvent: "JOINED" },
            },
          });
      }),
  });
  await screen.findByRole("button", { name: "Aceptar el círculo" });
  tell();
  await waitFor(() => expect(count).toBe(2));
  tell();
  answerLate();
  expect(await screen.findByText("Alguien no pudo seguir. Tu publicación sigue disponible.")).toBeTruthy();
});

it("says of a ring that the viewer is not in that it does not exist, and tries again without a network", async () => {
  show(null);
  expect(await screen.findByText("No encontramos este círculo")).toBeTruthy();
  cleanup();
  let isAway = true;
  const { user } = show(null, { Ring: () => (isAway ? new Error("no network") : { ring: ring("PROPOSED") }) });
  const again = await screen.findByRole("button", { name: "Intentar de nuevo" });
  isAway = false;
  await user.click(again);
  expect(await screen.findByRole("heading", { name: "Círculo de 3 personas" })).toBeTruthy();
});

it("leads to what its members write to each other, and says what is unread", async () => {
  show(
    ring("PROPOSED", {
      chat: {
        __typename: "RingChat",
        id: "9",
        isWritable: true,
        unreadCount: 2,
        isMuted: false,
        updatedAt: "2026-12-20T19:00:00.000Z",
        lastMessage: {
          __typename: "Message",
          id: "1",
          isOwn: false,
          senderId: "2",
          text: "¿Nos vemos el sábado?",
          picture: null,
          location: null,
          createdAt: "2026-12-20T19:00:00.000Z",
        },
      },
    }),
  );
  const talk = within(await screen.findByRole("region", { name: /^Conversación del círculo/ }));
  expect(talk.getByText("Luis: ¿Nos vemos el sábado?")).toBeTruthy();
  expect(talk.getByText("2 mensajes sin leer")).toBeTruthy();
  expect(talk.getByRole("link", { name: "Escribirle al grupo" }).getAttribute("href")).toBe(
    "/chats/9?tab=proposal&circulo=4",
  );
});

it("keeps notices of the ring away from its own page, which says what they say", async () => {
  show(ring("PROPOSED"));
  await screen.findByRole("button", { name: "Aceptar el círculo" });
  toast.info("Alguien aceptó el círculo", { about: "ring-4" });
  toast.info("Alguien aceptó otro círculo", { about: "ring-5" });
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Alguien aceptó otro círculo"]);
  toast.clear();
});
