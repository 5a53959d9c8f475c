import { Observable } from "@apollo/client";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { failedMail, itemOf, person, show, since } from "../testing/moderationScreen";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("leads all but operators to the wall", async () => {
  const { path, asked } = show("/moderacion", {}, false);
  await waitFor(() => expect(path()).toBe("/wall"));
  expect(asked.map(({ operation }) => operation)).toEqual(["Operator"]);
});

it("shows the pictures of a claim's chat, and when each thing was said", async () => {
  const image = { __typename: "Image", url: "/foto.webp", sources: [] };
  const said = { __typename: "ModerationStatement", id: "1", author: "Ana Pérez", text: "Foto enviada", quote: null };
  show("/moderacion?item=CLAIM-7", {
    ModerationItem: () => itemOf("CLAIM", "7", { statements: [{ ...said, image, writtenAt: since }] }),
  });
  const picture = await screen.findByRole("img", { name: "Foto que envió Ana Pérez" });
  expect(picture.closest("a")?.getAttribute("href")).toBe("/foto.webp");
  expect(screen.getByText(/^20 nov\.? 2026, 8:00\sa\.\sm\.$/)).toBeTruthy();
});

it("says of what and of how many each picture is, and who claims", async () => {
  const picture = (url: string) => ({ __typename: "Image", url, sources: [] });
  show("/moderacion?item=CLAIM-7", {
    ModerationItem: () => itemOf("CLAIM", "7", { images: [picture("/a.webp"), picture("/b.webp")] }),
  });
  expect(await screen.findByRole("img", { name: "Foto 2 de 2 de «Cosa 7»" })).toBeTruthy();
  expect(screen.getByText("Reclama")).toBeTruthy();
});

it.each([
  ["CLAIM", "Cancelar el cambio", "Lo leen las dos personas."],
  ["CLAIM", "Suspender a Luis", "Lo leerá la persona a quien afecta."],
  ["EDIT", "Devolver", "Lo leerá la persona a quien afecta."],
])("says who reads the reason of a decision about a %s: %s", async (kind, decision, hint) => {
  const { user } = show(`/moderacion?item=${kind}-7`, { ModerationItem: () => itemOf(kind, "7") });
  await user.click(await screen.findByRole("button", { name: decision }));
  expect(await screen.findByText(hint)).toBeTruthy();
});

it("goes from item to item by key, and shows what changed side by side", async () => {
  const { user, path } = show("/moderacion", {
    ModerationItem: ({ kind, id }) =>
      itemOf(String(kind), String(id), {
        appeal: id === "5" ? "Es de oro" : null,
        content: [
          { __typename: "ModerationText", name: "title", value: "Silla de oro", former: "Silla" },
          { __typename: "ModerationText", name: "price", value: "40", former: null },
        ],
      }),
  });
  const list = await screen.findByRole("list", { name: "Por decidir" });
  expect(within(list).getAllByRole("link")).toHaveLength(2);
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(() => expect(path()).toBe("/moderacion?item=EDIT-5"));
  const heading = await screen.findByRole("heading", { level: 2, name: "Cosa 5" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect([document.querySelector("del")?.textContent, document.querySelector("ins")?.textContent]).toEqual([
    "Silla",
    "Silla de oro",
  ]);
  expect(screen.getByText("Es de oro", { exact: false })).toBeTruthy();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  await waitFor(() => expect(path()).toBe("/moderacion?item=CLAIM-7"));
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await waitFor(() => expect(path()).toBe("/moderacion?item=EDIT-5"));
});

it("offers the decisions of a claim once its pictures are there", async () => {
  let answer = () => undefined as void;
  const pictures = new Observable<object>((observer) => {
    answer = () => observer.next({ claimPictures: [] });
  });
  show("/moderacion?item=CLAIM-7", { ClaimPictures: () => pictures });
  await screen.findByRole("heading", { level: 2, name: "Cosa 7" });
  expect(screen.queryByRole("button", { name: "Cancelar el cambio" })).toBeNull();
  await act(async () => answer());
  expect(await screen.findByRole("button", { name: "Cancelar el cambio" })).toBeTruthy();
});

it("counts what has failed beside the other kinds", async () => {
  show("/moderacion", { DeadLetters: () => ({ deadLetters: [failedMail, { ...failedMail, id: "5" }] }) });
  expect(await screen.findByRole("link", { name: "Fallos 2" })).toBeTruthy();
});

it("counts what fails while the desk is open", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let failures = [failedMail];
  show("/moderacion", { DeadLetters: () => ({ deadLetters: failures }) });
  expect(await screen.findByRole("link", { name: "Fallos 1" })).toBeTruthy();
  failures = [failedMail, { ...failedMail, id: "5" }];
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByRole("link", { name: "Fallos 2" })).toBeTruthy();
});

