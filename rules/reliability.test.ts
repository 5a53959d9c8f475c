import { expect, it } from "vitest";
import { judgeReliability } from "./reliability";

const facts = { replies: 5, medianReplyHours: 1, meetingsKept: 2, meetingsLate: 1, meetingsMissed: 1 };

it.each([
  [1, "hour"],
  [1.01, "day"],
  [24, "day"],
  [24.01, "three_days"],
  [72, "three_days"],
  [72.01, "longer"],
  [null, "longer"],
])("half of the proposals answered within %s hours is %s", (medianReplyHours, replyTime) => {
  expect(judgeReliability({ ...facts, medianReplyHours })).toEqual({
    replyTime,
    meetings: { kept: 2, late: 1, missed: 1 },
  });
});

it("says nothing where too little has happened", () => {
  expect(judgeReliability({ ...facts, replies: 4 })).toMatchObject({ replyTime: null, meetings: {} });
  expect(judgeReliability({ ...facts, meetingsMissed: 0 })).toEqual({ replyTime: "hour", meetings: null });
  expect(judgeReliability({ ...facts, replies: 4, meetingsMissed: 0 })).toBeNull();
});
