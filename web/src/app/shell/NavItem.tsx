import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink } from 'react-router-dom'

const look = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  position: 'relative',
  minW: { base: '44px', lg: '72px' },
  px: { lg: '2' },
  height: '56px',
  borderRadius: 'control',
  fontSize: '0.8125rem',
  lineHeight: 1,
  color: 'fg.onHeader',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { color: 'white' },
} as const

/** Icon with its word in the header; the present one has a gold bar. */
export const HeaderLink = chakra(NavLink, {
  base: {
    ...look,
    '&[aria-current=page]': {
      color: 'white',
      fontWeight: 700,
      _after: { content: '""', position: 'absolute', left: '4', right: '4', bottom: '-6px', height: '4px', borderRadius: '4px 1px 4px 1px', bg: 'oro.400' },
    },
  },
})

/** The same look for a button that opens a panel. */
export const headerButtonLook = look

/** The word under an icon; only screen readers get it where there is no room. */
export const HeaderLabel = chakra('span', { base: { srOnly: { base: true, lg: false } } })
