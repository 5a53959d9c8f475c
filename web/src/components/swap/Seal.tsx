import { chakra } from '@chakra-ui/react/styled-system'
import { Mark } from './Mark'

/** The mark in a white seal, on the join of a swap. Size in px. */
export function Seal({ size, faded = false, turn = false }: { size: number; faded?: boolean; turn?: boolean }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="grid"
      placeItems="center"
      borderRadius="full"
      bg="white"
      boxShadow="seal"
      opacity={faded ? 0.45 : 1}
      animation={turn ? 'seal-turn {durations.swap} {easings.swap}' : undefined}
      style={{ width: size, height: size }}
    >
      <Mark size={Math.round(size * 0.6)} />
    </chakra.span>
  )
}
