import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import type { SubscriptionType } from "../../__generated__/enums";
import type { QuestionItem_QuestionFragment } from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Avatar } from "../../components/ui/Avatar";
import { Button } from "../../components/ui/Button";
import { TimeAgo } from "../../components/ui/TimeAgo";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { fullName, shortName } from "../../lib/names";
import { questionMessages } from "../../lib/questionMessages";
import { isPending, QUESTION } from "./questionFragment";
import { QuestionForm } from "./QuestionForm";
import { useAnswerQuestion } from "./useAnswerQuestion";

/** Whose words they are. */
interface Writer {
  firstName: string;
  lastName: string;
  isVerified: boolean;
  subscription: SubscriptionType | null;
}

/** The publication's owner, who answers. */
interface Owner extends Writer {
  picture: { url: string; sources: readonly { url: string; width: number }[] } | null;
}

interface QuestionItemProps {
  publicationId: string;
  question: FragmentType<QuestionItem_QuestionFragment>;
  owner: Owner;
  /** Whether the URL links to this question. */
  isLinkTarget: boolean;
}

/** Element id of a question, to scroll to. */
export const anchorOf = (questionId: string) => `pregunta-${questionId}`;

/** A question with the owner's answer, or the form for it. */
export function QuestionItem({ publicationId, question: ref, owner, isLinkTarget }: QuestionItemProps) {
  const question = useFragmentData(QUESTION, ref);
  const { viewer } = useSession();
  const element = useRef<HTMLLIElement>(null);
  if (!question) return null;
  const { id, author, answer } = question;
  // Of other users only name and mark are shown.
  const authorWithPicture = viewer?.user.id === author.id ? viewer.user : { ...author, picture: null };
  return (
    <chakra.li
      ref={element}
      id={anchorOf(id)}
      tabIndex={-1}
      display="flex"
      gap="3"
      py="4"
      borderTop="1px solid {colors.border.subtle}"
      scrollMarginTop="96px"
      opacity={isPending(id) ? 0.6 : 1}
      {...(isLinkTarget && { bg: "bg.give", mx: "-3", px: "3", borderRadius: "card" })}
    >
      <Avatar person={authorWithPicture} size={40} />
      <chakra.div flex="1" minWidth="0">
        <Byline writer={author} postedAt={question.askedAt} isPending={isPending(id)} />
        <chakra.p overflowWrap="anywhere">{question.text}</chakra.p>
        {answer && (
          <chakra.div
            display="flex"
            gap="2.5"
            mt="3"
            p="3"
            bg="bg.surface"
            border="1px solid {colors.border.subtle}"
            borderRadius="card"
            opacity={isPending(answer.id) ? 0.6 : 1}
          >
            <Avatar person={owner} size={28} />
            <chakra.div flex="1" minWidth="0">
              <Byline writer={owner} postedAt={answer.answeredAt} isPending={isPending(answer.id)} isOwner />
              <chakra.p overflowWrap="anywhere">{answer.text}</chakra.p>
            </chakra.div>
          </chakra.div>
        )}
        {/* A pending answer may still be refused; the form shows the error. */}
        {(answer ? isPending(answer.id) : question.canAnswer) && (
          <AnswerField
            publicationId={publicationId}
            questionId={id}
            name={shortName(author)}
            isInitiallyOpen={isLinkTarget}
            onAnswered={() => element.current?.focus({ preventScroll: true })}
          />
        )}
      </chakra.div>
    </chakra.li>
  );
}

interface BylineProps {
  writer: Writer;
  postedAt: string;
  isPending: boolean;
  isOwner?: boolean;
}

function Byline({ writer, postedAt, isPending, isOwner = false }: BylineProps) {
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="0 8px" textStyle="small">
      <chakra.b title={fullName(writer)}>{shortName(writer)}</chakra.b>
      <VerifiedMark person={writer} size={16} />
      {isOwner && (
        <chakra.span fontWeight={700} color="fg.receive">
          {questionMessages.owner}
        </chakra.span>
      )}
      <chakra.span color="fg.muted">{isPending ? questionMessages.sending : <TimeAgo at={postedAt} />}</chakra.span>
    </chakra.p>
  );
}

interface AnswerFieldProps {
  publicationId: string;
  questionId: string;
  name: string;
  isInitiallyOpen: boolean;
  /** Called once answered: keyboard and screen reader users continue from the question. */
  onAnswered: () => void;
}

function AnswerField({ publicationId, questionId, name, isInitiallyOpen, onAnswered }: AnswerFieldProps) {
  const { viewer } = useSession();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const send = useAnswerQuestion(publicationId, questionId);
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        size="s"
        mt="2"
        onClick={() => setOpen(true)}
        aria-label={`${questionMessages.answer}: ${name}`}
      >
        {questionMessages.answer}
      </Button>
    );
  }
  return (
    <chakra.div mt="3">
      <QuestionForm
        label={questionMessages.writeAnswer(name)}
        button={questionMessages.answer}
        hint={questionMessages.answerHint}
        draft={`answer-${questionId}`}
        ownerId={viewer?.id ?? ""}
        hasInitialFocus={!isInitiallyOpen}
        onSend={async (text, requestId) => {
          const refusals = await send(text, requestId);
          if (refusals.length === 0) onAnswered();
          return refusals;
        }}
      />
    </chakra.div>
  );
}
