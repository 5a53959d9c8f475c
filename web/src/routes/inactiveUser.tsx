import { chakra } from "@chakra-ui/react/styled-system";
import { useSession } from "../apollo/session";
import { PageMeta } from "../components/PageMeta";
import { ButtonLink } from "../components/ui/Button";
import { StatusPage } from "../components/ui/StatusPage";
import { notFoundMessages } from "../lib/notFoundMessages";
import { paths } from "../lib/paths";

const texts = notFoundMessages.inactive;

/** /user/inactive/tmp: shown for profiles and publications of inactive users. */
export default function InactiveUserRoute() {
  const isGuest = useSession().status === "guest";
  return (
    <>
      <PageMeta title={texts.title} robots="noindex" />
      <StatusPage
        title={texts.title}
        text={
          <>
            <p>{texts.text}</p>
            <p>{isGuest ? texts.own : texts.swaps}</p>
          </>
        }
      >
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
          <ButtonLink to={paths.wall()}>{texts.wall}</ButtonLink>
          {isGuest && (
            <ButtonLink to={paths.login()} variant="secondary">
              {texts.signIn}
            </ButtonLink>
          )}
        </chakra.div>
      </StatusPage>
    </>
  );
}
