import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { LuPrinter } from "react-icons/lu";
import { useParams, useSearchParams } from "react-router-dom";
import { useOnReconnect } from "../apollo/reconnect";
import { useNavigationFetchPolicy } from "../apollo/useNavigationFetchPolicy";
import { Button, ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { AGREEMENT_SCREEN } from "../features/agreement/agreementScreen";
import { AgreementSheet } from "../features/agreement/AgreementSheet";
import { AgreementSkeleton } from "../features/agreement/AgreementSkeleton";
import { agreementMessages as text } from "../lib/agreementMessages";
import { dayLabel } from "../lib/dates";
import { paths } from "../lib/paths";

/** /acta/{id}: what both parties of a transaction agreed on, to be printed; `?version=1` shows an earlier one. */
export default function AgreementRoute() {
  const { id = "" } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(AGREEMENT_SCREEN, { ...useNavigationFetchPolicy(), variables: { id } });
  const retry = () => void refetch().catch(() => {});
  useOnReconnect(retry);
  const versions = data?.agreements ?? [];
  const shown = versions.find(({ version }) => String(version) === search.get("version")) ?? versions[0];
  const chatId = data?.transaction?.chatId;
  const toChat = (
    <ButtonLink variant="secondary" to={chatId ? paths.chat(chatId, "in-progress") : paths.chats()}>
      {text.toChat}
    </ButtonLink>
  );
  return (
    <Container maxWidth="860px" py={{ base: "4", md: "10" }}>
      <PageTitle>{text.title}</PageTitle>
      {data === undefined ? (
        error ? (
          <ErrorState as="h1" onRetry={retry} />
        ) : (
          <AgreementSkeleton />
        )
      ) : shown ? (
        <>
          <AgreementSheet transactionId={id} agreement={shown} count={versions.length} />
          <chakra.div css={{ "@media print": { display: "none" } }}>
            <chakra.div mt="5" display="flex" flexWrap="wrap" gap="3">
              <Button onClick={() => window.print()}>
                <LuPrinter size={20} aria-hidden="true" />
                {text.print}
              </Button>
              {toChat}
            </chakra.div>
            {versions.length > 1 && (
              <chakra.nav aria-label={text.versions} mt="6" display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
                {versions.map(({ version, agreedAt }) => (
                  <Link
                    key={version}
                    to={{ search: `?version=${version}` }}
                    aria-current={version === shown.version ? "page" : undefined}
                  >
                    {text.versionLink(version, dayLabel(agreedAt))}
                  </Link>
                ))}
              </chakra.nav>
            )}
            {shown.canonicalForm !== null && (
              <chakra.details mt="6">
                <chakra.summary cursor="pointer" fontWeight={700}>
                  {text.exact}
                </chakra.summary>
                <chakra.p mt="2" textStyle="small" color="fg.muted">
                  {text.exactHint}
                </chakra.p>
                <chakra.p mt="2" fontFamily="monospace" textStyle="caption" overflowWrap="anywhere">
                  {shown.canonicalForm}
                </chakra.p>
              </chakra.details>
            )}
          </chakra.div>
        </>
      ) : (
        <EmptyState
          as="h1"
          size="page"
          title={data.transaction ? text.none : text.missing}
          hint={data.transaction ? text.noneHint : text.missingHint}
          action={toChat}
        />
      )}
    </Container>
  );
}
