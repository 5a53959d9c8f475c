import { colors, featherTile, mark, seal } from "./brand";
import { drawable, line, widthOf, wrap } from "./lettering";
import type { Style } from "./lettering";

/** Pixels of a share picture. */
const cardSize = { width: 1200, height: 630 };

/** The photograph's frame on the card, in pixels. */
export const photoFrame = { x: 48, y: 44, width: 545, height: 356 };

/** The texts of a share picture, unshortened. */
export type Card =
  | { kind: "publication"; title: string; interests: readonly string[] }
  | { kind: "profile"; name: string; place: string; exchanges: number }
  | { kind: "default" };

const label: Style = { face: "text", size: 30 };
const heading = (size: number): Style => ({ face: "heading", size });
const margin = photoFrame.x;
const rightTile = { x: 607, y: photoFrame.y, width: 545, height: photoFrame.height };

/** The card as SVG. The photograph goes on top, into its frame; without one the frame holds the mark. */
export function drawCard(card: Card, { hasPhoto }: { hasPhoto: boolean }): string {
  const parts =
    card.kind === "publication"
      ? publication(card, hasPhoto)
      : card.kind === "profile"
        ? profile(card, hasPhoto)
        : website();
  return svg(cardSize.width, cardSize.height, parts.join(""));
}

/** What covers the photograph: the seal on the join. */
export function drawSeal(): string {
  return svg(cardSize.width, cardSize.height, seal(600, photoFrame.y + photoFrame.height / 2, 58));
}

/** The shape of the photograph, for cutting it out. */
export function drawPhotoMask(): string {
  return svg(
    photoFrame.width - 12,
    photoFrame.height - 12,
    `<path fill="#fff" d="${featherTile(photoFrame.width - 12, photoFrame.height - 12, [38, 8])}"/>`,
  );
}

function publication({ title, interests }: Extract<Card, { kind: "publication" }>, hasPhoto: boolean): string[] {
  const name = drawable(title) || "Publicación";
  return [
    background(),
    tile(photoFrame, hasPhoto ? colors.white : colors.paleBlue),
    hasPhoto ? "" : largeMark(photoFrame),
    tile(rightTile, colors.paleGold),
    ...interestLines(interests),
    line("Doy", label, { x: margin, y: 450, fill: colors.paleBlue }),
    ...titleLines(name, 536),
    ...signature(),
  ];
}

/** "Busco" with what is wanted, one to a line. */
function interestLines(interests: readonly string[]): string[] {
  const x = rightTile.x + 84;
  const width = rightTile.width - 84 - 36;
  const words = interests.map((interest) => drawable(interest)).filter((word) => word !== "");
  const style = heading(46);
  const shown = words.length > 4 ? words.slice(0, 3) : words;
  const rows = shown.map((word) => wrap(word, style, width, 1)[0] ?? "");
  if (rows.length === 0) rows.push("Escucho propuestas");
  const drawn = rows.map((row, index) =>
    line(upperFirst(row), style, { x, y: rightTile.y + 138 + index * 60, fill: colors.ink }),
  );
  const more = words.length - shown.length;
  if (more > 0)
    drawn.push(
      line(
        `y ${more} más`,
        { face: "text", size: 32 },
        { x, y: rightTile.y + 138 + rows.length * 60 - 6, fill: colors.darkGold },
      ),
    );
  return [line("Busco", label, { x, y: rightTile.y + 72, fill: colors.darkGold }), ...drawn];
}

function profile({ name, place, exchanges }: Extract<Card, { kind: "profile" }>, hasPhoto: boolean): string[] {
  const x = rightTile.x + 84;
  const city = drawable(place, "text");
  const width = rightTile.width - 84 - 36;
  const facts = [
    city,
    exchanges === 1 ? "1 cambio exitoso" : exchanges > 1 ? `${exchanges} cambios exitosos` : "",
  ].filter((fact) => fact !== "");
  const names = wrap(drawable(name) || "Truequea", heading(58), width, 2);
  const below = rightTile.y + 118 + names.length * 62;
  return [
    background(),
    tile(photoFrame, hasPhoto ? colors.white : colors.paleBlue),
    hasPhoto ? "" : largeMark(photoFrame),
    tile(rightTile, colors.paleGold),
    ...names.map((row, index) => line(row, heading(58), { x, y: rightTile.y + 118 + index * 62, fill: colors.ink })),
    ...facts.map((fact, index) =>
      line(wrap(fact, label, width, 1)[0] ?? "", label, { x, y: below + index * 44, fill: colors.darkGold }),
    ),
    ...titleLines("Mira lo que cambia", 520),
    ...signature(),
  ];
}

function website(): string[] {
  return [
    background(),
    ...["Cambia lo que", "tienes por lo", "que quieres"].map((row, index) =>
      line(row, heading(86), { x: 72, y: 236 + index * 96, fill: colors.white }),
    ),
    line("Sin comisiones y sin pagar.", { face: "text", size: 34 }, { x: 74, y: 508, fill: colors.paleBlue }),
    `<circle cx="930" cy="290" r="150" fill="${colors.white}"/>`,
    mark({ x: 840, y: 200, size: 180, upper: "#07559E", lower: colors.gold }),
    ...signature(),
  ];
}

/** Blue gives, gold receives: the S-curve between them. */
function background(): string {
  const curve = "M384 0H616V420H240C300 380 290 330 300 290C316 226 352 190 366 130C376 86 372 40 384 0Z";
  return `<rect width="1200" height="630" fill="${colors.blue}"/><path fill="${colors.gold}" transform="translate(132 0) scale(1.75 1.5)" d="${curve}"/>`;
}

function tile({ x, y, width, height }: typeof photoFrame, fill: string): string {
  return `<path transform="translate(${x} ${y})" fill="${fill}" stroke="#fff" stroke-width="6" d="${featherTile(width, height)}"/>`;
}

function largeMark({ x, y, width, height }: typeof photoFrame): string {
  return mark({ x: x + width / 2 - 90, y: y + height / 2 - 90, size: 180, upper: "#07559E", lower: colors.gold });
}

/** In one colour: on gold the two-coloured logo would lose its lower feather. */
function signature(): string[] {
  const style = heading(48);
  const width = widthOf("truequea", style);
  const x = cardSize.width - margin - width;
  return [
    mark({ x: x - 64, y: 528, size: 54, upper: colors.ink, lower: colors.ink }),
    line("truequea", style, { x, y: 571, fill: colors.ink }),
  ];
}

/** In the largest size in which it fits whole; 60 letters always do. */
function titleLines(text: string, width: number): string[] {
  const fitting = [
    { size: 54, rows: wrap(text, heading(54), width, 2) },
    { size: 46, rows: wrap(text, heading(46), width, 2) },
    { size: 39, rows: wrap(text, heading(39), width, 3) },
  ];
  const chosen = fitting.find(({ rows }) => !rows.at(-1)?.endsWith("…")) ?? fitting[2];
  if (!chosen) return [];
  const { size, rows } = chosen;
  return rows.map((row, index) =>
    line(row, heading(size), { x: margin, y: 460 + size + index * size * 1.1, fill: colors.white }),
  );
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
