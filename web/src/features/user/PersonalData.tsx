import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { LuLock } from 'react-icons/lu'
import type { PersonalDataQuery, PersonalDataQueryVariables } from '../../__generated__/graphql'
import { useVisitPolicy } from '../../apollo/useVisitPolicy'
import { Card } from '../../components/ui/Card'
import { ErrorState } from '../../components/ui/ErrorState'
import { Skeleton } from '../../components/ui/Skeleton'
import { calendarDay } from '../../lib/dates'
import { phoneLabel } from '../../lib/phone'
import { profileMessages } from '../../lib/profileMessages'

const QUERY: TypedDocumentNode<PersonalDataQuery, PersonalDataQueryVariables> = gql`
  query PersonalData {
    viewer {
      id
      email
      user {
        id
        firstName
        lastName
        city
        state
      }
      personalData {
        country
        phone
        dateOfBirth
        gender
      }
    }
  }
`

const text = profileMessages.data

/** «Datos Personales»: what the account says of its person. */
export function PersonalData() {
  const { data, error, refetch } = useQuery(QUERY, useVisitPolicy())
  const viewer = data?.viewer
  if (!viewer && error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />
  const own = viewer?.personalData
  const rows: [label: string, value: string | null | undefined][] = [
    [text.firstName, viewer?.user.firstName],
    [text.lastName, viewer?.user.lastName],
    [text.email, viewer?.email],
    [text.phone, own?.phone && phoneLabel(own.phone)],
    [text.birth, own?.dateOfBirth && calendarDay(own.dateOfBirth)],
    [text.gender, own?.gender && text.genders[own.gender]],
    [text.country, own?.country],
    [text.state, viewer?.user.state],
    [text.city, viewer?.user.city],
  ]
  return (
    <Card p={{ base: '4', md: '7' }} maxWidth="760px" aria-busy={!viewer}>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="7" rowGap="5">
        {rows.map(([label, value]) => (
          <chakra.div key={label} pb="3" borderBottom="1px solid {colors.border.subtle}" minWidth="0">
            <chakra.dt textStyle="caption" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd mt="0.5" minHeight="24px" fontWeight={600} overflowWrap="anywhere" color={viewer && !value ? 'fg.muted' : undefined}>
              {viewer ? (value ?? text.unknown) : <Skeleton width="60%" height="20px" />}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.p mt="5" display="flex" gap="2" textStyle="small" color="fg.muted">
        <chakra.span mt="2px">
          <LuLock size={16} aria-hidden="true" />
        </chakra.span>
        <span>
          {text.hint} {text.seePublic}
        </span>
      </chakra.p>
    </Card>
  )
}
