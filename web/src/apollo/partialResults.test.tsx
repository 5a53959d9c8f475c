import { gql } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ErrorState } from "../components/ui/ErrorState";
import { PartialDataNotice } from "../components/ui/PartialDataNotice";
import { renderScreen } from "../testing/renderScreen";
import { clearPartialResults, useIsPartialResult } from "./partialResults";

afterEach(() => {
  cleanup();
  clearPartialResults();
});

interface Shown {
  publication: { __typename: "Publication"; id: string; title: string; isSaved: boolean | null } | null;
  viewer?: { __typename: "Viewer"; id: string } | null;
}

const QUERY = gql`
  query Shown($withViewer: Boolean = false) {
    publication(id: "7") {
      id
      title
      isSaved
    }
    viewer @include(if: $withViewer) {
      id
    }
  }
`;

function Page({ withViewer = false }) {
  const { data, error, refetch } = useQuery<Shown>(QUERY, {
    variables: { withViewer },
    fetchPolicy: "cache-and-network",
  });
  const isPartial = useIsPartialResult("Shown");
  const retry = () => void refetch().catch(() => {});
  return (
    <>
      {isPartial && <PartialDataNotice onRetry={retry} />}
      {data?.publication && <p>{`${data.publication.title}: ${data.publication.isSaved}`}</p>}
      {error && <ErrorState onRetry={retry} />}
    </>
  );
}

const publication = { __typename: "Publication", id: "7", title: "Taladro", isSaved: true };
const errorsAt = (path: (string | number)[], code = "UPSTREAM_UNAVAILABLE") => [
  { message: "No hay respuesta", path, extensions: { code } },
];

it("a failed field leaves its neighbours, says so, and comes when it can", async () => {
  let answer: unknown = {
    data: { publication: { ...publication, isSaved: null } },
    errors: errorsAt(["publication", "isSaved"]),
  };
  renderScreen(<Page />, { answers: { Shown: () => answer } });
  await screen.findByText("Taladro: null");
  expect(screen.getByRole("status").textContent).toContain("Una parte no se pudo cargar.");
  expect(screen.queryByText("No pudimos cargar esto")).toBeNull();
  answer = { publication: publication };
  fireEvent.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  await screen.findByText("Taladro: true");
  expect(screen.queryByText(/Una parte/)).toBeNull();
});

it("what is known stays when it cannot be read again", async () => {
  const { client } = renderScreen(<p />, { answers: {} });
  client.writeQuery({ query: QUERY, data: { publication: publication } });
  client.writeQuery({ query: QUERY, data: { publication: { ...publication, isSaved: null } } });
  expect(client.readQuery({ query: QUERY })).toEqual({ publication: publication });
});

it.each([
  ["without what it asked for", { data: { publication: null }, errors: errorsAt(["publication", "title"]) }, false],
  [
    "that does not know who is here",
    { data: { publication: publication, viewer: null }, errors: errorsAt(["viewer"]) },
    true,
  ],
  [
    "whose session is over",
    {
      data: { publication: { ...publication, isSaved: null } },
      errors: errorsAt(["publication", "isSaved"], "UNAUTHENTICATED"),
    },
    false,
  ],
  [
    "whose error has no place",
    { data: { publication: publication }, errors: [{ message: "x", extensions: { code: "INTERNAL" } }] },
    false,
  ],
])("an answer %s is a failure, and nothing of it is kept", async (_name, answer, withViewer) => {
  const { client } = renderScreen(<Page withViewer={withViewer} />, { answers: { Shown: () => answer } });
  await screen.findByText("No pudimos cargar esto");
  expect(screen.queryByText(/Taladro|Una parte/)).toBeNull();
  expect(client.cache.extract()).toEqual({});
});
