import { chakra } from "@chakra-ui/react/styled-system";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { WallQuery } from "../../__generated__/graphql";
import { BannerCard } from "./BannerCard";
import { CompletedTransactionCard } from "./CompletedTransactionCard";
import { stepThroughFeed } from "./stepThroughFeed";
import { FeedSentinel } from "./FeedSentinel";
import { FeedChunk } from "./FeedChunk";
import { messages } from "../../lib/messages";
import { insertFarHeading, toRows, toChunks } from "./rows";
import type { FarHeading } from "./rows";
import type { FeedPosition } from "./feedPosition";

export type WallItem = NonNullable<WallQuery["wall"]>["items"][number];
const distanceOf = (item: WallItem) => (item.__typename === "PublicationWallItem" ? item.publication.distanceKm : null);
type PublicationItem = Extract<WallItem, { __typename: "PublicationWallItem" }>;

interface WallFeedProps {
  label: string;
  items: readonly WallItem[];
  /** Whether the nearest come first: then a heading says where it gets far. */
  isByDistance: boolean;
  hasMore: boolean;
  /** Whether loading more is currently paused. */
  isPaused: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
  /** Renders a publication; `eager` above the fold. */
  renderPublication: (
    publication: PublicationItem["publication"],
    feedPosition: FeedPosition,
    eager: boolean,
  ) => ReactNode;
  /** Shown while the next page loads. */
  skeleton: ReactNode;
}

/** The infinite feed; only chunks near the viewport are mounted. */
export function WallFeed({
  label,
  items,
  isByDistance,
  hasMore,
  isPaused,
  isLoading,
  onLoadMore,
  renderPublication,
  skeleton,
}: WallFeedProps) {
  const chunks = useMemo(
    () => toChunks(toRows<WallItem | FarHeading>(isByDistance ? insertFarHeading(items, distanceOf) : items, !hasMore)),
    [items, hasMore, isByDistance],
  );
  // Its neighbours stay mounted, too: the Tab key must reach them however fast it is pressed.
  const [focusedChunk, setFocusedChunk] = useState(-2);

  const renderItem = (item: WallItem, position: number, eager: boolean) => {
    const place = { "aria-posinset": position, "aria-setsize": hasMore ? -1 : items.length };
    if (item.__typename === "ExchangeWallItem")
      return <CompletedTransactionCard key={item.id} item={item} {...place} />;
    if (item.__typename === "BannerWallItem") return <BannerCard key={item.id} item={item} {...place} />;
    return (
      <chakra.div key={item.id} minWidth="0">
        {renderPublication(item.publication, place, eager)}
      </chakra.div>
    );
  };

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div
        role="feed"
        aria-label={label}
        aria-busy={isLoading}
        onKeyDown={stepThroughFeed}
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {chunks.map(({ rows, before }, index) => {
          const first = rows[0]?.[0]?.id;
          return (
            <FeedChunk
              key={first}
              id={`${first}+${rows.length}`}
              isPinned={Math.abs(index - focusedChunk) < 2}
              onFocus={() => setFocusedChunk(index)}
            >
              {() => {
                let position = before;
                return (
                  <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
                    {rows.map((row) => (
                      <Row key={row[0]?.id} isPair={row[0]?.__typename === "PublicationWallItem"}>
                        {row.map((item) =>
                          item.__typename === "FarHeading" ? (
                            <chakra.h2 key={item.id} textStyle="h3" mt="2">
                              {messages.wall.farther}
                            </chakra.h2>
                          ) : (
                            renderItem(item, ++position, before === 0 && row === rows[0])
                          ),
                        )}
                      </Row>
                    ))}
                  </chakra.div>
                );
              }}
            </FeedChunk>
          );
        })}
      </chakra.div>
      {/* Remounted, never moved: being pushed down by the loaded items would count as a layout shift. */}
      {isLoading && <div key={items.length}>{skeleton}</div>}
      <div style={{ height: 1 }}>
        {hasMore && !isPaused && !isLoading && <FeedSentinel key={items.length} onNear={onLoadMore} />}
      </div>
    </chakra.div>
  );
}

function Row({ isPair, children }: { isPair: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: isPair ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)" }}
    >
      {children}
    </chakra.div>
  );
}
