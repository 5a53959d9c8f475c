import { chakra } from "@chakra-ui/react/styled-system";
import { Fragment, useMemo, useState } from "react";
import type { ReactNode } from "react";
import type { WallQuery } from "../../__generated__/graphql";
import { BannerCard } from "./BannerCard";
import { CompletedTransactionCard } from "./CompletedTransactionCard";
import { stepThroughFeed } from "./stepThroughFeed";
import { FeedSentinel } from "./FeedSentinel";
import { FeedChunk } from "./FeedChunk";
import { useCardSize } from "../../components/ui/cardSize";
import { wallMessages } from "../../lib/wallMessages";
import { insertFarHeading, toChunks } from "./rows";
import { GAP, WallGrid } from "./WallGrid";
import type { FarHeading } from "./rows";
import type { FeedPosition } from "./feedPosition";

type WallItem = NonNullable<WallQuery["wall"]>["items"][number];
const distanceOf = (item: WallItem) => (item.__typename === "PublicationWallItem" ? item.publication.distanceKm : null);
type PublicationItem = Extract<WallItem, { __typename: "PublicationWallItem" }>;

/** Above the fold. */
const EAGER_CARDS = 4;

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
    () => toChunks<WallItem | FarHeading>(isByDistance ? insertFarHeading(items, distanceOf) : items, !hasMore),
    [items, hasMore, isByDistance],
  );
  const { cardSize } = useCardSize();
  // Its neighbours stay mounted, too: the Tab key must reach them however fast it is pressed.
  const [focusedChunk, setFocusedChunk] = useState(-2);

  const renderItem = (item: WallItem, position: number) => {
    const place = { "aria-posinset": position, "aria-setsize": hasMore ? -1 : items.length };
    if (item.__typename === "PublicationWallItem")
      return <Fragment key={item.id}>{renderPublication(item.publication, place, position <= EAGER_CARDS)}</Fragment>;
    return (
      <chakra.div key={item.id} gridColumn="1 / -1" minWidth="0">
        {item.__typename === "ExchangeWallItem" ? (
          <CompletedTransactionCard item={item} {...place} />
        ) : (
          <BannerCard item={item} {...place} />
        )}
      </chakra.div>
    );
  };

  return (
    <chakra.div display="grid" gap={GAP} gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div
        role="feed"
        aria-label={label}
        aria-busy={isLoading}
        onKeyDown={stepThroughFeed}
        display="grid"
        gap={GAP}
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {chunks.map(({ items: shown, before }, index) => {
          const first = shown[0]?.id;
          return (
            <FeedChunk
              key={first}
              id={`${first}+${shown.length}+${cardSize}`}
              isPinned={Math.abs(index - focusedChunk) < 2}
              onFocus={() => setFocusedChunk(index)}
            >
              {() => {
                let position = before;
                return (
                  <WallGrid>
                    {shown.map((item) =>
                      item.__typename === "FarHeading" ? (
                        <chakra.h2 key={item.id} textStyle="h3" mt="2" gridColumn="1 / -1">
                          {wallMessages.farther}
                        </chakra.h2>
                      ) : (
                        renderItem(item, ++position)
                      ),
                    )}
                  </WallGrid>
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
