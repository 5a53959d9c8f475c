import { GraphQLError, Kind, parse } from "graphql";
import type { ExecutionResult, OperationDefinitionNode } from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "../schema";
import { hasChangedPublicReads, publicMutations } from "./publicChanges";

/** Mutations that guests see nothing of. */
const others = `
  createAlert deleteAlert countBannerClick countBannerViews blockUser unblockUser reportUser sendMessage
  markChatRead sendContactMessage appealReview appealSuspension markNotificationRead markAllNotificationsRead
  markNotificationToasted createProforma savePublication unsavePublication askQuestion answerQuestion
  bookSecureExchange moveSecureExchange cancelSecureExchange objectToSecureExchange signIn
  signOut register changeRegistrationEmail requestPasswordReset resendConfirmation changePassword
  setEmailNotifications signInWithGoogle signInWithFacebook createProposal updateProposal saveVenue
  saveClosedDay checkSecureExchangeCode requestVerification`
  .trim()
  .split(/\s+/);

test("it is decided of every mutation whether guests see what it changes", () => {
  const all = Object.keys(createSchema().getMutationType()?.getFields() ?? {});
  expect([...publicMutations, ...others].toSorted()).toEqual(all.toSorted());
});

const refusal = (code: string, path: string[]) => new GraphQLError("no", { path, extensions: { code } });
const cases: [name: string, source: string, result: ExecutionResult, expected: boolean][] = [
  ["a publication", "mutation { createPublication { errors { code } } }", { data: { createPublication: {} } }, true],
  ["one of its name alone", "mutation { c: createPublication { id } }", { data: { c: { errors: [] } } }, true],
  ["a message", "mutation { sendMessage { id } }", { data: { sendMessage: {} } }, false],
  ["a message beside one", "mutation { sendMessage { id } saveBanner { id } }", { data: { saveBanner: {} } }, true],
  ["a fragment", "mutation { ...all } fragment all on Mutation { saveBanner { id } }", { data: {} }, false],
  [
    "a refused status, whose rating may be kept",
    "mutation { changeTransactionStatus { errors { code } } }",
    { data: { changeTransactionStatus: { errors: [{ code: "CONFLICT" }] } } },
    true,
  ],
  [
    "a link that is over",
    "mutation { confirmEmail { confirmed errors { code } } }",
    { data: { confirmEmail: { confirmed: false, errors: [] } } },
    false,
  ],
  ["a query", "{ saveBanner { id } }", { data: {} }, false],
  ["what was never executed", "mutation { saveBanner { id } }", { errors: [refusal("BAD_USER_INPUT", [])] }, false],
  [
    "a refusal in the payload",
    "mutation { saveBanner { errors { message } } }",
    { data: { saveBanner: { errors: [{ message: "no" }] } } },
    false,
  ],
  [
    "a backend's failure in the payload",
    "mutation { saveBanner { errors { code } } }",
    { data: { saveBanner: { errors: [{ code: "UPSTREAM_UNAVAILABLE" }] } } },
    true,
  ],
  [
    "a refusal that was thrown",
    "mutation { saveBanner { id } }",
    { data: null, errors: [refusal("FORBIDDEN", ["saveBanner"])] },
    false,
  ],
  [
    "a time-out, after which nobody knows",
    "mutation { saveBanner { id } }",
    { data: null, errors: [refusal("UPSTREAM_TIMEOUT", ["saveBanner"])] },
    true,
  ],
  [
    "an answer that fails after the change",
    "mutation { saveBanner { id } }",
    { data: null, errors: [refusal("NOT_FOUND", ["saveBanner", "banner"])] },
    true,
  ],
];

test.each(cases)("says whether guests may see a change: %s", (_name, source, result, expected) => {
  const operation = parse(source).definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  expect(operation && hasChangedPublicReads(operation, result)).toBe(expected);
});
