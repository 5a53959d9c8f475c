import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { decoderLicence } from "./build/decoderLicence";
import { entryModules } from "./build/entryModules";
import { lightChakra } from "./build/lightChakra";
import { lightEmotion } from "./build/lightEmotion";
import { lightGraphql } from "./build/lightGraphql";
import { lightRendering } from "./build/lightRendering";
import { lightRouter } from "./build/lightRouter";
import { lightRxjs } from "./build/lightRxjs";
import { lightSystem } from "./build/lightSystem";
import { mdxContent } from "./build/mdxContent";
import { precompileGraphql } from "./build/precompileGraphql";
import { reportSizes } from "./build/reportSizes";
import { serviceWorker } from "./build/serviceWorker";
import { ICON, singleIcons } from "./build/singleIcons";
import { themeSheet } from "./build/themeSheet";

const root = import.meta.dirname;

/** The modules of publication cards: every public screen shows some. */
const CARD_MODULES =
  /\/src\/(components\/(transaction\/TransactionPair|brand|ui\/(Avatar|Label|PartialDataNotice|PersonLine|Picture|Price|Ribbon|Tag|TimeAgo|VerifiedMark))|features\/publication\/(PublicationCard|SaveButton|InterestTags|CardSkeleton|useSavePublication|Withheld(Card|Overlay))|apollo\/(useFragmentData|useOwnTitles|useNavigationFetchPolicy)|lib\/(money|currency|distance|dates|describeOffer|conditionLabel)|theme\/recipes\/(transactionPair|publicationCard)\.)|\/rules\/clock\.|icon:Lu(Crown|Hand|Heart)$/;

/** What the conversation shows before its code is there, and what it shares with the lists: it loads none of those. */
const CHAT_MODULES =
  /\/src\/(features\/chat\/(BackToList|ChatPicture|ConversationSkeleton|describeEvent|groups|tabs)|components\/transaction\/SmallTile|lib\/(amendmentMessages|chatDates))\.|icon:Lu(PenLine|ArrowDown|ImagePlus)$/;

/** Always together: one file of them is smaller than two. */
const STAR_MODULES = /\/src\/(components\/ui\/Stars|lib\/reputation)\./;

/** Reached from the entry through index files, but used by later screens only. */
const LATE_MODULES = /useSubscription|create-slot-recipe-context/;

/**
 * Small parts of nearly every screen, with or without frame: they need no chunk of their own and must not load the
 * frame.
 */
const SHARED_PARTS =
  /\/src\/(apollo\/reconnect\.|components\/(useIsHydrated|ui\/(CardGrid|Logo|Link|PageTitle))\.|assets\/(logo|guaca|picture-error))|icon:Lu(ArrowRight|Bookmark|Chevron(Down|Left|Right)|CircleAlert|CircleCheck|Megaphone)$/;

const reach = entryModules({
  // Includes their own imports: a base chunk that needs another chunk before it has run would break the page.
  base: ({ id, isEntry }) => isEntry || SHARED_PARTS.test(id),
  frame: ({ id }) => id.endsWith("/shell/ScreenFrame.tsx"),
});

const isBaseModule = (id: string) => reach.reaches("base", id) && !LATE_MODULES.test(id);

/**
 * With their icons: otherwise an icon lands in the chunk of another screen that uses it, too, and loads that as well.
 */
const isCardModule = (id: string) =>
  CARD_MODULES.test(id) ||
  (id.startsWith(ICON) && reach.importersOf(id).every((importer) => CARD_MODULES.test(importer)));

/** Client build to dist/web; `--ssr src/entry-server.tsx` builds the server bundle to dist/web-server. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  base: "/",
  publicDir: isSsrBuild ? false : "public",
  plugins: [
    mdxContent(),
    precompileGraphql(),
    singleIcons(),
    lightGraphql(),
    lightRouter(),
    lightRxjs(),
    lightChakra(`${root}/src`),
    lightSystem(),
    lightEmotion(),
    lightRendering(),
    themeSheet(),
    react(),
    reach.plugin,
    serviceWorker(),
    decoderLicence(),
    reportSizes(),
  ],
  define: {
    ...(command === "build" && { "globalThis.__DEV__": "false" }),
    ...(isSsrBuild && { "process.env.NODE_ENV": '"production"' }),
  },
  // The server bundle includes its packages: the gateway is installed without the client's.
  ssr: { noExternal: true, target: "node" },
  // rxjs as ES2015 rather than ES5 with helpers.
  resolve: {
    ...(!isSsrBuild && { conditions: ["es2015", ...defaultClientConditions] }),
    alias: {
      // Emotion depends on it for withTheme, which is unused.
      "hoist-non-react-statics": `${root}/build/noHoistStatics.ts`,
      "@emotion/is-prop-valid": `${root}/build/validProps.ts`,
    },
  },
  // One of them loads its decoder by an address.
  worker: { format: "es" },
  build: {
    outDir: isSsrBuild ? "../dist/web-server" : "../dist/web",
    emptyOutDir: true,
    // Maps sources to files of dist/web/assets, for the gateway's preload hints.
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
            // The first load names every chunk, and nothing compresses a hash: as short as the bundler allows.
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: "base", test: (id: string) => isBaseModule(id), priority: 3 },
                {
                  name: "frame",
                  test: (id: string) => reach.reaches("frame", id) && !LATE_MODULES.test(id),
                  priority: 2,
                },
                { name: "cards", test: (id: string) => isCardModule(id), priority: 1 },
                { name: "chat", test: CHAT_MODULES, priority: 1 },
                { name: "stars", test: STAR_MODULES, priority: 1 },
              ],
            },
          },
        },
  },
}));
