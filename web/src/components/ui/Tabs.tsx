import { chakra } from '@chakra-ui/react/styled-system'
import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs'
import type { ReactNode } from 'react'
import { tabsRecipe } from '../../theme/recipes/tabs'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; count?: number }[]
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Tabs over one panel. The chosen one normally stands in the address: `onChange` navigates. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: TabsProps<Value>) {
  return (
    <ChakraTabs.Root recipe={tabsRecipe} value={value} onValueChange={(change: { value: string }) => onChange(change.value as Value)}>
      <ChakraTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <ChakraTabs.Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && (
              <chakra.span
                minWidth="22px"
                px="1.5"
                borderRadius="md"
                textAlign="center"
                fontSize="0.8125rem"
                lineHeight="20px"
                bg={tab.value === value ? 'azul.700' : 'bg.sunken'}
                color={tab.value === value ? 'white' : 'fg.muted'}
              >
                {tab.count}
              </chakra.span>
            )}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      <ChakraTabs.Content value={value}>{children}</ChakraTabs.Content>
    </ChakraTabs.Root>
  )
}
