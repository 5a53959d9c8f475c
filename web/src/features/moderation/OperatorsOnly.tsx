import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import type { OperatorQuery, OperatorQueryVariables } from "../../__generated__/graphql";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageLoading } from "../../components/ui/PageLoading";
import { PageTitle } from "../../components/ui/PageTitle";
import { moderationMessages } from "../../lib/moderationMessages";
import { paths } from "../../lib/paths";

const OPERATOR: TypedDocumentNode<OperatorQuery, OperatorQueryVariables> = gql`
  query Operator {
    viewer {
      id
      isOperator
    }
  }
`;

/** A page of the operators; everybody else is led to the wall. */
export function OperatorsOnly({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(OPERATOR);
  if (!data)
    return (
      <>
        <PageTitle>{moderationMessages.title}</PageTitle>
        {error ? <ErrorState as="h1" onRetry={() => void refetch().catch(() => {})} /> : <PageLoading />}
      </>
    );
  return data.viewer?.isOperator ? children : <Navigate to={paths.wall()} replace />;
}
