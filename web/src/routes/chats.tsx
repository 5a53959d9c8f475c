import { gql, type TypedDocumentNode } from '@apollo/client'
import { skipToken, useQuery } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { ChatTab } from '../__generated__/enums'
import type { ConversationScreenQuery, ConversationScreenQueryVariables } from '../__generated__/graphql'
import { SwapPair } from '../components/swap/SwapPair'
import { ButtonLink } from '../components/ui/Button'
import { Card, Container } from '../components/ui/Card'
import { EmptyState } from '../components/ui/EmptyState'
import { ErrorState } from '../components/ui/ErrorState'
import { Link } from '../components/ui/Link'
import { Skeleton } from '../components/ui/Skeleton'
import { ChatList } from '../features/chat/ChatList'
import { ChatPicture } from '../features/chat/ChatMenu'
import { Conversation } from '../features/chat/Conversation'
import { ConversationHeader } from '../features/chat/ConversationHeader'
import '../features/chat/conversationFragment'
import { tabFromUrl, tabInUrl } from '../features/chat/tabs'
import { SwapSummary } from '../features/transaction/SwapSummary'
import { TransactionActions } from '../features/transaction/TransactionActions'
import { exchangeMessages } from '../lib/exchangeMessages'
import { paths } from '../lib/paths'

const QUERY: TypedDocumentNode<ConversationScreenQuery, ConversationScreenQueryVariables> = gql`
  query ConversationScreen($id: ID!) {
    chat(id: $id) {
      id
      tab
      counterpart {
        id
        ...ConversationHeader_user
      }
      transaction {
        id
        ...SwapSummary_transaction
        ...TransactionActions_transaction
      }
      ...Conversation_chat
    }
  }
`

const text = exchangeMessages.chat

/** /chats and /chats/{id}: the lists, and one conversation. On phones one of the two is shown. */
export default function ChatsRoute() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const tab = tabFromUrl(search.get('tab'))
  const openTab = (next: ChatTab) => navigate(id ? paths.chat(id, tabInUrl(next)) : paths.chats(tabInUrl(next)))
  return (
    <Container py={{ base: '0', lg: '6' }} px={{ base: '0', lg: '6' }}>
      <Card
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '376px minmax(0, 1fr)' }}
        height={{ lg: 'clamp(560px, calc(100dvh - 188px), 800px)' }}
        overflow="hidden"
        borderRadius={{ base: 0, lg: 'card' }}
        borderWidth={{ base: 0, lg: '1px' }}
      >
        <chakra.section
          display={{ base: id ? 'none' : 'block', lg: 'block' }}
          borderRight={{ lg: '1px solid {colors.border.subtle}' }}
          overflowY={{ lg: 'auto' }}
          minHeight={{ base: '70dvh', lg: '0' }}
        >
          <chakra.div display="flex" justifyContent="space-between" alignItems="center" p={{ base: '20px 16px 4px', lg: '18px 20px 4px' }}>
            <chakra.h1 textStyle="h2">{text.title}</chakra.h1>
            <Link to={paths.requests(3)} textStyle="small" fontWeight={700} py="2">
              {text.history}
            </Link>
          </chakra.div>
          <chakra.div css={{ '& [role=tablist]': { px: { base: '16px', lg: '20px' } }, '& [role=tab]': { flex: { base: '1', lg: 'none' }, justifyContent: 'center' } }}>
            <ChatList tab={tab} onTab={openTab} selectedId={id} renderEmpty={(shown, hasOthers) => <EmptyList tab={shown} hasOthers={hasOthers} />} />
          </chakra.div>
        </chakra.section>
        {id ? <ConversationPanel key={id} id={id} /> : <NothingChosen />}
      </Card>
    </Container>
  )
}

