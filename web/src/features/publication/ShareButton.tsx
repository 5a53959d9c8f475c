import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import { LuShare2 } from "react-icons/lu";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { questionMessages } from "../../lib/questionMessages";
import type { SharedPublication } from "./shareText";

const ShareDialog = lazy(loadWhenOnline(() => import("./ShareDialog")));

/** Opens the share dialog; `round` is the one over the picture on phones. */
export function ShareButton({
  publication,
  kind = "plain",
}: {
  publication: SharedPublication;
  kind?: "plain" | "round";
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <chakra.button
        type="button"
        aria-label={questionMessages.share}
        onClick={() => setOpen(true)}
        display="grid"
        placeItems="center"
        flexShrink={0}
        width="44px"
        height="44px"
        borderRadius="full"
        color="fg.action"
        cursor="pointer"
        {...(kind === "round" ? { bg: "bg.surface", boxShadow: "onPicture" } : { _hover: { bg: "bg.sunken" } })}
      >
        <LuShare2 size={20} aria-hidden="true" />
      </chakra.button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog publication={publication} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
