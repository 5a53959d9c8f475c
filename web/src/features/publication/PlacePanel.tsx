import { gql, type FragmentType, type TypedDocumentNode } from '@apollo/client'
import { chakra } from '@chakra-ui/react/styled-system'
import { LuMapPin } from 'react-icons/lu'
import type { PlacePanel_PublicationFragment } from '../../__generated__/graphql'
import { registerFragment } from '../../apollo/fragmentRegistry'
import { useFragmentData } from '../../apollo/useFragmentData'
import { distanceLabel } from '../../lib/distance'
import { messages } from '../../lib/messages'

const FRAGMENT: TypedDocumentNode<PlacePanel_PublicationFragment> = registerFragment(gql`
  fragment PlacePanel_publication on Publication {
    id
    distanceKm
    place {
      label
      isApproximate
      coordinates {
        latitude
        longitude
      }
    }
  }
`)

/** Where it is: the municipality, and an area that hides the door. */
export function PlacePanel({ publication: ref }: { publication: FragmentType<PlacePanel_PublicationFragment> }) {
  const publication = useFragmentData(FRAGMENT, ref)
  if (!publication) return null
  const { place, distanceKm } = publication
  return (
    <section>
      <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
        <chakra.h2 textStyle="h3">{messages.publication.where}</chakra.h2>
        {place.isApproximate && (
          <chakra.span textStyle="small" color="fg.muted">
            {messages.publication.approximate}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.p mt="2" display="flex" alignItems="center" gap="1.5" fontWeight={700} textStyle="small">
        <LuMapPin size={16} aria-hidden="true" />
        {[place.label, distanceKm === null ? null : distanceLabel(distanceKm)].filter(Boolean).join(' · ')}
      </chakra.p>
    </section>
  )
}
