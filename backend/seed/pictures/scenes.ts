/** The seven palettes of the visual language's `scene` tokens: wall, floor, light. */
const palettes = {
  cielo: { wall: "#CFE6F5", floor: "#B5D6EC", light: "#E6F3FB" },
  mango: { wall: "#FFE3A8", floor: "#F6CD7C", light: "#FFF0CF" },
  hoja: { wall: "#D3EACD", floor: "#B7DBAE", light: "#E7F5E3" },
  guayaba: { wall: "#F9D5CA", floor: "#EFB9A9", light: "#FDE8E1" },
  cacao: { wall: "#E9DCCB", floor: "#D7C4AC", light: "#F4ECE1" },
  mar: { wall: "#BDE2DE", floor: "#9FD1CB", light: "#DDF2EF" },
  papel: { wall: "#F0E8D7", floor: "#E0D3BA", light: "#FAF5EA" },
} as const;

/** Which colours a scene has. */
export type PaletteName = keyof typeof palettes;
/** What stands behind and under the thing. */
export type SetName = "ciclo" | "arco" | "podio" | "palma" | "mesa" | "plano";

/** The number of a publication picks one: another order would draw all pictures anew. */
export const paletteNames = Object.keys(palettes) as PaletteName[];
/** The same of the sets. */
export const setNames: SetName[] = ["ciclo", "arco", "podio", "palma", "mesa", "plano"];

type Palette = { wall: string; floor: string; light: string };
type Stage = { backdrop: (p: Palette) => string; base: number; size: number };

const INK = "#10203A";

const frond = (() => {
  let leaves = "";
  for (let i = 0; i < 9; i++) {
    const y = -34 * i;
    const k = 1 - i * 0.075;
    for (const side of [1, -1]) {
      const x = (n: number) => (side * n * k).toFixed(1);
      leaves += `<path d="M0 ${y} C${x(48)} ${y - 10} ${x(108)} ${y + 20} ${x(120)} ${y + 58} C${x(84)} ${y + 20} ${x(36)} ${y + 14} 0 ${y + 16}Z"/>`;
    }
  }
  return `${leaves}<rect x="-3" y="-290" width="6" height="310" rx="3"/>`;
})();

const pedestal = "M92 366 V430 A148 26 0 0 0 388 430 V366Z";

/** Every set on a 480 x 480 grid: what is behind the object, the line it stands on, how large it may be. */
const stages: Record<SetName, Stage> = {
  ciclo: {
    backdrop: (p) =>
      `<circle cx="240" cy="226" r="150" fill="${p.light}"/><path d="M0 352 C120 338 360 338 480 352 V480 H0Z" fill="${p.floor}"/>`,
    base: 384,
    size: 304,
  },
  arco: {
    backdrop: (p) =>
      `<path d="M96 480 V212 A144 144 0 0 1 384 212 V480Z" fill="${p.light}"/><rect y="372" width="480" height="108" fill="${p.floor}"/>`,
    base: 386,
    size: 312,
  },
  podio: {
    backdrop: (p) =>
      `<circle cx="330" cy="170" r="104" fill="${p.light}"/><path d="M0 392 H480 V480 H0Z" fill="${p.floor}"/>` +
      `<path d="${pedestal}" fill="${p.floor}"/><path d="${pedestal}" fill="${INK}" opacity=".07"/><ellipse cx="240" cy="366" rx="148" ry="26" fill="${p.light}"/>`,
    base: 366,
    size: 284,
  },
  palma: {
    backdrop: (p) =>
      `<g transform="translate(-10 470) rotate(34) scale(1.7)" fill="${p.floor}" opacity=".7">${frond}</g>` +
      `<g transform="translate(500 430) rotate(-52) scale(1.35)" fill="${p.floor}" opacity=".5">${frond}</g>` +
      `<path d="M0 360 C160 346 320 346 480 360 V480 H0Z" fill="${p.floor}"/>`,
    base: 384,
    size: 316,
  },
  mesa: {
    backdrop: (p) =>
      `<path d="M0 0 H480 V90 L0 250Z" fill="${p.light}" opacity=".75"/><rect y="362" width="480" height="118" fill="${p.floor}"/>` +
      `<rect y="362" width="480" height="8" fill="${INK}" opacity=".06"/>`,
    base: 384,
    size: 320,
  },
  plano: {
    backdrop: (p) =>
      `<circle cx="400" cy="90" r="190" fill="${p.light}"/><circle cx="50" cy="440" r="120" fill="${p.floor}" opacity=".55"/>`,
    base: 0,
    size: 288,
  },
};

