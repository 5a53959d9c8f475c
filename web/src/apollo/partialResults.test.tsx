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

it("shows the other fields when one fails, says so, and loads it on retry", async () => {
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

it("keeps a known value when it cannot be read again", async () => {
  const { client } = renderScreen(<p />, { answers: {} });
  client.writeQuery({ query: QUERY, data: { publication: publication } });
  client.writeQuery({ query: QUERY, data: { publication: { ...publication, isSaved: null } } });
  expect(client.readQuery({ query: QUERY })).toEqual({ publication: publication });
});

it.each([
  ["without its main field", { data: { publication: null }, errors: errorsAt(["publication", "title"]) }, false],
  ["without its viewer", { data: { publication: publication, viewer: null }, errors: errorsAt(["viewer"]) }, true],
  [
    "of an ended session",
    {
      data: { publication: { ...publication, isSaved: null } },
      errors: errorsAt(["publication", "isSaved"], "UNAUTHENTICATED"),
    },
    false,
  ],
  [
    "whose error has no path",
    { data: { publication: publication }, errors: [{ message: "x", extensions: { code: "INTERNAL" } }] },
    false,
  ],
])("fails for a result %s, and caches nothing of it", async (_name, answer, withViewer) => {
  const { client } = renderScreen(<Page withViewer={withViewer} />, { answers: { Shown: () => answer } });
  await screen.findByText("No pudimos cargar esto");
  expect(screen.queryByText(/Taladro|Una parte/)).toBeNull();
  expect(client.cache.extract()).toEqual({});
});
