import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { VerificationQuery } from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { Button } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { Link } from "../../components/ui/Link";
import { Skeleton } from "../../components/ui/Skeleton";
import { Spinner } from "../../components/ui/Spinner";
import { TimeAgo } from "../../components/ui/TimeAgo";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { infoPaths } from "../../lib/paths";
import { verificationMessages as text } from "../../lib/verificationMessages";
import { VERIFICATION } from "./useVerification";

const VerificationForm = lazy(loadWhenOnline(() => import("./VerificationForm")));

/** Keeps its room while it loads. */
const room = { base: "216px", md: "180px" };

type Verification = NonNullable<VerificationQuery["verification"]>;

/** What the button that opens the form says; no button where there is nothing to send. */
const openLabels: Partial<Record<Verification["status"], string>> = {
  NONE: text.start,
  WISHED: text.send,
  REFUSED: text.again,
};

/** «Verificación de identidad»: where it stands, and the form; nothing where the backend verifies no users. */
export function IdentityVerification() {
  const { data, error, refetch } = useQuery(VERIFICATION, { fetchPolicy: "cache-and-network" });
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const verification = data?.verification;
  if (!data && error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
  if (data && !verification) return null;
  if (!verification) return <Skeleton height={room} borderRadius="card" />;
  const openLabel = openLabels[verification.status];
  return (
    <Card
      as="section"
      aria-labelledby="verification"
      p={{ base: "4", md: "6" }}
      display="grid"
      gap="4"
      alignContent="start"
      minHeight={room}
    >
      <div>
        <chakra.h2 ref={heading} id="verification" tabIndex={-1} textStyle="h3" outline="none" scrollMarginTop="96px">
          {text.title}
        </chakra.h2>
        {verification.status !== "VERIFIED" && (
          <chakra.p mt="0.5" textStyle="small" color="fg.muted">
            {text.lead}{" "}
            <Link to={infoPaths.verification} textDecoration="underline">
              {text.more}
            </Link>
          </chakra.p>
        )}
      </div>
      <State verification={verification} />
      {openLabel &&
        (isOpen ? (
          <Suspense fallback={<Spinner />}>
            <VerificationForm
              onClose={() => {
                setOpen(false);
                // The form was higher than the screen: where it stands now is read from here.
                heading.current?.focus();
              }}
            />
          </Suspense>
        ) : (
          <Button variant="secondary" justifySelf="start" onClick={() => setOpen(true)}>
            {openLabel}
          </Button>
        ))}
    </Card>
  );
}

function State({ verification: { status, since, reason } }: { verification: Verification }) {
  const { viewer } = useSession();
  switch (status) {
    case "NONE":
      return null;
    case "WISHED":
      return (
        <Notice title={text.wished} bg="bg.receive">
          {text.wishedHint}
        </Notice>
      );
    case "WAITING":
      return (
        <Notice title={text.waiting} bg="bg.give">
          {since && (
            <>
              {text.sent} <TimeAgo at={since} />.{" "}
            </>
          )}
          {text.waitingHint}
        </Notice>
      );
    case "REFUSED":
      return (
        <Notice title={text.refused} bg="bg.danger">
          {text.reason(reason ?? "")}
        </Notice>
      );
    case "VERIFIED":
      return (
        <Notice
          title={
            <>
              <VerifiedMark person={{ isVerified: true, subscription: viewer?.user.subscription ?? null }} />{" "}
              {text.verified}
            </>
          }
          bg="bg.success"
        >
          {text.verifiedHint}
        </Notice>
      );
  }
}

function Notice({ title, bg, children }: { title: ReactNode; bg: string; children: ReactNode }) {
  return (
    <chakra.div p="4" borderRadius="plumaSm" bg={bg} role="status">
      <chakra.p display="flex" alignItems="center" gap="1.5" fontWeight={700}>
        {title}
      </chakra.p>
      <chakra.p mt="1" textStyle="small" overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </chakra.p>
    </chakra.div>
  );
}
