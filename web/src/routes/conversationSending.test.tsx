import { act, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { afterEach, describe, expect, it } from "vitest";
import { toastStore } from "../components/ui/toast";
import {
  message,
  setOnline,
  show,
  list,
  field,
  sendButton,
  stored,
  setUpConversation,
} from "../testing/conversationScreen";

setUpConversation();

describe("sending", () => {
  it("shows a message at once and only once, also when the broadcast comes before the response", async () => {
    const { user, broadcast, asked } = show({ SendMessage: () => new Subject() });
    await user.type(await field(), "Sí, claro");
    await user.click(sendButton());
    const messages = await list();
    expect(messages.getAllByText("Sí, claro")).toHaveLength(1);
    expect(messages.getByText("· Enviando…")).toBeTruthy();
    const sent = asked
      .filter(({ operation }) => operation === "SendMessage")
      .map(({ variables }) => variables["input"] as { randomId: string });
    const randomId = sent[0]?.randomId;
    broadcast(message("2", "Sí, claro", { isOwn: true, randomId }));
    await waitFor(() => expect(messages.queryByText("· Enviando…")).toBeNull());
    expect(messages.getAllByText("Sí, claro")).toHaveLength(1);
  });

  it("does not send a blank message", async () => {
    const { user } = show();
    await user.type(await field(), "   ");
    expect(sendButton()).toHaveProperty("disabled", true);
  });

  it("takes 1,000 characters, an emoji being one, and says when there are more", async () => {
    const { user } = show();
    await user.click(await field());
    await user.paste("🚲".repeat(1_000));
    expect(sendButton()).toHaveProperty("disabled", false);
    expect(screen.getByText("Quedan 0")).toBeTruthy();
    await user.paste("a");
    expect(sendButton()).toHaveProperty("disabled", true);
    expect(screen.getByText("El mensaje no puede tener más de 1.000 caracteres")).toBeTruthy();
  });

  it("keeps a failed message, and retries it as the same message", async () => {
    let isDown = true;
    const { user, asked } = show({ SendMessage: (variables) => (isDown ? new Error("down") : stored("2")(variables)) });
    await user.type(await field(), "Hola{Enter}");
    await screen.findByText("· No se envió");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(screen.queryByText("· No se envió")).toBeNull());
    const sent = asked
      .filter(({ operation }) => operation === "SendMessage")
      .map(({ variables }) => (variables["input"] as { randomId: string }).randomId);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  it("gives a refused message back to be changed, and sends it as another one", async () => {
    const reason = "El texto tiene caracteres invisibles que no se pueden usar. Bórralo y escríbelo de nuevo.";
    const { user, asked } = show({
      SendMessage: (variables) =>
        (variables["input"] as { text: string }).text === "Raro"
          ? {
              sendMessage: {
                __typename: "SendMessagePayload",
                message: null,
                errors: [{ __typename: "UserError", message: reason }],
              },
            }
          : stored("2")(variables),
    });
    await user.type(await field(), "Raro{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(reason);
    await user.click(screen.getByRole("button", { name: "Editar" }));
    expect(screen.queryByText("· No se envió")).toBeNull();
    expect(await field()).toHaveProperty("value", "Raro");
    await user.type(await field(), " no{Enter}");
    expect(await (await list()).findByText("Raro no")).toBeTruthy();
    await waitFor(() => expect(asked.filter(({ operation }) => operation === "SendMessage")).toHaveLength(2));
  });

  it("sends nothing offline, queues on request, and sends on reconnect", async () => {
    const { user, asked } = show({ SendMessage: stored("2") });
    const input = await field();
    setOnline(false);
    await user.type(input, "Después{Enter}");
    expect(sendButton()).toHaveProperty("disabled", true);
    expect(asked.some(({ operation }) => operation === "SendMessage")).toBe(false);
    await user.click(screen.getByRole("button", { name: "Enviar al reconectar" }));
    await screen.findByText("· Se envía al reconectar");
    setOnline(true);
    await waitFor(() => expect(screen.queryByText("· Se envía al reconectar")).toBeNull());
    expect((await list()).getAllByText("Después")).toHaveLength(1);
  });

  it("warns of contact data and payments until the proposal is accepted", async () => {
    const { user } = show();
    await user.type(await field(), "Llámame al 0414-1234567");
    expect(await screen.findByText(/Parece que compartes un teléfono/)).toBeTruthy();
    await user.clear(await field());
    await user.type(await field(), "Te lo aparto por pago móvil");
    expect(await screen.findByText(/Parece que hablas de un pago/)).toBeTruthy();
    expect(screen.queryByText(/Parece que compartes un teléfono/)).toBeNull();
  });
});

describe("sharing a place", () => {
  let answerPosition = (_latitude?: number, _longitude?: number) => {};
  afterEach(() => Reflect.deleteProperty(navigator, "geolocation"));
  const openDialog = async () => {
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: {
        getCurrentPosition: (onSuccess: PositionCallback) => {
          answerPosition = (latitude = 10.4961, longitude = -66.8489) =>
            onSuccess({ coords: { latitude, longitude } } as GeolocationPosition);
        },
      },
    });
    const view = show({ SendMessage: stored("2") });
    await view.user.click(await screen.findByRole("button", { name: "Enviar un lugar" }));
    const dialog = within(await screen.findByRole("dialog"));
    return { ...view, dialog, name: await dialog.findByLabelText<HTMLInputElement>("Dirección") };
  };
  const locate = "Usar mi ubicación aproximada";

  it("labels a shared position with its place name, worded for the reader", async () => {
    const { user, dialog, name, asked } = await openDialog();
    const attach = dialog.getByRole("button", { name: "Adjuntar lugar" });
    expect(attach).toHaveProperty("disabled", true);
    expect(dialog.getByText("Mueve el mapa o busca un lugar para adjuntarlo.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: locate }));
    act(() => answerPosition(48.8566, 2.3522));
    expect(attach).toHaveProperty("disabled", true);
    expect(toastStore.getState().at(-1)?.text).toContain("queda lejos de todo lugar de Venezuela");
    await user.click(dialog.getByRole("button", { name: locate }));
    act(() => answerPosition());
    expect(name.value).toContain("Chacao");
    await user.click(attach);
    await user.click(sendButton());
    await waitFor(() =>
      expect(asked.find(({ operation }) => operation === "SendMessage")?.variables["input"]).toHaveProperty(
        "placeName",
        expect.stringContaining("Chacao"),
      ),
    );
  });

  it("keeps a name that the sender has written", async () => {
    const { user, dialog, name } = await openDialog();
    await user.type(name, "Mi panadería");
    await user.click(dialog.getByRole("button", { name: locate }));
    act(() => answerPosition());
    expect(dialog.getByRole("button", { name: "Adjuntar lugar" })).toHaveProperty("disabled", false);
    expect(name.value).toBe("Mi panadería");
  });

  it("keeps a place that was chosen before the browser answers", async () => {
    const { user, dialog, name } = await openDialog();
    await user.click(dialog.getByRole("button", { name: locate }));
    await user.type(name, "maracaibo{Enter}");
    expect(name.value).toContain("Maracaibo");
    act(() => answerPosition());
    expect(name.value).toContain("Maracaibo");
  });
});
