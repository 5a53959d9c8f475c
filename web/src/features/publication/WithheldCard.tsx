import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { ButtonLink } from "../../components/ui/Button";
import { PersonLine } from "../../components/ui/PersonLine";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { publicationCardRecipe } from "../../theme/recipes/publicationCard";
import { WithheldOverlay } from "./WithheldOverlay";

interface WithheldCardProps extends Omit<ComponentProps<typeof chakra.article>, "title"> {
  publication: {
    id: string;
    slug: string;
    title: string;
    owner: ComponentProps<typeof PersonLine>["person"] & { id: string };
  };
  kind: "wall" | "compact" | "dense";
  heading: "h2" | "h3";
  titleId: string;
}

/** The card of what is for Premium accounts alone: whose it is, and the way to Premium. */
export function WithheldCard({ publication, kind, heading, titleId, ...props }: WithheldCardProps) {
  const styles = useSlotRecipe({ recipe: publicationCardRecipe })({ kind });
  return (
    <chakra.article css={styles.root} data-kind="PREMIUM" aria-labelledby={titleId} {...props}>
      <chakra.div css={styles.picture}>
        <WithheldOverlay size={kind === "wall" ? 44 : 32} />
      </chakra.div>
      <chakra.div css={styles.body} gridRow="span 2">
        <chakra.h2 as={heading} id={titleId} css={styles.title}>
          <Link to={paths.publication(publication)}>{publication.title}</Link>
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted">
          {messages.publication.withheldHint}
        </chakra.p>
        {kind !== "compact" && (
          <chakra.div css={styles.owner}>
            <PersonLine person={publication.owner} to={paths.person(publication.owner.id)} />
          </chakra.div>
        )}
        <chakra.div mt={kind === "compact" ? "auto" : undefined} pt="3.5" position="relative">
          <ButtonLink to={paths.subscriptions()} variant="secondary" size="s" wide>
            {messages.publication.withheldAction}
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}
