import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { LuPlus } from "react-icons/lu";
import { describeOffer } from "../../lib/describeOffer";
import { messages } from "../../lib/messages";
import { transactionPairRecipe } from "../../theme/recipes/transactionPair";
import { Picture } from "../ui/Picture";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Feather } from "../brand/Mark";
import { Seal } from "../brand/Seal";

interface TransactionItem {
  id: string;
  title: string;
  cover: { url: string; sources: readonly { url: string; width: number }[] } | null;
}

/** What one side gives: publications, a written offer, or both; may still be empty. */
export interface TransactionSide {
  items: readonly TransactionItem[];
  /** A written offer. */
  text?: string | null;
  /** Money on top of the things, as it is read. */
  money?: string | null;
}

type TransactionPairSize = "hero" | "card" | "composer" | "panel" | "pinned" | "list";

interface TransactionPairProps {
  /** Left: what the viewer gives; on public cards the requested publication. */
  give: TransactionSide;
  /** Right: what the viewer receives; on public cards the offer. */
  receive: TransactionSide;
  size?: TransactionPairSize;
  /** Instead of «Tú das …; tú recibes …», on cards that are not the viewer's own. */
  sentence?: string;
  /** Text in an empty side, in place of the invitation to choose; null for none. */
  emptyLabel?: string | null;
  /** Shows «Tú das» and «Tú recibes» under the tiles. */
  labels?: boolean;
  settling?: boolean;
}

const SEAL = { hero: 92, card: { base: 60, md: 76 }, composer: 56, panel: 52, pinned: 32, list: 26 } as const;
const WIDTH = { hero: 260, card: 300, composer: 300, panel: 200, pinned: 76, list: 56 } as const;

/** The two sides of a transaction, facing each other. */
export function TransactionPair({
  give,
  receive,
  size = "card",
  sentence,
  emptyLabel,
  labels = false,
  settling = false,
}: TransactionPairProps) {
  const recipe = useSlotRecipe({ recipe: transactionPairRecipe });
  const styles = recipe({ size, settling });
  const isSmall = size === "pinned" || size === "list";
  return (
    <chakra.div css={styles.root}>
      <VisuallyHidden>{sentence ?? messages.swap.sentence(describeSide(give), describeSide(receive))}</VisuallyHidden>
      <chakra.div css={styles.pair} aria-hidden="true">
        {[give, receive].map((side, index) =>
          isEmpty(side) ? (
            <chakra.div key={index === 0 ? "give" : "receive"} css={styles.empty}>
              {!emptyLabel && <LuPlus size={isSmall ? 16 : 24} />}
              {!isSmall && (emptyLabel === undefined ? messages.swap.choose : emptyLabel)}
            </chakra.div>
          ) : (
            <chakra.div key={index === 0 ? "give" : "receive"} css={styles.tile}>
              <Tile
                side={side}
                inner={index === 0 ? "right" : "left"}
                styles={styles}
                width={WIDTH[size]}
                isSmall={isSmall}
              />
            </chakra.div>
          ),
        )}
        <chakra.div css={styles.seal}>
          <Seal size={SEAL[size]} turn={settling} />
        </chakra.div>
      </chakra.div>
      {labels && (
        <chakra.div css={styles.labels} aria-hidden="true">
          <chakra.span display="inline-flex" gap="2" alignItems="center" color="fg.give">
            <Feather side="give" /> {messages.swap.give}
          </chakra.span>
          <chakra.span display="inline-flex" gap="2" alignItems="center" color="fg.receive">
            {messages.swap.receive} <Feather side="receive" />
          </chakra.span>
        </chakra.div>
      )}
    </chakra.div>
  );
}

type Styles = ReturnType<ReturnType<typeof useSlotRecipe>>;

const MAX_PICTURES = 4;

interface TileProps {
  side: TransactionSide;
  /** The edge with the seal on it, which text keeps clear of. */
  inner: "left" | "right";
  styles: Styles;
  width: number;
  isSmall: boolean;
}

function Tile({ side, inner, styles, width, isSmall }: TileProps) {
  const shown = side.items.slice(0, isSmall ? 2 : MAX_PICTURES);
  const hidden = side.items.length - shown.length;
  const words = wordsOf(side);
  return (
    <chakra.div
      display="grid"
      height="100%"
      style={{
        gridTemplateRows: words && shown.length > 0 ? "minmax(0, 1fr) minmax(24%, auto)" : "minmax(0, 1fr)",
      }}
    >
      {shown.length > 0 && (
        <chakra.div
          css={styles.grid}
          style={shown.length === 4 ? { gridTemplate: "1fr 1fr / 1fr 1fr", gridAutoFlow: "row" } : undefined}
        >
          {shown.map((item, index) => (
            <chakra.div key={item.id} css={styles.cell}>
              <Picture image={item.cover} alt="" sizes={`${width}px`} />
              {hidden > 0 && index === shown.length - 1 && <More count={hidden} />}
            </chakra.div>
          ))}
        </chakra.div>
      )}
      {words && (
        <chakra.div css={styles.words} data-alone={shown.length === 0 && !isSmall ? inner : undefined}>
          <chakra.span maxWidth="100%" lineClamp={shown.length > 0 ? 1 : isSmall ? 2 : 5}>
            {words}
          </chakra.span>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function More({ count }: { count: number }) {
  return (
    <chakra.span
      position="absolute"
      inset="0"
      display="grid"
      placeItems="center"
      bg="bg.overlay"
      color="fg.onFill"
      fontWeight={700}
    >
      +{count}
    </chakra.span>
  );
}

function isEmpty(side: TransactionSide) {
  return side.items.length === 0 && wordsOf(side) === null;
}

/**
 * What a side gives besides things: money first, which is never cut off, and never within the quotes of written words.
 */
export function wordsOf({ text, money }: TransactionSide): string | null {
  return [money, text && messages.swap.written(text)].filter(Boolean).join(" + ") || null;
}

/** A side as text: its titles, its money and its written offer. */
export function describeSide({ items, text, money }: TransactionSide): string {
  return describeOffer({ titles: [...items.map(({ title }) => title), ...(money ? [money] : [])], text });
}
