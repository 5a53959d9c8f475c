import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { InlineWarning } from "../../components/ui/InlineWarning";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { publishingMessages } from "../../lib/publishingMessages";

const loadRule = loadWhenOnline(() => import("../../../../rules/contactData"));

/**
 * Warns below a text with contact data, which the review would return later. It does not block sending, since the rule
 * may be wrong and an operator decides about appeals.
 */
export function ContactNotice({ texts }: { texts: readonly string[] }) {
  const [isFound, setFound] = useState(false);
  const written = texts.filter(Boolean).join("\n");
  useEffect(() => {
    let isCurrent = true;
    void loadRule().then(
      ({ hasContactData }) => isCurrent && setFound(written.split("\n").some(hasContactData)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [written]);
  return (
    <div role="status">
      {isFound && (
        <chakra.div mt="2">
          <InlineWarning>{publishingMessages.contactData}</InlineWarning>
        </chakra.div>
      )}
    </div>
  );
}
