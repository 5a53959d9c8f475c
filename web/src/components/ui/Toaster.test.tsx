import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useStore } from "zustand";
import { getSystem } from "../../theme/system";
import Toaster from "./Toaster";
import { toast, toastStore } from "./toast";

function Screen() {
  return <Toaster items={useStore(toastStore)} />;
}

const texts = () => toastStore.getState().map(({ text }) => text);

const show = () => {
  const router = createMemoryRouter([{ path: "*", element: <Screen /> }], { initialEntries: ["/guardados"] });
  render(
    <ChakraProvider value={getSystem()}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return router;
};

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("ends what was answered on a page with the page, and keeps what happened by itself", async () => {
  const router = show();
  await act(async () => {
    toast.success("Publicación guardada correctamente");
    toast.info("Luis te propone un cambio.", { isNews: true });
    toast.info("Truequea tiene una versión nueva.", { isPersistent: true });
  });
  await act(() => router.navigate("/guardados?pagina=2"));
  expect(texts()).toHaveLength(3);
  await act(() => router.navigate("/muro"));
  expect(texts()).toEqual(["Luis te propone un cambio.", "Truequea tiene una versión nueva."]);
});

it("keeps an answer where the act leads on", async () => {
  const router = show();
  await act(async () => {
    toast.success("Propuesta enviada exitosamente");
    await router.navigate("/chats/3", { replace: true });
  });
  expect(texts()).toEqual(["Propuesta enviada exitosamente"]);
});

it("ends what says that there is no connection when it is back", async () => {
  show();
  await act(async () => toast.error("Por favor verifica tu conexion a Internet", { about: "connection" }));
  await act(async () => dispatchEvent(new Event("online")));
  expect(texts()).toEqual([]);
});
