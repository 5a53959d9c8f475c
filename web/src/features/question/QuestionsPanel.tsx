import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { LuChevronDown, LuChevronUp } from "react-icons/lu";
import { useLocation, useSearchParams } from "react-router-dom";
import type { QuestionsPanel_PublicationFragment, QuestionsPanel_QuestionsFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useSession } from "../../apollo/session";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Avatar } from "../../components/ui/Avatar";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import { compareIds } from "../../lib/compareIds";
import type { LoginState } from "../../lib/guestIntent";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { paths } from "../../lib/paths";
import { questionMessages } from "../../lib/questionMessages";
import { isPending } from "./questionFragment";
import { QuestionForm } from "./QuestionForm";
import { anchorOf, QuestionItem } from "./QuestionItem";
import { useAskQuestion } from "./useAskQuestion";

const QuestionUpdates = lazy(loadWhenOnline(() => import("./QuestionUpdates")));

const PUBLICATION: TypedDocumentNode<QuestionsPanel_PublicationFragment> = registerFragment(gql`
  fragment QuestionsPanel_publication on Publication {
    id
    isOwn
    owner {
      id
      firstName
      lastName
      isVerified
      subscription
      picture {
        url
        sources {
          url
          width
        }
      }
    }
  }
`);

const QUESTIONS: TypedDocumentNode<QuestionsPanel_QuestionsFragment> = registerFragment(gql`
  fragment QuestionsPanel_questions on QuestionList {
    publicationId
    canAsk
    items {
      id
      answer {
        id
      }
      ...QuestionItem_question
    }
  }
`);

/** How many questions show while the list is collapsed. */
const COLLAPSED_COUNT = 2;

/** In the address after a sign-in that began here: the field to ask in takes the focus. */
const ASK_HASH = "#preguntar";

interface QuestionsPanelProps {
  publication: FragmentType<QuestionsPanel_PublicationFragment>;
  questions: FragmentType<QuestionsPanel_QuestionsFragment>;
}

/** Public questions about a publication, and the owner's answers. */
export function QuestionsPanel({ publication: publicationRef, questions: questionsRef }: QuestionsPanelProps) {
  const publication = useFragmentData(PUBLICATION, publicationRef);
  const questions = useFragmentData(QUESTIONS, questionsRef);
  const { status, viewer } = useSession();
  const headingId = useId();
  const [search] = useSearchParams();
  const commentId = search.get("commentId");
  const items = questions?.items ?? [];
  const target = items.find(
    ({ id, answer }) => commentId !== null && (id === commentId || answer?.id === commentId),
  )?.id;
  const [isOpen, setOpen] = useIsExpanded(commentId);
  const toggle = useRef<HTMLDivElement>(null);
  useScrollToTarget(target);
  if (!publication || !questions) return null;
  const visibleItems = isOpen ? items : items.slice(0, COLLAPSED_COUNT);
  const newestId = items
    .flatMap(({ id, answer }) => [id, ...(answer ? [answer.id] : [])])
    .filter((id) => !isPending(id))
    .sort(compareIds)
    .at(-1);
  const isMember = status === "member" && viewer !== null;
  // The clicked control disappears: move the focus to the first question it revealed, or back to its place.
  const toggleAll = (next: boolean) => {
    flushSync(() => setOpen(next));
    const focusTarget = next
      ? document.getElementById(anchorOf(items[COLLAPSED_COUNT]?.id ?? ""))
      : toggle.current?.querySelector("a");
    focusTarget?.focus({ preventScroll: next });
  };

  return (
    <section aria-labelledby={headingId}>
      <chakra.h2 id={headingId} textStyle="h3">
        {questionMessages.title}{" "}
        {items.length > 0 && (
          <chakra.span fontWeight={400} color="fg.muted">
            {items.length}
          </chakra.span>
        )}
      </chakra.h2>
      {isMember && questions.canAsk && <AskForm publicationId={publication.id} />}
      {status === "guest" && <SignInLink />}
      {items.length === 0 ? (
        <chakra.p mt="3" color="fg.muted">
          {publication.isOwn
            ? questionMessages.noneOwn
            : questions.canAsk
              ? questionMessages.noneFirst
              : questionMessages.none}
        </chakra.p>
      ) : (
        <chakra.ol mt="4" listStyleType="none">
          {visibleItems.map((question) => (
            <QuestionItem
              key={question.id}
              publicationId={publication.id}
              question={question}
              owner={publication.owner}
              isLinkTarget={question.id === target}
            />
          ))}
        </chakra.ol>
      )}
      {items.length > COLLAPSED_COUNT && (
        <div ref={toggle}>
          <Toggle
            isOpen={isOpen}
            count={items.length}
            firstHiddenId={items[COLLAPSED_COUNT]?.id ?? ""}
            onToggle={toggleAll}
          />
        </div>
      )}
      {isMember && (
        <Suspense fallback={null}>
          <QuestionUpdates
            key={publication.id}
            publicationId={publication.id}
            viewerId={viewer.user.id}
            after={newestId ?? "0"}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Expanded initially, and again whenever the URL names another comment. */
function useIsExpanded(commentId: string | null) {
  const [isOpen, setOpen] = useState(commentId !== null);
  const [seenCommentId, setSeenCommentId] = useState(commentId);
  if (seenCommentId !== commentId) {
    setSeenCommentId(commentId);
    if (commentId !== null) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** Scrolls to the question that the URL names, once it is rendered. */
function useScrollToTarget(target: string | undefined) {
  useEffect(() => {
    const element = target === undefined ? null : document.getElementById(anchorOf(target));
    element?.scrollIntoView({ block: "center" });
    element?.focus({ preventScroll: true });
  }, [target]);
}

function AskForm({ publicationId }: { publicationId: string }) {
  const { viewer } = useSession();
  const { hash } = useLocation();
  const ask = useAskQuestion(publicationId);
  if (!viewer) return null;
  return (
    <chakra.div display="flex" gap="3" mt="3">
      <chakra.div display={{ base: "none", sm: "block" }}>
        <Avatar person={viewer.user} size={44} />
      </chakra.div>
      <QuestionForm
        key={publicationId}
        label={questionMessages.write}
        button={questionMessages.ask}
        hint={questionMessages.hint}
        draft={`question-${publicationId}`}
        ownerId={viewer.id}
        hasInitialFocus={hash === ASK_HASH}
        onSend={ask}
      />
    </chakra.div>
  );
}

function SignInLink() {
  const location = useLocation();
  const state: LoginState = { from: { ...location, hash: ASK_HASH } };
  return (
    <ButtonLink to={paths.login()} state={state} variant="secondary" mt="3">
      {questionMessages.signIn}
    </ButtonLink>
  );
}

/** A link while collapsed: without JavaScript, the server expands what the URL names. */
function Toggle({
  isOpen,
  count,
  firstHiddenId,
  onToggle,
}: {
  isOpen: boolean;
  count: number;
  firstHiddenId: string;
  onToggle: (isOpen: boolean) => void;
}) {
  if (isOpen) {
    return (
      <Button variant="text" mt="1" px="0" onClick={() => onToggle(false)}>
        {questionMessages.seeLess}
        <LuChevronUp size={20} aria-hidden="true" />
      </Button>
    );
  }
  return (
    <Link
      to={{ search: `?commentId=${firstHiddenId}` }}
      onClick={(event) => {
        event.preventDefault();
        onToggle(true);
      }}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="44px"
      mt="1"
      fontWeight={700}
    >
      {questionMessages.seeAll(count)}
      <LuChevronDown size={20} aria-hidden="true" />
    </Link>
  );
}
