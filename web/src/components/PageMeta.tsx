import { messages } from "../lib/messages";
import { toScriptText } from "../lib/scriptText";
import { useSite } from "./site";

interface PageMetaProps {
  /** Name of the page; the brand is added, unless `isWhole`. */
  title: string;
  isWhole?: boolean;
  /** One or two sentences for search results and shared links; defaults to the brand's. */
  description?: string;
  /** The canonical path of this content; for pages that are the same for every visitor. */
  path?: string;
  robots?: "noindex" | "noindex, nofollow";
  /** Picture of a shared link, as a path of this origin or a whole address. */
  image?: string;
  type?: "website" | "article" | "profile" | "product";
  /** schema.org data (JSON-LD). */
  data?: object;
}

/** Title and metadata for browsers, search engines and messengers; one per page. React moves it into the head. */
export function PageMeta({
  title,
  isWhole,
  description = messages.description,
  path,
  robots,
  image,
  type = "website",
  data,
}: PageMetaProps) {
  const { origin } = useSite();
  const url = path === undefined ? undefined : absolute(path, origin);
  const picture = image === undefined ? undefined : absolute(image, origin);
  const name = isWhole ? title : `${title} · ${messages.brand}`;
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {robots && <meta name="robots" content={robots} />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={messages.brand} />
      <meta property="og:locale" content="es_VE" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />}
    </>
  );
}

function absolute(address: string, origin: string): string {
  return address.startsWith("/") ? origin + address : address;
}
