import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { Stepper } from "./Stepper";
import type { StepNumber } from "./publicationFields";

afterEach(cleanup);

it.each<[StepNumber, number, string, number[]]>([
  [2, 2, "the details miss", [1]],
  [2, 4, "the details are there, and interests are optional", [1]],
  [4, 4, "the place misses", [1, 2, 3]],
  [2, 5, "nothing misses", [1, 3, 4]],
])("at step %s of which %s can be opened calls no step done that was not reached: %s", (current, first, _why, done) => {
  renderScreen(<Stepper current={current} firstIncompleteStep={first} />);
  const steps = within(screen.getByRole("navigation")).getAllByRole("listitem");
  expect(steps.flatMap((step, index) => (step.textContent.includes(", completo") ? [index + 1] : []))).toEqual(done);
});
