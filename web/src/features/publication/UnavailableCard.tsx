import { chakra } from "@chakra-ui/react/styled-system";
import { LuBookmarkX, LuImageOff } from "react-icons/lu";
import { Button } from "../../components/ui/Button";
import { messages } from "../../lib/messages";
import { profileMessages } from "../../lib/profileMessages";
import { useSavePublication } from "./useSavePublication";

/** Replaces a saved publication that is no longer visible: shows none of its data, only a button to remove it. */
export function UnavailableCard({ publicationId }: { publicationId: string }) {
  const save = useSavePublication();
  return (
    <chakra.article
      display="flex"
      flexDirection="column"
      // As many rows as a card takes beside it.
      css={{ "@supports (grid-template-rows: subgrid)": { gridRow: "span 3" } }}
      height="100%"
      minWidth="0"
      borderRadius="card"
      overflow="hidden"
      border="2px dashed {colors.border.control}"
      color="fg.muted"
    >
      <chakra.div display="grid" placeItems="center" aspectRatio="1 / 1" bg="bg.sunken">
        <LuImageOff size={44} aria-hidden="true" />
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" flex="1" gap="1.5" p={{ base: "3", md: "4" }}>
        <chakra.h2 textStyle="h4" color="fg">
          {messages.publication.unavailable}
        </chakra.h2>
        <chakra.p textStyle="small">{profileMessages.saved.gone}</chakra.p>
        <chakra.div mt="auto" pt="3">
          <Button
            variant="secondary"
            size="s"
            wide
            // In two columns on a phone its words would take two lines.
            px={{ base: "1", md: "3.5" }}
            onClick={() => void save({ id: publicationId, isSaved: true })}
          >
            <chakra.span display={{ base: "none", md: "block" }} aria-hidden="true">
              <LuBookmarkX size={18} />
            </chakra.span>
            {profileMessages.saved.remove}
          </Button>
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}