function ConversationPanel({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(QUERY, id ? { variables: { id } } : skipToken)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const chat = data?.chat
  const rightTab = chat && tabInUrl(chat.tab)
  const isMisplaced = rightTab !== undefined && rightTab !== null && search.get('tab') !== rightTab
  // A chat stands under the tab of its exchange's status, also when that changes while one looks.
  useEffect(() => {
    if (isMisplaced && rightTab) navigate(paths.chat(id, rightTab), { replace: true })
  }, [isMisplaced, rightTab, id, navigate])

  return (
    <chakra.section
      display="flex"
      flexDirection="column"
      minHeight="0"
      bg="bg.canvas"
      position={{ base: 'fixed', lg: 'relative' }}
      inset={{ base: 0, lg: 'auto' }}
      zIndex={{ base: 'dropdown', lg: 'auto' }}
    >
      {chat ? (
        <>
          <ConversationHeader user={chat.counterpart} backTo={paths.chats(tabInUrl(chat.tab))}>
            <TransactionActions transaction={chat.transaction} />
          </ConversationHeader>
          <SwapSummary transaction={chat.transaction} actions={<TransactionActions transaction={chat.transaction} wide />} />
          <Conversation chat={chat} />
        </>
      ) : data ? (
        <Centered>
          <EmptyState
            picture={<ChatPicture />}
            title={text.missing}
            action={
              <ButtonLink variant="secondary" to={paths.chats()}>
                {text.toList}
              </ButtonLink>
            }
          />
        </Centered>
      ) : error ? (
        <Centered>
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        </Centered>
      ) : (
        <ConversationSkeleton />
      )}
    </chakra.section>
  )
}

function NothingChosen() {
  return (
    <chakra.section display={{ base: 'none', lg: 'grid' }} alignItems="center" bg="bg.canvas">
      <EmptyState picture={<ChatPicture />} title={text.choose} hint={text.chooseHint} />
    </chakra.section>
  )
}

function EmptyList({ tab, hasOthers }: { tab: ChatTab; hasOthers: boolean }) {
  const isProposals = tab === 'PROPOSALS'
  const nothing = { items: [] }
  return (
    <EmptyState
      picture={
        isProposals ? (
          <chakra.div width="180px" mb="4">
            <SwapPair size="panel" give={nothing} receive={nothing} emptyLabel=" " sentence=" " />
          </chakra.div>
        ) : (
          <ChatPicture />
        )
      }
      title={isProposals ? text.noProposals : hasOthers ? text.noChanges : text.noChats}
      hint={isProposals ? text.noProposalsHint : text.noChangesHint}
      action={
        isProposals && (
          <ButtonLink variant="secondary" size="s" to={paths.wall()}>
            {text.toWall}
          </ButtonLink>
        )
      }
    />
  )
}

const Centered = chakra('div', { base: { flex: '1', display: 'grid', alignItems: 'center' } })

function ConversationSkeleton() {
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="3" minHeight={{ base: '60px', md: '72px' }} px="6" bg="bg.surface" borderBottom="1px solid {colors.border.subtle}">
        <Skeleton width="44px" height="44px" borderRadius="full" />
        <chakra.span display="flex" flexDirection="column" gap="2" flex="1">
          <Skeleton width="140px" height="16px" />
          <Skeleton width="100px" height="12px" />
        </chakra.span>
      </chakra.div>
      <chakra.div height={{ base: '160px', md: '151px' }} bg="bg.surface" borderBottom="1px solid {colors.border.subtle}" p="4" display="flex" justifyContent="space-between">
        <Skeleton width="76px" height="76px" borderRadius="plumaMd" />
        <Skeleton width="76px" height="76px" borderRadius="plumaMd" />
      </chakra.div>
      <chakra.div flex="1" p="6" display="flex" flexDirection="column" justifyContent="flex-end" gap="3">
        <Skeleton width="60%" height="56px" borderRadius="card" />
        <Skeleton width="50%" height="56px" borderRadius="card" alignSelf="flex-end" />
        <Skeleton width="55%" height="56px" borderRadius="card" />
      </chakra.div>
    </>
  )
}
