import { chakra } from "@chakra-ui/react/styled-system";
import { Picture } from "../../components/ui/Picture";
import { agreementMessages as text } from "../../lib/agreementMessages";
import { wholeDollarLabel } from "../../lib/money";
import { conditionLabel } from "../../lib/conditionLabel";
import type { AgreementSide } from "./agreementScreen";

/** What one party gives: things with their pictures, words, money. */
export function AgreedSide({ side, id }: { side: AgreementSide; id: string }) {
  const { name, isViewer, things, words, money } = side;
  return (
    <chakra.section aria-labelledby={id} minWidth="0">
      <chakra.h2 id={id} textStyle="h3" color={isViewer ? "fg.give" : "fg.receive"} overflowWrap="anywhere">
        {text.gives(name)}
      </chakra.h2>
      {things.length > 0 && (
        <chakra.ul listStyleType="none" p="0" m="0" mt="3" display="grid" gap="4">
          {things.map((thing) => (
            <AgreedThing key={thing.publicationId} thing={thing} />
          ))}
        </chakra.ul>
      )}
      {(words ?? money) !== null && (
        <chakra.dl mt={things.length > 0 ? "4" : "3"} display="grid" gap="2">
          {words !== null && (
            <chakra.div>
              <chakra.dt color="fg.muted">{things.length > 0 ? text.words : text.onlyWords}</chakra.dt>
              <chakra.dd m="0" fontWeight={700} overflowWrap="anywhere">
                {words}
              </chakra.dd>
            </chakra.div>
          )}
          {money && (
            <chakra.div>
              <chakra.dt color="fg.muted">{text.money}</chakra.dt>
              <chakra.dd m="0" fontWeight={700}>
                {wholeDollarLabel(money.amount)}
              </chakra.dd>
            </chakra.div>
          )}
        </chakra.dl>
      )}
    </chakra.section>
  );
}

function AgreedThing({ thing }: { thing: AgreementSide["things"][number] }) {
  const { title, price, images } = thing;
  return (
    <chakra.li css={{ breakInside: "avoid" }}>
      <chakra.p fontWeight={700} overflowWrap="anywhere">
        {title}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {conditionLabel(thing)}
        {price && ` · ${text.value} ${wholeDollarLabel(price.amount)}`}
      </chakra.p>
      {images.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          {images.map((image, index) => (
            <chakra.div key={image.url} width="88px" height="88px" borderRadius="plumaSm" overflow="hidden">
              {/* Printing needs every picture, whether it was scrolled to or not. */}
              <Picture image={image} alt={text.pictureOf(title, index + 1)} sizes="88px" eager />
            </chakra.div>
          ))}
        </chakra.div>
      )}
    </chakra.li>
  );
}
