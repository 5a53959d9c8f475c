import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { entryModules } from "./build/entryModules";
import { lightRouter } from "./build/lightRouter";
import { mdxContent } from "./build/mdxContent";
import { precompileGraphql } from "./build/precompileGraphql";
import { reportSizes } from "./build/reportSizes";
import { serviceWorker } from "./build/serviceWorker";
import { ICON, singleIcons } from "./build/singleIcons";

const root = import.meta.dirname;

/** The parts that cards of publications are made of: every public screen shows some. */
const CARDS =
  /\/src\/(components\/(swap|ui\/(Avatar|PersonLine|Picture|Price|Ribbon|Stars|Tag|TimeAgo|VerifiedMark|useCurrency))|features\/publication\/(PublicationCard|SaveButton|InterestTags|CardSkeleton|useSavePublication|useOwnTitles|describe)|apollo\/useFragmentData|lib\/(money|currency|distance|dates)|theme\/recipes\/(swapPair|publicationCard)\.)/;

/** Reached from the entry through index files, yet used by later screens only. */
const LATER = /useSubscription|create-slot-recipe-context/;

/** Small parts of nearly every screen, with a frame or without: no files of their own, nor a reason to load the frame. */
const EVERYWHERE =
  /\/src\/(components\/ui\/(Logo|Link|PageTitle)\.|assets\/(logo|guaca|picture-error))|icon:Lu(ChevronDown|CircleAlert)$/;

const reach = entryModules({
  // With what they import themselves: a base that needs another file before it has run would break the page.
  base: ({ id, isEntry }) => isEntry || EVERYWHERE.test(id),
  frame: ({ id }) => id.endsWith("/shell/Surroundings.tsx"),
});

const isOfBase = (id: string) => reach.reaches("base", id) && !LATER.test(id);

/** With their icons: left alone, an icon lands in the file of some other screen that has it too, and brings that along. */
const isOfCards = (id: string) =>
  CARDS.test(id) || (id.startsWith(ICON) && reach.importersOf(id).every((importer) => CARDS.test(importer)));

/** Client build to dist/web; `--ssr src/entry-server.tsx` builds the server bundle to dist/web-server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: "/",
  publicDir: isSsrBuild ? false : "public",
  plugins: [
    mdxContent(),
    precompileGraphql(),
    singleIcons(),
    lightRouter(),
    react(),
    reach.plugin,
    serviceWorker(),
    reportSizes(),
  ],
  define: {
    ...(command === "build" && { "globalThis.__DEV__": "false" }),
    ...(isSsrBuild && { "process.env.NODE_ENV": '"production"' }),
  },
  // The server bundle brings its packages along: the gateway is installed without those of the client.
  ssr: { noExternal: true, target: "node" },
  // rxjs in today's JavaScript instead of with the helpers of ES5.
  resolve: isSsrBuild
    ? {}
    : {
        conditions: ["es2015", ...defaultClientConditions],
        // Emotion brings it for withTheme, which nobody uses.
        alias: { "hoist-non-react-statics": `${root}/build/hoistNothing.ts` },
      },
  build: {
    outDir: isSsrBuild ? "../dist/web-server" : "../dist/web",
    emptyOutDir: true,
    // Which file of dist/web/assets holds which source, for the gateway's hints.
    manifest: !isSsrBuild,
    minify: !isSsrBuild,
    target: "es2022",
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: "base", test: (id: string) => isOfBase(id), priority: 3 },
                { name: "frame", test: (id: string) => reach.reaches("frame", id) && !LATER.test(id), priority: 2 },
                { name: "cards", test: (id: string) => isOfCards(id), priority: 1 },
              ],
            },
          },
        },
  },
}));
