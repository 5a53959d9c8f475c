import type { GraphiQLProps } from "graphiql";

type Tab = NonNullable<GraphiQLProps["defaultTabs"]>[number];

/** What the first page of the wall holds, as far as the examples name it. */
interface Stretch {
  publicationId: string;
  endCursor: string | null;
}

const wallFields = `items {
      ... on PublicationWallItem {
        publication { id title owner { firstName } place { label } }
      }
      ... on ExchangeWallItem {
        completedAt
        publication { title }
        offeredPublication { title }
      }
    }
    pageInfo { hasNextPage endCursor }`;

/** One tab for each thing that a client does first, with variables that hold in this town. */
export function examples({ publicationId, endCursor }: Stretch): Tab[] {
  return [
    {
      query: `# First this one: the other tabs use its session,
# the browser's cookie, which is also the app's.
# Demo: ana@, luis@ and operador@example.com.
# A $captcha that is left out is solved here.
mutation SignIn($captcha: String) {
  signIn(
    input: {
      email: "ana@example.com"
      password: "Cambio#2024"
      captcha: $captcha
    }
  ) {
    viewer { id email user { firstName } }
    errors { field code message retryAfter }
  }
}
`,
    },
    {
      query: `# What everybody reads, without a session.
query Wall {
  wall {
    ${wallFields}
  }
}
`,
    },
    {
      query: `# "after" is the endCursor of the page before,
# null begins at the front.
query NextPage($after: String) {
  wall(after: $after) {
    ${wallFields}
  }
}
`,
      variables: write({ after: endCursor }),
    },
    {
      query: `# Asks for another user's publication. While that
# proposal is live, another one is a CONFLICT.
mutation Propose($publicationId: ID!) {
  createProposal(
    input: {
      publicationId: $publicationId
      offeredPublicationIds: []
      writtenOffer: "Una bicicleta de montaña"
    }
  ) {
    transaction { id status publication { title } owner { firstName } writtenOffer }
    errors { field code message }
  }
}
`,
      variables: write({ publicationId }),
    },
    {
      query: `# By WebSocket until it is stopped: what is stored
# after this id, then what comes.
subscription Notifications($after: ID) {
  notificationReceived(after: $after) {
    id type createdAt isRead
    subject { __typename }
  }
}
`,
      variables: write({ after: "0" }),
    },
    {
      query: `# "file:1" is the first file that was picked
# under "Files", in the bar on the left.
mutation ProfilePhoto($picture: Upload!) {
  updateProfilePhoto(input: { picture: $picture }) {
    viewer { user { picture { url sources { width url } } } }
    errors { field code message }
  }
}
`,
      variables: write({ picture: "file:1" }),
    },
  ];
}

const write = (variables: Record<string, unknown>) => JSON.stringify(variables, null, 2);

/** Where the wall's second page begins, and the last publication of the first page that is not Ana's. */
export async function readFirstStretch(): Promise<Stretch> {
  const query = `{
    wall {
      items { ... on PublicationWallItem { publication { id owner { firstName } } } }
      pageInfo { endCursor }
    }
  }`;
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    const { items, pageInfo } = ((await response.json()) as Answer).data.wall;
    const others = items.filter(({ publication }) => publication && publication.owner.firstName !== "Ana");
    return { publicationId: others.at(-1)?.publication?.id ?? "1", endCursor: pageInfo.endCursor };
  } catch {
    // A backend that is away answers the examples no better.
    return { publicationId: "1", endCursor: null };
  }
}

interface Answer {
  data: {
    wall: {
      items: { publication?: { id: string; owner: { firstName: string } } }[];
      pageInfo: { endCursor: string | null };
    };
  };
}
