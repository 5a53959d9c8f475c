import { chakra } from '@chakra-ui/react/styled-system'

/** White sheet on paper: forms, panels, cards. */
export const Card = chakra('div', {
  base: { bg: 'bg.surface', border: '1px solid {colors.border.subtle}', borderRadius: 'card', boxShadow: '1' },
})

/** The 1200 px column of a page, with its margins. */
export const Container = chakra('div', {
  base: { width: '100%', maxWidth: 'calc({sizes.container} + 3rem)', mx: 'auto', px: { base: '4', md: '6' } },
})
