import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const tabsRecipe = defineSlotRecipe({
  className: 'tq-tabs',
  slots: ['root', 'trigger', 'list', 'content', 'contentGroup', 'indicator'],
  base: {
    list: { display: 'flex', gap: '6', borderBottom: '1px solid {colors.border.subtle}', overflowX: 'auto' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      position: 'relative',
      p: '13px 2px',
      fontWeight: 600,
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _selected: {
        color: 'azul.700',
        fontWeight: 700,
        _after: { content: '""', position: 'absolute', left: 0, right: 0, bottom: 0, height: '4px', borderRadius: '4px 1px 0 0', bg: 'oro.400' },
      },
      _focusVisible: { outlineOffset: '-3px' },
    },
    content: { outlineOffset: '4px' },
  },
})
