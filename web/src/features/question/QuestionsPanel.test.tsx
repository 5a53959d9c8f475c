import { gql, Observable } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PublicationDetailQuery } from "../../__generated__/graphql";
import { toast, toastStore } from "../../components/ui/toast";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { QuestionsPanel } from "./QuestionsPanel";

const scrolled = vi.fn<(id: string) => void>();
beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
});
afterEach(() => {
  cleanup();
  scrolled.mockReset();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const person = (id: string, firstName: string) => ({
  __typename: "User",
  id,
  firstName,
  lastName: "Gómez",
  isVerified: false,
  subscription: null,
});
const answer = (id: string, questionId: string, text: string) => ({
  __typename: "Answer",
  id,
  questionId,
  text,
  answeredAt: "2026-11-20T12:00:00.000Z",
});
const question = (id: string, text: string, overrides: object = {}) => ({
  __typename: "Question",
  id,
  text,
  askedAt: "2026-11-19T12:00:00.000Z",
  canAnswer: false,
  author: person("9", "Luis"),
  answer: null,
  ...overrides,
});
const owner = { ...person("2", "Olga"), isVerified: true, subscription: "STANDARD", picture: null };

const QUERY: TypedDocumentNode<Pick<PublicationDetailQuery, "publication" | "questions">> = gql`
  query PublicationDetail {
    publication(id: 5) {
      id
      ...QuestionsPanel_publication
    }
    questions(publicationId: 5) {
      publicationId
      ...QuestionsPanel_questions
    }
  }
`;

function Screen() {
  const { data } = useQuery(QUERY);
  return data?.publication && data.questions ? (
    <QuestionsPanel publication={data.publication} questions={data.questions} />
  ) : null;
}

function renderPanel(
  items: object[],
  {
    viewer = ANA as typeof ANA | null,
    isOwn = false,
    at = "/cosa/5",
    live = [] as object[],
    ...answers
  }: Record<string, unknown> & { viewer?: typeof ANA | null; isOwn?: boolean; at?: string; live?: object[] } = {},
) {
  const data = {
    publication: { __typename: "Publication", id: "5", isOwn, owner },
    questions: { __typename: "QuestionList", publicationId: "5", canAsk: viewer !== null && !isOwn, items },
  };
  const view = renderScreen(<Screen />, {
    at,
    viewer,
    answers: {
      PublicationDetail: () => data,
      CommentAdded: () => new Observable((observer) => live.forEach((commentAdded) => observer.next({ commentAdded }))),
      ...(answers as Record<string, (variables: Record<string, unknown>) => unknown>),
    },
  });
  return { ...view, user: userEvent.setup() };
}

const fourQuestions = [
  question("8", "¿Cuatro?"),
  question("6", "¿Tres?", { answer: answer("7", "6", "Tres son") }),
  question("3", "¿Dos?"),
  question("1", "¿Uno?"),
];
const shownTexts = () => screen.getAllByRole("listitem").map((item) => /¿(.*)\?/.exec(item.textContent)?.[1]);

it("shows a guest the first two questions, all when expanded, and a link to sign in", async () => {
  const { user } = renderPanel(fourQuestions, { viewer: null });
  expect(await screen.findByRole("heading", { name: "Preguntas 4" })).toBeTruthy();
  expect(shownTexts()).toEqual(["Cuatro", "Tres"]);
  expect(screen.getByText("Tres son")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBe(null);
  expect(screen.getByRole("link", { name: "Inicia sesión para preguntar" }).getAttribute("href")).toBe("/login");
  // Without JavaScript, the same link makes the server render them all.
  const more = screen.getByRole("link", { name: "Ver las 4 preguntas" });
  expect(more.getAttribute("href")).toBe("/cosa/5?commentId=3");
  await user.click(more);
  expect(shownTexts()).toEqual(["Cuatro", "Tres", "Dos", "Uno"]);
  expect(document.activeElement?.id).toBe("pregunta-3");
  expect(scrolled).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Ver menos" }));
  expect(shownTexts()).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Ver las 4 preguntas" }));
});

it.each([
  ["1", "pregunta-1"],
  ["7", "pregunta-6"],
])("expands the list and scrolls to the question of comment %s", async (commentId, anchor) => {
  renderPanel(fourQuestions, { viewer: null, at: `/cosa/5?commentId=${commentId}` });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(anchor));
  expect(shownTexts()).toHaveLength(4);
  expect(document.activeElement?.id).toBe(anchor);
});

it("asks with Enter: shows the question at once, sends it once, and shows a toast", async () => {
  let settle: (value: unknown) => void = () => {};
  const stored = question("9", "¿Tiene caja?", { author: person("1", "Ana") });
  const { user, asked } = renderPanel([], {
    AskQuestion: () =>
      new Observable((observer) => {
        settle = (value) => observer.next(value as object);
      }),
    live: [question("10", "¿Ajena?")],
  });
  const field = await screen.findByRole("textbox", { name: "Escribe tu pregunta" });
  await user.type(field, "   {Enter}");
  expect([
    (screen.getByRole("button", { name: "Preguntar" }) as HTMLButtonElement).disabled,
    asked.some(({ operation }) => operation === "AskQuestion"),
  ]).toEqual([true, false]);
  // Other users' questions arrive by subscription.
  expect(await screen.findByText("¿Ajena?")).toBeTruthy();
  await user.clear(field);
  await user.type(field, "  ¿Tiene   caja?{Enter}");
  expect(await screen.findByText("Enviando…")).toBeTruthy();
  expect(screen.getByText("¿Tiene caja?")).toBeTruthy();
  await user.type(field, "{Enter}");
  settle({ askQuestion: { __typename: "AskQuestionPayload", question: stored, errors: [] } });
  await waitFor(() => expect(screen.queryByText("Enviando…")).toBe(null));
  expect([shownTexts(), toastStore.getState().map(({ text }) => text)]).toEqual([
    ["Tiene caja", "Ajena"],
    ["Tú pregunta ha sido enviada."],
  ]);
  const sent = asked.filter(({ operation }) => operation === "AskQuestion");
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { publicationId: "5", text: "¿Tiene caja?", requestId: expect.stringMatching(/^[0-9a-f]{32}$/) } },
  ]);
  expect((field as HTMLInputElement).value).toBe("");
});

