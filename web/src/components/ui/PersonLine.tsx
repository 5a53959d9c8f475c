import { chakra } from '@chakra-ui/react/styled-system'
import { fullName, shortName } from '../../lib/names'
import { Avatar } from './Avatar'
import { VerifiedMark } from './VerifiedMark'

interface PersonLineProps {
  person: {
    firstName: string
    lastName: string
    isVerified: boolean
    picture: { url: string; sources: readonly { url: string; width: number }[] } | null
  }
  /** Of the face, px. */
  size?: number
}

/** Face, short name (the full one as title) and the mark of the verified. */
export function PersonLine({ person, size = 28 }: PersonLineProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="2" minWidth="0">
      <Avatar person={person} size={size} />
      <chakra.span textStyle="small" fontWeight={700} truncate title={fullName(person)}>
        {shortName(person)}
      </chakra.span>
      {person.isVerified && <VerifiedMark size={16} />}
    </chakra.span>
  )
}