/** An icon's drawing on its 32 x 32 grid: the empty room under it and its left and right edge, in grid units. */
export type Subject = { body: string; bottom: number; left: number; right: number };

/** How far an object sinks below the far edge of its shadow, in grid units: it stands in it, not on it. */
const SINK = 0.6;

/** One object as a studio shot: a backdrop, one shadow, the object on it. `mirror` shows it from the other side. */
export function sceneSvg(subject: Subject, palette: PaletteName, set: SetName, mirror = false): string {
  const p = palettes[palette];
  const stage = stages[set];
  const unit = stage.size / 32;
  const middle = ((subject.left + subject.right) / 2) * unit;
  const wide = (subject.right - subject.left) * unit;
  const top = set === "plano" ? 240 - stage.size / 2 : stage.base + (subject.bottom + SINK) * unit - stage.size;
  const place = mirror
    ? `translate(${240 + middle} ${top}) scale(${-unit} ${unit})`
    : `translate(${240 - middle} ${top}) scale(${unit})`;
  const reach = Math.min(Math.max(wide * 0.46, 74), 150);
  const shadow =
    set === "plano"
      ? ""
      : `<ellipse cx="240" cy="${stage.base - 1}" rx="${reach}" ry="${reach * 0.13}" fill="${INK}" opacity=".17"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="750" height="750"><rect width="480" height="480" fill="${p.wall}"/>` +
    `${stage.backdrop(p)}${shadow}<g transform="${place}">${subject.body}</g></svg>`
  );
}

/** A person on a soft background, as a square that the client crops round. */
export function avatarSvg(body: string, palette: PaletteName): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="360" height="360"><rect width="64" height="64" fill="${palettes[palette].wall}"/>` +
    `<g transform="translate(4 9) scale(1.75)">${body}</g></svg>`
  );
}

interface BannerFrame {
  width: number;
  height: number;
  /** How much is left free of objects at these sides. */
  left: number;
  bottom: number;
}

/**
 * A feather of the brand mark as it is drawn small, on a 64 x 64 grid: the blue one; turned round, it is the gold one.
 */
const feather = "M4 27C6 14 18 5 34 5H61C61 20 50 30 36 30H8C5.5 30 3.7 29 4 27Z";

/** Two objects facing each other over the blue and gold S-curve, with the mark in its seal where they meet. */
export function bannerSvg(give: Subject, receive: Subject, frame: BannerFrame): string {
  const { width, height } = frame;
  const w = width - frame.left;
  const h = height - frame.bottom;
  const xAt = (share: number) => frame.left + w * share;
  const size = Math.min(h * 0.62, w * 0.38);
  const base = h * 0.5 + size * 0.52;
  const halo = Math.min(h * 0.42, w * 0.22);
  const object = (subject: Subject, x: number) => {
    const unit = size / 32;
    const middle = ((subject.left + subject.right) / 2) * unit;
    const top = base + subject.bottom * unit - size;
    return (
      `<ellipse cx="${x}" cy="${base - 1}" rx="${size * 0.42}" ry="${size * 0.05}" fill="${INK}" opacity=".22"/>` +
      `<g transform="translate(${x - middle} ${top}) scale(${unit})">${subject.body}</g>`
    );
  };
  const seal = Math.min(h, w * 0.8) * 0.13;
  const [x, y] = [xAt(0.5), h * 0.5];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#FFDF85"/>` +
    `<path d="M0 0H${xAt(0.56)}C${xAt(0.44)} ${height * 0.3} ${xAt(0.56)} ${height * 0.7} ${xAt(0.44)} ${height}H0Z" fill="#0C6ABD"/>` +
    `<circle cx="${xAt(0.227)}" cy="${y}" r="${halo}" fill="#2F88D0"/><circle cx="${xAt(0.773)}" cy="${y}" r="${halo}" fill="#FFEDBB"/>` +
    `${object(give, xAt(0.227))}${object(receive, xAt(0.773))}` +
    `<circle cx="${x}" cy="${y}" r="${seal}" fill="#fff"/>` +
    `<g transform="translate(${x} ${y}) scale(${(seal * 1.2) / 64}) translate(-32 -32)">` +
    `<path fill="#07559E" d="${feather}"/><path fill="#FFBD1F" transform="rotate(180 32 32)" d="${feather}"/></g></svg>`
  );
}
