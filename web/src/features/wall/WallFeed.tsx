import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { WallQuery } from '../../__generated__/graphql'
import { BannerCard } from './BannerCard'
import { ExchangeCard } from './ExchangeCard'
import { toRows } from './rows'

/** Distance from the end of the feed at which more is fetched. */
const TRIGGER = '80px'

export type WallItem = WallQuery['wall']['items'][number]
type PublicationItem = Extract<WallItem, { __typename: 'PublicationWallItem' }>

interface WallFeedProps {
  items: readonly WallItem[]
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
  /** Draws a publication; `eager` for those of the first screen. */
  renderPublication: (publication: PublicationItem['publication'], eager: boolean) => ReactNode
  /** What shows while the next stretch is on its way. */
  skeleton: ReactNode
}

/** The endless feed. Rows outside of the view cost no layout and no paint. */
export function WallFeed({ items, hasMore, isLoading, onMore, renderPublication, skeleton }: WallFeedProps) {
  const rows = useMemo(() => toRows(items), [items])
  const sentinel = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  useEffect(() => {
    const end = sentinel.current
    if (!end || !hasMore || isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), { rootMargin: TRIGGER })
    observer.observe(end)
    return () => observer.disconnect()
  }, [hasMore, isLoading])

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" aria-busy={isLoading}>
      {rows.map((row, index) => (
        <Row key={row[0]?.id} isPair={row[0]?.__typename === 'PublicationWallItem'}>
          {row.map((item) => {
            if (item.__typename === 'ExchangeWallItem') return <ExchangeCard key={item.id} item={item} />
            if (item.__typename === 'BannerWallItem') return <BannerCard key={item.id} item={item} />
            return <chakra.div key={item.id} minWidth="0">{renderPublication(item.publication, index < 1)}</chakra.div>
          })}
        </Row>
      ))}
      {isLoading && skeleton}
      <div ref={sentinel} style={{ height: 1 }} />
    </chakra.div>
  )
}

function Row({ isPair, children }: { isPair: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: isPair ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }}
      css={{ contentVisibility: 'auto', containIntrinsicSize: isPair ? 'auto 620px' : 'auto 420px' }}
    >
      {children}
    </chakra.div>
  )
}
