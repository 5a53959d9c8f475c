import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { DataExportQuery, DataExportQueryVariables } from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import { dataMessages as text } from "../../lib/dataMessages";

const QUERY: TypedDocumentNode<DataExportQuery, DataExportQueryVariables> = gql`
  query DataExport {
    dataExport
  }
`;

/** Stores a copy of the viewer's data as a file. It is kept neither in the cache nor under an address. */
export function useDownloadData() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({ query: QUERY, fetchPolicy: "no-cache" });
      if (!data?.dataExport) throw new Error("no data");
      saveFile(data.dataExport, text.fileName(new Date().toISOString().slice(0, 10)));
      toast.success(text.downloaded);
    } catch (failure) {
      toast.error(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy };
}

function saveFile(content: string, name: string) {
  const url = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
