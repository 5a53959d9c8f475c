import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface TableProps {
  /** What it lists, for screen readers. */
  name: string
  head: readonly string[]
  /** One list of cells per row; the first cell names the row. */
  rows: readonly (readonly ReactNode[])[]
}

/** Facts in rows and columns. Where it is too wide it scrolls inside its frame, by keyboard too. */
export function Table({ name, head, rows }: TableProps) {
  return (
    <chakra.div
      role="region"
      aria-label={name}
      tabIndex={0}
      overflowX="auto"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="card"
      css={{
        '& table': { width: '100%', minWidth: '34rem', borderCollapse: 'collapse', fontSize: '0.9375rem', lineHeight: '1.375rem' },
        '& :is(th, td)': { textAlign: 'left', verticalAlign: 'top', px: '4', py: '3', fontWeight: 400 },
        '& th': { fontWeight: 700 },
        '& thead th': { bg: 'bg.sunken' },
        '& tbody tr + tr': { borderTop: '1px solid {colors.border.subtle}' },
      }}
    >
      <table>
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
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  )
}