it("asks why before it refuses, goes on to the next, and can be undone", async () => {
  const { user, path, asked } = show("/moderacion?item=EDIT-5");
  await user.click(await screen.findByRole("button", { name: "Devolver" }));
  const send = screen.getByRole("button", { name: "Devolver" });
  await user.click(send);
  expect((await screen.findByRole("alert")).textContent).toBe("Escribe el motivo de la decisión");
  await user.type(screen.getByRole("textbox", { name: "Motivo" }), "Borrosa");
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(path()).toBe("/moderacion?item=EDIT-5");
  await user.type(screen.getByRole("textbox", { name: "Qué corregir (opcional)" }), "Otra foto");
  await user.click(send);
  await waitFor(() => expect(path()).toBe("/moderacion?item=CLAIM-7"));
  const sent = asked.find(({ operation }) => operation === "DecideModeration")?.variables.input;
  expect(sent).toMatchObject({
    kind: "EDIT",
    subjectId: "5",
    revision: "r1",
    action: "RETURN",
    reason: "Borrosa",
    remedy: "Otra foto",
  });
  expect((await screen.findByRole("status")).textContent).toBe("Devuelta: Cosa 5");
  await waitFor(() => expect(screen.queryByRole("link", { name: /Cosa 5/ })).toBe(null));
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(await screen.findByRole("link", { name: /Cosa 5/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Deshacer" })).toBe(null);
});

it("approves with one click, and says when another operator was faster", async () => {
  const { user, path } = show("/moderacion?item=EDIT-5", {
    DecideModeration: () => ({
      decideModeration: {
        __typename: "DecideModerationPayload",
        decision: null,
        errors: [{ __typename: "UserError", code: "CONFLICT", message: "Otra persona la tomó" }],
      },
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Aprobar" }));
  await waitFor(() => expect(toastStore.getState().at(-1)?.text).toBe("Otra persona la tomó."));
  expect(path()).toBe("/moderacion?item=EDIT-5");
});

it("ends a form whose item another operator has decided meanwhile", async () => {
  let isDecided = false;
  const { user } = show("/moderacion?item=EDIT-5", {
    ModerationItem: () => itemOf("EDIT", "5", isDecided ? { actions: [] } : {}),
    DecideModeration: () => {
      isDecided = true;
      return {
        decideModeration: {
          __typename: "DecideModerationPayload",
          decision: null,
          errors: [{ __typename: "UserError", code: "CONFLICT", message: "Otra persona la tomó" }],
        },
      };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Devolver" }));
  await user.type(screen.getByRole("textbox", { name: "Motivo" }), "Borrosa");
  await user.click(screen.getByRole("button", { name: "Devolver" }));
  expect(await screen.findByText("Ya hay una decisión.")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Motivo" })).toBe(null);
  expect(screen.queryByRole("button", { name: "Aprobar" })).toBe(null);
});

it("suspends the author of what is reviewed without deciding about it", async () => {
  const { user, path, asked } = show("/moderacion?item=EDIT-5");
  await user.click(await screen.findByRole("button", { name: "Suspender a Luis" }));
  await user.type(screen.getByRole("textbox", { name: "Motivo" }), "Estafas");
  await user.click(screen.getByRole("button", { name: "Suspender a Luis" }));
  expect(await screen.findByText("Cuenta suspendida")).toBeTruthy();
  expect(asked.find(({ operation }) => operation === "DecideModeration")?.variables.input).toMatchObject({
    kind: "PERSON",
    subjectId: "2",
    action: "SUSPEND",
    reason: "Estafas",
  });
  expect(path()).toBe("/moderacion?item=EDIT-5");
});

it("shows the pictures of both sides of a claim, each by who sent it", async () => {
  const picture = "data:image/webp;base64,UklGRg==";
  const { user } = show("/moderacion?item=CLAIM-7", {
    ClaimPictures: () => ({
      claimPictures: [
        { __typename: "ClaimPicture", author: "Ana Pérez", picture },
        { __typename: "ClaimPicture", author: "Luis Gómez", picture: null },
      ],
    }),
  });
  const zoom = await screen.findByRole("button", { name: "Ver en grande: Foto 1, de Ana Pérez" });
  expect(zoom.querySelector("img")?.getAttribute("src")).toBe(picture);
  await user.click(zoom);
  expect(zoom.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("Foto 2, de Luis Gómez").parentElement?.textContent).toContain("Ya no se puede abrir.");
});

it("shows the documents of a person, fetched each time, and declines with a reason", async () => {
  const picture = "data:image/webp;base64,UklGRg==";
  const { user, asked } = show("/moderacion?kind=VERIFICATION&item=VERIFICATION-2", {
    ModerationItem: () =>
      itemOf("VERIFICATION", "2", {
        title: "Luis Gómez",
        actions: ["APPROVE", "DECLINE"],
        content: [
          { __typename: "ModerationText", name: "account_name", value: "Luis Gómez", former: null },
          { __typename: "ModerationText", name: "date_of_birth", value: "17/05/1990", former: null },
        ],
      }),
    IdentityDocuments: () => ({
      verificationDocuments: {
        __typename: "VerificationDocuments",
        identityNumber: "18765432",
        document: picture,
        photo: null,
        sharedWith: [{ ...person, id: "9", firstName: "Lucas" }],
      },
    }),
  });
  const documents = within(await screen.findByRole("region", { name: "Documentos" }));
  expect(documents.getByText("18765432")).toBeTruthy();
  expect(documents.getByText("El mismo número está en otra cuenta:").parentElement?.textContent).toContain("Lucas");
  expect(documents.getByText("Ya no se puede abrir: pide que lo envíe de nuevo.")).toBeTruthy();
  const zoom = documents.getByRole("button", { name: "Ver en grande: Documento de identidad" });
  expect(zoom.querySelector("img")?.getAttribute("src")).toBe(picture);
  await user.click(zoom);
  expect(zoom.getAttribute("aria-pressed")).toBe("true");

  await user.click(screen.getByRole("button", { name: "No verificar" }));
  await user.type(screen.getByRole("textbox", { name: "Motivo" }), "La cédula está vencida");
  await user.click(screen.getByRole("button", { name: "No verificar" }));
  await waitFor(() => expect(asked.some(({ operation }) => operation === "DecideModeration")).toBe(true));
  expect(asked.find(({ operation }) => operation === "DecideModeration")?.variables.input).toMatchObject({
    kind: "VERIFICATION",
    subjectId: "2",
    action: "DECLINE",
    reason: "La cédula está vencida",
  });
});
