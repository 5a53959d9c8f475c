import { expect, it } from "vitest";
import { describeReliability } from "./describeReliability";

it.each([
  [{ replyTime: "HOUR", meetings: null }, "Suele responder en menos de una hora."],
  [{ replyTime: "LONGER", meetings: null }, "Suele tardar más de tres días en responder."],
  [{ replyTime: null, meetings: { kept: 3, late: 0, missed: 0 } }, "Fue a sus 3 encuentros."],
  [
    { replyTime: "DAY", meetings: { kept: 7, late: 1, missed: 1 } },
    "Suele responder en menos de un día y fue a 7 de sus 8 encuentros, a 1 con retraso.",
  ],
  [{ replyTime: null, meetings: { kept: 0, late: 0, missed: 3 } }, "No fue a sus 3 encuentros."],
] as const)("%j is described as «%s»", (facts, sentence) => {
  expect(describeReliability(facts)).toBe(sentence);
});
