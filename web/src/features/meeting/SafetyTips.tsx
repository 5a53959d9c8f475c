import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "../../components/ui/Link";
import { meetingMessages } from "../../lib/meetingMessages";
import { infoPaths } from "../../lib/paths";

const text = meetingMessages.safety;

/** What keeps a meeting of strangers safe, in three lines. */
export function SafetyTips() {
  return (
    <chakra.section aria-labelledby="tips" mt="5">
      <chakra.h2 id="tips" textStyle="h4" mb="2">
        {text.title}
      </chakra.h2>
      <chakra.ul pl="5" display="grid" gap="1" listStyleType="disc">
        {text.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </chakra.ul>
      <Link to={infoPaths.safety} display="inline-block" py="2.5">
        {text.more}
      </Link>
    </chakra.section>
  );
}