it("keeps the text of a failed question, says why, and sends it again as the same question", async () => {
  const refusals = [
    new Error("gone"),
    {
      askQuestion: {
        __typename: "AskQuestionPayload",
        question: null,
        errors: ["Sin contacto", "Prueba mañana"].map((message) => ({ __typename: "UserError", message })),
      },
    },
  ];
  const { user, asked } = renderPanel([], { AskQuestion: () => refusals.shift() });
  const field = (await screen.findByRole("textbox")) as HTMLInputElement;
  await user.type(field, "¿Me llamas?{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("Lo sentimos, hubo un error");
  expect([field.value, screen.queryByRole("listitem")]).toEqual(["¿Me llamas?", null]);
  await user.type(field, "{Enter}");
  const alerts = () => screen.getAllByRole("alert").map(({ textContent }) => textContent);
  await waitFor(() => expect(alerts()).toEqual(["Sin contacto", "Prueba mañana"]));
  expect([field.value, field.getAttribute("aria-invalid"), toastStore.getState()]).toEqual(["¿Me llamas?", "true", []]);
  expect(
    new Set(
      asked.filter(({ operation }) => operation === "AskQuestion").map(({ variables }) => JSON.stringify(variables)),
    ).size,
  ).toBe(1);
  await user.type(field, "x".repeat(300));
  await user.type(field, "{Enter}");
  expect(screen.getByRole("alert").textContent).toContain("más de 300 caracteres");
});

it("lets the owner answer once, but not ask", async () => {
  const { user, asked } = renderPanel(
    [question("3", "¿Dos?", { canAnswer: true }), question("1", "¿Uno?", { canAnswer: true })],
    {
      isOwn: true,
      AnswerQuestion: ({ input }: { input?: unknown }) => ({
        answerQuestion: {
          __typename: "AnswerQuestionPayload",
          answer: answer("4", (input as { questionId: string }).questionId, "Sí"),
          errors: [],
        },
      }),
    },
  );
  const [first] = await screen.findAllByRole("listitem");
  expect(screen.queryByRole("textbox")).toBe(null);
  await user.click(within(first as HTMLElement).getByRole("button", { name: /^Responder/ }));
  await user.type(
    within(first as HTMLElement).getByRole("textbox", { name: "Escribe tu respuesta a Luis Gómez" }),
    "Sí{Enter}",
  );
  await waitFor(() => expect(toastStore.getState().map(({ text }) => text)).toEqual(["Tú respuesta ha sido enviada."]));
  expect(first?.textContent).toContain("Quien publica");
  expect(within(first as HTMLElement).queryByRole("textbox")).toBe(null);
  expect(asked.find(({ operation }) => operation === "AnswerQuestion")?.variables).toMatchObject({
    input: { publicationId: "5", questionId: "3", text: "Sí" },
  });
  expect(screen.getAllByRole("button", { name: /^Responder/ })).toHaveLength(1);
  expect(document.activeElement).toBe(first);
});

it("shows at its field why an answer was refused, and keeps its text", async () => {
  let settle: (value: object) => void = () => {};
  const { user } = renderPanel([question("3", "¿Dos?", { canAnswer: true })], {
    isOwn: true,
    AnswerQuestion: () =>
      new Observable((observer) => {
        settle = (value) => observer.next(value);
      }),
  });
  await user.click(await screen.findByRole("button", { name: /^Responder/ }));
  await user.type(screen.getByRole("textbox"), "Llámame{Enter}");
  expect(await screen.findByText("Enviando…")).toBeTruthy();
  settle({
    answerQuestion: {
      __typename: "AnswerQuestionPayload",
      answer: null,
      errors: [{ __typename: "UserError", message: "Sin contacto" }],
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Sin contacto");
  expect((screen.getByRole("textbox") as HTMLInputElement).value).toBe("Llámame");
  expect(screen.getByRole("listitem").textContent).not.toContain("Quien publica");
});
