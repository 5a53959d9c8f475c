import { createElement } from "react";
import type { CSSProperties, ReactElement, SVGProps } from "react";
import type { Drawing } from "./joinLines";

type IconProps = SVGProps<SVGSVGElement> & { size?: string | number };

/**
 * Stands for what makes an icon in react-icons, without its context. What all outlines have in common is a rule of the
 * class `icon` (theme/globalCss.ts) and not eight attributes, which would be a sixth of a page's elements. A rule is
 * stronger than an attribute, so what is given for one icon is its style.
 */
export function GenIcon({ attr, child }: Drawing) {
  const isOutline = attr.fill === "none";
  const shapes = child?.map(shapeOf);
  return function Icon({ size = "1em", className, color, fill, strokeWidth, style, ...others }: IconProps) {
    const given = Object.entries({ color, fill, strokeWidth, ...style }).filter(([, value]) => value !== undefined);
    return createElement(
      "svg",
      {
        ...(isOutline ? { viewBox: attr.viewBox } : { fill: "currentColor", ...attr }),
        width: size,
        height: size,
        className: isOutline ? ["icon", className].filter(Boolean).join(" ") : className,
        style: given.length > 0 ? (Object.fromEntries(given) as CSSProperties) : undefined,
        ...others,
      },
      shapes,
    );
  };
}

const shapeOf = ({ tag, attr, child }: Drawing, key: number): ReactElement =>
  createElement(tag, { ...attr, key }, child?.map(shapeOf));
