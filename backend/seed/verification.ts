import sharp from "sharp";
import { documentWidth } from "../../rules/verification";
import type { DocumentVault } from "../adapters/documentVault";
import type { verifications } from "../db/schema/verifications";
import { people } from "./people";
import { avatarSvg } from "./pictures/scenes";
import { iconBody } from "./pictures/subjects";
import { hourMs } from "../../rules/durations";

/** Who waits for the operator; everything on the documents is made up. */
const asking = people.findIndex(({ lastName }) => lastName === "Machado");
const identityNumber = "18765432";
const hoursAgo = 20;

/** The one request of the town that an operator has to decide. */
export async function buildVerification(vault: DocumentVault, now: Date): Promise<typeof verifications.$inferInsert> {
  const userId = asking + 1;
  const face = avatarSvg(iconBody(people[asking]?.avatar ?? ""), "papel");
  const seal = async (svg: string, part: string) =>
    vault.seal(
      await sharp(Buffer.from(svg))
        .resize({ width: documentWidth / 2 })
        .webp({ quality: 80 })
        .toBuffer(),
      userId,
      part,
    );
  return {
    userId,
    identityNumber: await vault.seal(Buffer.from(identityNumber), userId, "number"),
    document: await seal(identityCard(face), "document"),
    photo: await seal(face, "photo"),
    numberHash: vault.hash(identityNumber),
    createdAt: new Date(now.getTime() - hoursAgo * hourMs),
  };
}

/** A card with the face on it. Its lines are bars: not every machine has the fonts. */
function identityCard(face: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="640" viewBox="0 0 1000 640">
    <rect width="1000" height="640" fill="#B7BEC8"/>
    <rect x="40" y="40" width="920" height="560" rx="36" fill="#F4F1E6"/>
    <rect x="40" y="80" width="920" height="20" fill="#F4C20D"/><rect x="40" y="100" width="920" height="20" fill="#0C4DA2"/>
    <rect x="40" y="120" width="920" height="20" fill="#CF142B"/>
    <image href="data:image/svg+xml;base64,${Buffer.from(face).toString("base64")}" x="90" y="190" width="260" height="320"/>
    ${bar(200, 300, "#2B3440")}${bar(260, 460, "#4A5564")}${bar(310, 420, "#4A5564")}${bar(380, 220, "#7A8594")}${bar(430, 260, "#7A8594")}
    <rect x="400" y="500" width="480" height="40" rx="6" fill="#D9D3BF"/>
  </svg>`;
}

const bar = (y: number, width: number, color: string) =>
  `<rect x="400" y="${y}" width="${width}" height="26" rx="6" fill="${color}"/>`;
