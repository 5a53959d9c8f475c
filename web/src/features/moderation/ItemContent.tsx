import { chakra } from "@chakra-ui/react/styled-system";
import { Picture } from "../../components/ui/Picture";
import { momentLabel } from "../../lib/dates";
import { moderationMessages as text } from "../../lib/moderationMessages";
import { publicationFieldMessages } from "../../lib/publicationFieldMessages";
import type { Item } from "./queries";

const labels: Record<string, string> = { ...publicationFieldMessages, ...text.field };

const Heading = chakra("h3", { base: { textStyle: "h4", mb: "2" } });

/** What an operator reads: texts beside what they replace, pictures, and what people said. */
export function ItemContent({ item }: { item: Item }) {
  const { title, content, images, formerImages, statements, kind } = item;
  return (
    <>
      {content.length > 0 && (
        <section>
          <Heading>{text.content}</Heading>
          <chakra.dl display="grid" gap="3" m="0">
            {content.map(({ name, value, former }) => (
              <div key={name}>
                <chakra.dt textStyle="caption" color="fg.muted">
                  {labels[name] ?? name}
                </chakra.dt>
                <chakra.dd m="0" overflowWrap="anywhere" whiteSpace="pre-line">
                  {former === null || former === value ? value : <Change before={former} after={value} />}
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
        </section>
      )}
      {formerImages.length > 0 && (
        <Pictures
          heading={text.formerPictures}
          images={formerImages}
          nameOf={(number) => text.formerPicture(number, formerImages.length, title)}
        />
      )}
      {images.length > 0 && (
        <Pictures
          heading={text.pictures}
          images={images}
          nameOf={(number) => text.picture(number, images.length, title)}
        />
      )}
      {text.statements[kind] !== "" && (
        <section>
          <Heading>{text.statements[kind]}</Heading>
          {statements.length === 0 && (
            <chakra.p color="fg.muted">{kind === "ERASURE" ? text.noReports : text.noMessages}</chakra.p>
          )}
          <chakra.ul display="grid" gap="3" m="0" p="0" listStyleType="none">
            {statements.map(({ id, author, text: said, quote, image, writtenAt }) => (
              <chakra.li key={id} p="3" borderRadius="md" bg="bg.sunken">
                <chakra.p textStyle="caption" color="fg.muted">
                  <b>{author}</b> · <time dateTime={writtenAt}>{momentLabel(writtenAt)}</time>
                </chakra.p>
                {quote && (
                  <chakra.blockquote m="0" my="1" pl="3" borderLeft="3px solid {colors.border.control}">
                    {quote}
                  </chakra.blockquote>
                )}
                <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
                  {said}
                </chakra.p>
                {image && (
                  <chakra.a href={image.url} target="_blank" rel="noopener" display="block" mt="2" maxWidth="240px">
                    <Picture image={image} alt={text.sentPicture(author)} sizes="240px" />
                  </chakra.a>
                )}
              </chakra.li>
            ))}
          </chakra.ul>
        </section>
      )}
    </>
  );
}

/** The former text and the new one, side by side where there is room. */
function Change({ before, after }: { before: string; after: string }) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="2" mt="1">
      <chakra.div p="2.5" borderRadius="md" bg="bg.danger">
        <chakra.p textStyle="caption" fontWeight={700}>
          {text.before}
        </chakra.p>
        <del>{before || text.empty}</del>
      </chakra.div>
      <chakra.div p="2.5" borderRadius="md" bg="bg.success">
        <chakra.p textStyle="caption" fontWeight={700}>
          {text.after}
        </chakra.p>
        <chakra.ins textDecoration="none">{after || text.empty}</chakra.ins>
      </chakra.div>
    </chakra.div>
  );
}

interface PicturesProps {
  heading: string;
  images: Item["images"];
  nameOf: (number: number) => string;
}

function Pictures({ heading, images, nameOf }: PicturesProps) {
  return (
    <section>
      <Heading>{heading}</Heading>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(120px, 1fr))"
        gap="2"
        m="0"
        p="0"
        listStyleType="none"
      >
        {images.map((image, index) => (
          <chakra.li key={image.url} aspectRatio="1 / 1" overflow="hidden" borderRadius="md">
            <a href={image.url} target="_blank" rel="noopener">
              <Picture image={image} alt={nameOf(index + 1)} sizes="160px" />
            </a>
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
}
