import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { LuBookmark } from "react-icons/lu";
import type { SaveButton_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button } from "../../components/ui/Button";
import { messages } from "../../lib/messages";
import { useSavePublication } from "./useSavePublication";
import { colorVar } from "../../theme/colors";

const FRAGMENT: TypedDocumentNode<SaveButton_PublicationFragment> = registerFragment(gql`
  fragment SaveButton_publication on Publication {
    id
    title
    isSaved
  }
`);

interface SaveButtonProps {
  publication: FragmentType<SaveButton_PublicationFragment>;
  /** `icon` is the round one on a picture; `bar` the square one in the bar on phones. */
  kind?: "icon" | "bar" | "button";
}

/** Saves a publication, or takes it off the list of saved ones. */
export function SaveButton({ publication: ref, kind = "icon" }: SaveButtonProps) {
  const publication = useFragmentData(FRAGMENT, ref);
  const save = useSavePublication();
  if (!publication) return null;
  const { isSaved, title } = publication;
  const word = isSaved ? messages.publication.saved : messages.publication.save;
  const icon = <LuBookmark size={20} aria-hidden="true" fill={isSaved ? colorVar("art.receive") : undefined} />;
  if (kind === "button") {
    return (
      <Button variant="secondary" wide aria-pressed={isSaved === true} onClick={() => save(publication)}>
        {icon} {word}
      </Button>
    );
  }
  if (kind === "bar") {
    return (
      <Button
        variant="secondary"
        size="l"
        px="0"
        width="56px"
        aria-pressed={isSaved === true}
        aria-label={word}
        onClick={() => save(publication)}
      >
        {icon}
      </Button>
    );
  }
  return (
    <chakra.button
      type="button"
      aria-pressed={isSaved === true}
      aria-label={`${word}: ${title}`}
      onClick={() => save(publication)}
      display="grid"
      placeItems="center"
      width="44px"
      height="44px"
      borderRadius="full"
      bg="bg.surface"
      color="fg.action"
      boxShadow="onPicture"
      cursor="pointer"
    >
      {icon}
    </chakra.button>
  );
}
