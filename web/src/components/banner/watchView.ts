import { gql } from "@apollo/client";
import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import type { CountBannerViewsMutation, CountBannerViewsMutationVariables } from "../../__generated__/graphql";

const COUNT: TypedDocumentNode<CountBannerViewsMutation, CountBannerViewsMutationVariables> = gql`
  mutation CountBannerViews($input: CountBannerViewsInput!) {
    countBannerViews(input: $input) {
      done
    }
  }
`;

/** Seen is what has this part of it on the screen for this long, in ms. */
const SEEN_PART = 0.5;
const SEEN_MS = 1000;
/** What is seen within this time is reported at once, in ms. */
const GATHERING_MS = 4000;

/** Reported since the page was loaded; the gateway knows what this visitor saw today, so that nothing is kept here. */
const reported = new Set<string>();
const gathered = new Set<string>();

/** Counts once that a person sees the element; returns how to stop watching it. */
export function watchView(element: Element, client: ApolloClient, bannerId: string): () => void {
  if (reported.has(bannerId)) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if ((entries.at(-1)?.intersectionRatio ?? 0) < SEEN_PART) return;
      timer = setTimeout(() => {
        observer.disconnect();
        report(client, bannerId);
      }, SEEN_MS);
    },
    { threshold: SEEN_PART },
  );
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function report(client: ApolloClient, bannerId: string) {
  if (reported.has(bannerId)) return;
  reported.add(bannerId);
  gathered.add(bannerId);
  if (gathered.size > 1) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", send);
    const ids = [...gathered];
    gathered.clear();
    // On a bad network it is simply not counted.
    client
      .mutate({ mutation: COUNT, variables: { input: { ids } }, context: { fetchOptions: { keepalive: true } } })
      .catch(() => undefined);
  };
  timer = setTimeout(send, GATHERING_MS);
  // The page may be gone before the time is over.
  document.addEventListener("visibilitychange", send);
}
