import { expect } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { foldText } from "../../../rules/text";
import { signIn } from "../../support/people";
import { ana } from "../support/people";
import { expectHeading } from "./screen";
import type { Screen } from "./screen";

interface Exchange {
  id: string;
  canProposeMeeting: boolean;
  counterpart: { firstName: string; lastName: string };
  meeting: { id: string; state: string } | null;
}

let arranging: Promise<{ id: string; path: string }> | undefined;

/** A meeting of Ana's that both have agreed to, and the path by which she shares it; once for all screens. */
const arrange = () => (arranging ??= arrangeMeeting());

async function arrangeMeeting() {
  const clientOf = async (email: string) => {
    const person = await signIn({ url: process.env.APP_URL ?? "", outboxUrl: null }, email);
    if (!person) throw new Error(`${email} was not signed in`);
    return person.client;
  };
  const owner = await clientOf(ana.email);
  const { transactions } = await owner.data<{ transactions: { items: Exchange[] } }>(
    "{ transactions(tab: IN_PROGRESS) { items { id canProposeMeeting counterpart { firstName lastName } meeting { id state } } } }",
  );
  // One that is there stays as it is: another test may look at it, at another width.
  const agreed = transactions.items.find(({ meeting }) => meeting?.state === "AGREED");
  if (agreed?.meeting) return { id: agreed.id, path: await share(agreed.meeting.id) };
  // The last one: another screen shows how one is proposed for the first.
  const exchange = transactions.items.findLast(({ canProposeMeeting }) => canProposeMeeting);
  if (!exchange) throw new Error("nothing is agreed");
  const { id, counterpart } = exchange;
  const input = {
    requestId: randomUUID(),
    transactionId: id,
    place: { publicPlaceId: "ccs-sambil" },
    startsAt: new Date(Date.now() + 2 * 3_600_000).toISOString(),
  };
  const PROPOSE =
    "mutation ($input: ProposeMeetingInput!) { proposeMeeting(input: $input) { transaction { meeting { id } } } }";
  const { proposeMeeting } = await owner.data<{ proposeMeeting: { transaction: { meeting: { id: string } } } }>(
    PROPOSE,
    { input },
  );
  const meeting = { id: proposeMeeting.transaction.meeting.id };
  const other = await clientOf(foldText(`${counterpart.firstName}.${counterpart.lastName}@example.com`));
  await other.data("mutation ($id: ID!) { acceptMeeting(input: { id: $id }) { errors { message } } }", meeting);
  return { id, path: await share(meeting.id) };

  async function share(meetingId: string): Promise<string> {
    const { shareMeeting } = await owner.data<{ shareMeeting: { safety: { sharePath: string } } }>(
      "mutation ($id: ID!) { shareMeeting(input: { id: $id }) { safety { sharePath } } }",
      { id: meetingId },
    );
    return shareMeeting.safety.sharePath;
  }
}

/** What an outsider sees, with a link and without one that works. */
export const sharedMeetingScreens: Screen[] = [
  {
    name: "encuentro-compartido",
    open: async (page) => {
      await page.goto((await arrange()).path);
      await expectHeading(page, "Encuentro de Ana");
      await expect(page.getByRole("link", { name: "Llamar al 911" })).toBeVisible();
    },
  },
  {
    name: "encuentro-sin-enlace",
    isMissing: true,
    open: async (page) => {
      await page.goto(`/encuentro/compartido/${"A".repeat(32)}`);
      await expectHeading(page, "Este enlace no sirve");
    },
  },
];

export const meetingScreens: Screen[] = [
  {
    name: "encuentro-acordado",
    // Arranged a moment ago: the device may know it as proposed, and shows that first.
    allowsShift: true,
    open: async (page) => {
      await page.goto(`/encuentro/${(await arrange()).id}`);
      await expect(page.getByRole("button", { name: "Ver el enlace" })).toBeEnabled();
    },
  },
  {
    name: "encuentro-compartir",
    // The same: what a page keeps for the next one is stored a little later.
    allowsShift: true,
    isPerWidth: true,
    open: async (page) => {
      await page.goto(`/encuentro/${(await arrange()).id}`);
      await page.getByRole("button", { name: "Ver el enlace" }).click();
      await expect(page.getByRole("dialog").getByRole("link", { name: "Enviar por WhatsApp" })).toBeVisible();
    },
  },
];
