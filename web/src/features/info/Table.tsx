import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

interface TableProps {
  /** Accessible name of the table. */
  name: string;
  head: readonly string[];
  /** One list of cells per row; the first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table; on phones every row becomes a list, labelled with the column titles. */
export function Table({ name, head, rows }: TableProps) {
  return (
    <chakra.div
      overflow="hidden"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="card"
      css={{
        "& table": { width: "100%", borderCollapse: "collapse", fontSize: "0.9375rem", lineHeight: "1.375rem" },
        "& :is(th, td)": {
          textAlign: "left",
          verticalAlign: "top",
          px: "4",
          py: "3",
          fontWeight: 400,
          overflowWrap: "anywhere",
        },
        "& th": { fontWeight: 700 },
        "& thead th": { bg: "bg.sunken" },
        "& tbody tr + tr": { borderTop: "1px solid {colors.border.subtle}" },
        smDown: {
          "& :is(table, tbody, tr, tbody th, td)": { display: "block" },
          "& thead": { srOnly: true },
          "& tr": { py: "2" },
          "& :is(tbody th, td)": { py: "1" },
          "& td::before": { content: "attr(data-head)", display: "block", textStyle: "caption", color: "fg.muted" },
        },
      }}
    >
      <table aria-label={name}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {rest.map((cell, column) => (
                <td key={column} data-head={head[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
