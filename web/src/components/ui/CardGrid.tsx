import { chakra } from '@chakra-ui/react/styled-system'

/** Two columns on phones, up to four. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
})
