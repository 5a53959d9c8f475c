import { explorerPlugin } from "@graphiql/plugin-explorer";
import "@graphiql/plugin-explorer/style.css";
import { createLocalStorage } from "@graphiql/toolkit";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import "graphiql/style.css";
import "graphiql/setup-workers/vite";
import { createRoot } from "react-dom/client";
import { examples, readFirstStretch } from "./examples";
import { fetcher } from "./fetcher";
import { filePicker } from "./filePicker";
import "./sandbox.css";

const plugins = [filePicker, HISTORY_PLUGIN, explorerPlugin()];
// Apart from what an earlier sandbox has stored: its tabs would take the place of the examples.
const storage = createLocalStorage({ namespace: "truequea-examples" });

const container = document.getElementById("sandbox");
if (container)
  createRoot(container).render(
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={examples(await readFirstStretch())}
      defaultEditorToolsVisibility="variables"
      plugins={plugins}
      storage={storage}
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        <span className="sandbox-logo">Truequea</span>
      </GraphiQL.Logo>
    </GraphiQL>,
  );
