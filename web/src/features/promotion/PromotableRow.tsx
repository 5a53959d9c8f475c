import { gql, type FragmentType, type TypedDocumentNode } from '@apollo/client'
import { Suspense, lazy, useState } from 'react'
import { LuMegaphone } from 'react-icons/lu'
import type { PromotableRow_PublicationFragment } from '../../__generated__/graphql'
import { registerFragment } from '../../apollo/fragmentRegistry'
import { useFragmentData } from '../../apollo/useFragmentData'
import { Button } from '../../components/ui/Button'
import { patiently } from '../../lib/patiently'
import { promotionMessages } from '../../lib/promotionMessages'
import { PromotionRow, wholeRow } from './PromotionRow'

const PromoteDialog = lazy(patiently(() => import('./PromoteDialog')))

const FRAGMENT: TypedDocumentNode<PromotableRow_PublicationFragment> = registerFragment(gql`
  fragment PromotableRow_publication on Publication {
    id
    title
    cover {
      url
      sources {
        url
        width
      }
    }
    ...PromotionRow_publication
  }
`)

const text = promotionMessages.list

/** A thing that could be promoted; the choice of a plan opens over it. */
export function PromotableRow({ publication: ref }: { publication: FragmentType<PromotableRow_PublicationFragment> }) {
  const publication = useFragmentData(FRAGMENT, ref)
  const [isOpen, setOpen] = useState(false)
  if (!publication) return null
  return (
    <>
      <PromotionRow
        publication={publication}
        action={
          <Button size="s" css={wholeRow} aria-label={text.promoteOf(publication.title)} onClick={() => setOpen(true)}>
            <LuMegaphone size={18} aria-hidden="true" />
            {text.promote}
          </Button>
        }
      />
      {isOpen && (
        <Suspense>
          <PromoteDialog publication={publication} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
