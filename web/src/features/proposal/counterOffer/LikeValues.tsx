import { chakra } from "@chakra-ui/react/styled-system";
import { useValueRange } from "../../../apollo/useValueRange";
import { valueRangeMessages } from "../../../lib/valueRangeMessages";
import type { Thing } from "./counterOfferScreen";

/** What others ask for things like those of both sides, where that is known. */
export function LikeValues({ things }: { things: readonly Thing[] }) {
  return (
    <chakra.ul
      listStyleType="none"
      width="100%"
      maxWidth="480px"
      display="grid"
      gap="1"
      textStyle="caption"
      color="fg.muted"
      textAlign="center"
      css={{ "&:empty": { display: "none" } }}
    >
      {things.map(
        (thing) => thing.category && <LikeValue key={thing.id} title={thing.title} category={thing.category} />,
      )}
    </chakra.ul>
  );
}

function LikeValue({ title, category }: { title: string; category: { id: string } }) {
  const range = useValueRange({ categoryId: category.id, title });
  return (
    range && (
      <chakra.li overflowWrap="anywhere">
        <chakra.span fontWeight={700}>{title}</chakra.span>
        <chakra.span display="block">{valueRangeMessages.range(range)}</chakra.span>
      </chakra.li>
    )
  );
}
