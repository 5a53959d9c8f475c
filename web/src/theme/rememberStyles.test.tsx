import { ChakraProvider, chakra } from "@chakra-ui/react/styled-system";
import type { SystemContext } from "@chakra-ui/react/styled-system";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { buttonRecipe } from "./recipes/button";
import { createPlainSystem, getSystem } from "./system";

const plainSystem = createPlainSystem();
const Plain = chakra("a", { base: { color: "fg", _hover: { color: "fg.link" } } });
const Wrapped = chakra(Plain, { base: { fontWeight: 700, color: "fg.muted" }, variants: { size: { s: { p: "1" } } } });
const Button = chakra("button", buttonRecipe);

function Page({ widths }: { widths: readonly number[] }) {
  return (
    <>
      <chakra.div p="4" m={{ base: "2", md: "4" }} css={{ "& > a": { color: "fg.link" } }}>
        <Plain href="/a">a</Plain>
        <Plain href="/b" color="fg.link" fontSize={{ base: "1rem", lg: "2rem" }}>
          b
        </Plain>
        <Wrapped href="/c" size="s" color="accent">
          c
        </Wrapped>
        <Button variant="text" disabled>
          d
        </Button>
        <Button asChild>
          <span>e</span>
        </Button>
      </chakra.div>
      {widths.map((width) => (
        <chakra.p key={width} width={`${width}px`} textStyle="h2" animation="fade-in 1s" _dark={{ color: "fg" }} />
      ))}
    </>
  );
}

/** The page; the names of its classes are made of their styles. */
const render = (value: SystemContext, widths: readonly number[]) =>
  renderToStaticMarkup(
    <ChakraProvider value={value}>
      <Page widths={widths} />
    </ChakraProvider>,
  );

it("gives every element the classes that it has without a memory, each time", () => {
  const widths = [1, 20, 300];
  const expected = render(plainSystem, widths);
  expect(expected).toMatch(/class="css-/);
  for (let time = 0; time < 2; time += 1) expect(render(getSystem(), widths)).toEqual(expected);
});

it("forgets what data decide, however much of it there is", () => {
  const widths = Array.from({ length: 1_200 }, (_value, index) => index);
  render(getSystem(), widths);
  expect(render(getSystem(), widths.slice(-3))).toEqual(render(plainSystem, widths.slice(-3)));
});
