import { cleanup, render, screen } from "@testing-library/react";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { afterEach, expect, it } from "vitest";
import { getSystem } from "../../theme/system";
import PictureDialog from "./PictureDialog";

afterEach(cleanup);

const show = (count: number, index: number) =>
  render(
    <ChakraProvider value={getSystem()}>
      <PictureDialog
        title="Guitarra"
        images={Array.from({ length: count }, (_, place) => ({ url: `/p/${place}.webp` }))}
        index={index}
        onSelect={() => undefined}
        onClose={() => undefined}
      />
    </ChakraProvider>,
  );

it("counts the pictures, seen and announced", async () => {
  show(2, 0);
  expect((await screen.findByText("1 de 2")).getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("Foto 1 de 2");
});

it("counts nothing where there is one", async () => {
  show(1, 0);
  await screen.findByRole("dialog");
  expect(screen.queryByText(/de 1$/)).toBeNull();
});
