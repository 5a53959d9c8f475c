import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { usePosition } from "../../apollo/position";
import { paths } from "../../lib/paths";
import type { Tile } from "./tiles";
import { TitledRow } from "./TitledRow";

interface CategoryTilesProps {
  title: string;
  tiles: readonly Tile[];
  children: ReactNode;
}

/** Four columns, three on the narrowest phones, so that the names under the pictures are not broken. */
const PHONE_COLUMNS = "repeat(auto-fill, minmax(max(76px, 22%), 1fr))";

/** Eight tiles, each linking to the results of its category; `children` lead to the others. */
export function CategoryTiles({ title, tiles, children }: CategoryTilesProps) {
  const { position } = usePosition();
  return (
    <section>
      <TitledRow title={title}>{children}</TitledRow>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: PHONE_COLUMNS, lg: "repeat(8, minmax(0, 1fr))" }}
        gap={{ base: "3", md: "4" }}
        listStyleType="none"
        // Of all tiles at once: each would name three classes.
        css={{
          "& a": {
            display: "block",
            color: "inherit",
            textAlign: "center",
            textDecoration: "none",
            borderRadius: "md",
            _hover: { textDecoration: "underline" },
          },
          "& img": { width: "100%", borderRadius: { base: "plumaTile", md: "plumaLg" }, aspectRatio: "1 / 1" },
          "& span": {
            display: "block",
            mt: "2",
            fontWeight: 700,
            fontSize: { base: "0.8125rem", md: "0.9375rem" },
            lineHeight: "1.25rem",
            mx: { base: "-6px", md: "0" },
            overflowWrap: "break-word",
            hyphens: "auto",
          },
        }}
      >
        {tiles.map(({ categoryId, name, picture }) => (
          <li key={categoryId}>
            <Link to={paths.category(categoryId, position)}>
              <img src={picture} alt="" loading="lazy" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}
