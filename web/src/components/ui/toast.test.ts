import { afterEach, expect, it } from "vitest";
import { toast, toastStore } from "./toast";

afterEach(() => {
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const texts = () => toastStore.getState().map(({ text }) => text);
const nextMoment = () => Promise.resolve();

it("clears the viewer’s notices and keeps app-wide ones", () => {
  toast.success("Bienvenida, Ana");
  toast.info("Hay una versión nueva.", { id: "new-version", isPersistent: true, isAppWide: true });
  toast.clear();
  expect(toastStore.getState().map(({ id }) => id)).toEqual(["new-version"]);
});

it("ends with one full stop after a name that ends with an initial, and keeps an ellipsis", () => {
  toast.success("Calificaste a José G..");
  toast.info("Esperando calificación...");
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Calificaste a José G.", "Esperando calificación..."]);
});

it("ends a refusal with one full stop, where it does not end by itself", () => {
  for (const reason of ["Escribe tu apellido", "Ya no se puede.", "¿Es tuya?", "Está «reservada»"])
    toast.refused(reason);
  expect(texts()).toEqual(["Escribe tu apellido.", "Ya no se puede.", "¿Es tuya?", "Está «reservada»."]);
});

it("removes the notices that lead to where the viewer is", () => {
  toast.info("Luis te propone un cambio", { link: { to: "/chats/3?tab=proposal", label: "Ver" } });
  toast.info("Ana te preguntó", { link: { to: "/publicacion/9", label: "Ver" } });
  toast.dismissLinksTo("/chats/3");
  expect(toastStore.getState().map(({ text }) => text)).toEqual(["Ana te preguntó"]);
});

it("keeps away what the screen itself says, until no part of it does", () => {
  toast.success("Falta la calificación de Luis", { about: "transaction-7" });
  toast.success("Otra cosa", { about: "transaction-8" });
  const [endFirst, endSecond] = [toast.silence("transaction-7"), toast.silence("transaction-7")];
  expect(texts()).toEqual(["Otra cosa"]);
  endFirst();
  toast.info("Luis confirmó", { about: "transaction-7" });
  expect(texts()).toEqual(["Otra cosa"]);
  endSecond();
  toast.info("Luis confirmó", { about: "transaction-7" });
  expect(texts()).toEqual(["Otra cosa", "Luis confirmó"]);
});

it("ends an answer with the next one, and keeps what belongs to one moment", async () => {
  toast.warning("Escribe un correo válido.");
  toast.warning("Escribe tu apellido.");
  expect(texts()).toHaveLength(2);
  await nextMoment();
  toast.success("Los cambios han sido guardados exitosamente");
  expect(texts()).toEqual(["Los cambios han sido guardados exitosamente"]);
});

it("says a failure again that happens again", async () => {
  toast.error("Lo sentimos, hubo un error");
  const [first] = toastStore.getState();
  await nextMoment();
  toast.error("Lo sentimos, hubo un error");
  expect(toastStore.getState()).toHaveLength(1);
  expect(toastStore.getState()[0]?.id).not.toBe(first?.id);
});

it("keeps the newer of two notices about one thing, whatever caused them", async () => {
  toast.success("Propuesta actualizada exitosamente", { about: "transaction-7" });
  toast.info("Te preguntaron.", { isNews: true, about: "question-1" });
  await nextMoment();
  toast.info("Luis aceptó.", { isNews: true, about: "transaction-7" });
  expect(texts()).toEqual(["Te preguntaron.", "Luis aceptó."]);
  await nextMoment();
  toast.success("Cancelaste el cambio.", { about: "transaction-7" });
  expect(texts()).toEqual(["Te preguntaron.", "Cancelaste el cambio."]);
});
