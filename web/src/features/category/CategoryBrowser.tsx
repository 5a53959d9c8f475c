import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { Link } from 'react-router-dom'
import type { CategoryBrowserQuery, CategoryBrowserQueryVariables } from '../../__generated__/graphql'
import { usePosition } from '../../apollo/position'
import { ErrorState } from '../../components/ui/ErrorState'
import { Input } from '../../components/ui/Input'
import { Skeleton } from '../../components/ui/Skeleton'
import { messages } from '../../lib/messages'
import { paths } from '../../lib/paths'
import { buildTree, findCategories, type CategoryNode } from './categoryTree'

const QUERY: TypedDocumentNode<CategoryBrowserQuery, CategoryBrowserQueryVariables> = gql`
  query CategoryBrowser {
    categories {
      id
      name
      children {
        id
        name
        children {
          id
          name
          children {
            id
            name
          }
        }
      }
    }
  }
`

/** Drill-down through the categories, with a search over all of them. */
export default function CategoryBrowser({ onChoose }: { onChoose: () => void }) {
  const { data, error, refetch } = useQuery(QUERY)
  const { position } = usePosition()
  const [query, setQuery] = useState('')
  const [trail, setTrail] = useState<CategoryNode[]>([])
  const tree = useMemo(() => buildTree(data?.categories ?? []), [data])
  const here = trail.at(-1)
  const list = useRef<HTMLDivElement>(null)
  const move = (steps: CategoryNode[]) => {
    flushSync(() => setTrail(steps))
    // The row that was pressed is gone: go on with the first of the new ones.
    list.current?.querySelector<HTMLElement>('button, a')?.focus()
  }
  const shown = query.trim() ? findCategories(tree, query) : (here?.children ?? tree)

  return (
    <chakra.div p="4">
      <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} placeholder={messages.nav.searchCategory} aria-label={messages.nav.searchCategory} />
      <chakra.div mt="2" ref={list}>
        {here && !query.trim() && (
          <>
            <Row asChild fontWeight={700}>
              <button type="button" onClick={() => move(trail.slice(0, -1))}>
                <LuChevronLeft size={20} aria-hidden="true" />
                {trail.at(-2)?.name ?? messages.nav.categories}
              </button>
            </Row>
            <Row asChild color="fg.link" fontWeight={700}>
              <Link to={paths.category(here.id, position)} onClick={onChoose}>
                {messages.nav.allOf(here.name)}
              </Link>
            </Row>
          </>
        )}
        {!data && (error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <Skeleton height="180px" mt="2" />)}
        {data && shown.length === 0 && (
          <chakra.p p="3" color="fg.muted" role="status">
            {messages.nav.noCategory}
          </chakra.p>
        )}
        <chakra.ul listStyleType="none">
          {shown.map((category) => (
            <li key={category.id}>
              {category.children.length > 0 && !query.trim() ? (
                <Row asChild>
                  <button type="button" onClick={() => move([...trail, category])}>
                    <chakra.span flex="1">{category.name}</chakra.span>
                    <LuChevronRight size={20} aria-hidden="true" />
                  </button>
                </Row>
              ) : (
                <Row asChild>
                  <Link to={paths.category(category.id, position)} onClick={onChoose}>
                    {category.name}
                  </Link>
                </Row>
              )}
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.div>
  )
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: '100%',
    minHeight: '44px',
    px: '2',
    borderRadius: 'md',
    textAlign: 'left',
    color: 'fg',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'azul.50' },
  },
})
