import type { ItemCondition, PublicationStatus, PublicationType } from "../__generated__/enums";
import { messages } from "./messages";
import { paths } from "./paths";
import { CARACAS } from "./position";

/** The facts about a publication for search engines: nothing that a guest does not see on its page. */
export interface PublicationFacts {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  status: PublicationStatus;
  type: PublicationType;
  condition: ItemCondition | null;
  isReserved: boolean;
  interests: readonly string[];
  publishedAt: string | null;
  images: readonly { url: string }[];
  owner: { id: string; firstName: string; lastName: string };
  category: { path: readonly { id: string; name: string }[] } | null;
  place: { label: string };
}

/**
 * Schema.org data of a publication, for `<script type="application/ld+json">`; null unless it is active. Barter has no
 * payment: the offer names no price and no payment method, and the owner's interests are a demand. URLs start with
 * `origin`.
 */
export function publicationJsonLd(publication: PublicationFacts, origin: string): object | null {
  if (publication.status !== "ACTIVE") return null;
  const { id, title, description, type, condition, images, owner, category, interests, isReserved } = publication;
  const kind = type === "SERVICE" ? "Service" : "Product";
  const url = origin + paths.publication(publication);
  const categoryPath = category?.path ?? [];
  const areaServed = publication.place.label
    ? { "@type": "AdministrativeArea", name: publication.place.label }
    : undefined;
  const seller = {
    "@type": "Person",
    name: publicName(owner),
    url: `${origin}/profile/third/${encodeURIComponent(owner.id)}`,
  };
  const offer = {
    "@type": "Offer",
    "@id": `${url}#oferta`,
    url,
    name: title,
    availability: isReserved ? "https://schema.org/LimitedAvailability" : "https://schema.org/InStock",
    validFrom: publication.publishedAt ?? undefined,
    areaServed,
    seller,
    itemOffered: {
      "@type": kind,
      name: title,
      sku: type === "SERVICE" ? undefined : id,
      description: description ?? undefined,
      image: images.map((image) => new URL(image.url, origin).href),
      category: categoryPath.length > 0 ? categoryPath.map(({ name }) => name).join(" > ") : undefined,
      itemCondition:
        kind === "Product" && condition
          ? `https://schema.org/${condition === "NEW" ? "NewCondition" : "UsedCondition"}`
          : undefined,
    },
  };
  const demand = {
    "@type": "Demand",
    "@id": `${url}#busco`,
    areaServed,
    seller,
    itemOffered: interests.map((name) => ({ "@type": "Product", name })),
  };
  const steps = [
    { name: messages.brand, item: `${origin}/` },
    ...categoryPath.map((step) => ({ name: step.name, item: origin + paths.category(step.id, CARACAS) })),
    { name: title, item: url },
  ];
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
  return omitUndefined({
    "@context": "https://schema.org",
    "@graph": [offer, ...(interests.length > 0 ? [demand] : []), breadcrumbs],
  });
}

function publicName({ firstName, lastName }: PublicationFacts["owner"]): string {
  const [initial] = lastName.trim();
  return initial ? `${firstName} ${initial}.` : firstName;
}

function omitUndefined(data: object): object {
  return JSON.parse(JSON.stringify(data)) as object;
}
