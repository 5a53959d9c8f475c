/** Colours and drawings of the visual language, for pictures that the gateway draws. */
export const colors = {
  blue: "#06427D",
  paleBlue: "#D6E8F8",
  gold: "#FFBD1F",
  paleGold: "#FFF8E4",
  darkGold: "#694400",
  paper: "#FBF6EC",
  ink: "#10203A",
  white: "#FFFFFF",
};

const feather =
  "M4 25.4C5 22 6.7 18.9 9 16.2L14.8 18.6L13.4 12.2C18.7 8.2 25.7 6 33.5 6H60C60 20 50 30 36 30H13.2C24.4 26.6 35.4 21.9 46.5 15.3A1.35 1.35 0 0 0 45.2 12.94C32.8 20.2 19.6 25.3 5.4 28.5C4.3 27.7 3.7 26.6 4 25.4Z";

/** The two feathers in a square of `size` pixels. */
export function mark({
  x,
  y,
  size,
  upper,
  lower,
}: {
  x: number;
  y: number;
  size: number;
  upper: string;
  lower: string;
}): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 64})"><path fill="${upper}" d="${feather}"/><path fill="${lower}" transform="rotate(180 32 32)" d="${feather}"/></g>`;
}

/** The mark in its white seal around a point. */
export function seal(x: number, y: number, radius: number): string {
  const size = radius * 1.16;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#FFFFFF"/>${mark({ x: x - size / 2, y: y - size / 2, size, upper: "#07559E", lower: "#FFBD1F" })}`;
}

/** The outline of a tile: its corners are large, small, large, small, as a feather's. */
export function featherTile(width: number, height: number, [large, small]: [number, number] = [44, 12]): string {
  return [
    `M${large} 0H${width - small}A${small} ${small} 0 0 1 ${width} ${small}`,
    `V${height - large}A${large} ${large} 0 0 1 ${width - large} ${height}`,
    `H${small}A${small} ${small} 0 0 1 0 ${height - small}V${large}A${large} ${large} 0 0 1 ${large} 0Z`,
  ].join("");
}
