import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Picture } from "../../components/ui/Picture";

/** The publication data that the promotion dialogs need. */
export interface PromotedPublication {
  id: string;
  title: string;
  cover: ComponentProps<typeof Picture>["image"];
}

/** The subject of a dialog: the picture and the full title. */
export function PromotedPublicationSummary({ publication, hint }: { publication: PromotedPublication; hint?: string }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3.5">
      <chakra.div flexShrink={0} width="72px" height="72px" overflow="hidden" borderRadius="plumaMd">
        <Picture image={publication.cover} alt="" sizes="72px" />
      </chakra.div>
      <chakra.div minWidth="0">
        <chakra.p textStyle="h4" overflowWrap="anywhere">
          {publication.title}
        </chakra.p>
        {hint && (
          <chakra.p textStyle="small" color="fg.muted">
            {hint}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}
