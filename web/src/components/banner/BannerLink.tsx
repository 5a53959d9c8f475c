import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { useCountClick } from "./useCountClick";
import { useCountView } from "./useCountView";

const Anchor = chakra("a");
const OwnLink = chakra(Link);

type BannerLinkProps = Omit<ComponentProps<typeof Anchor>, "href" | "ref"> & { bannerId: string; url: string };

/** A banner's link, whose views and clicks are counted; a page of our own opens without a reload. */
export function BannerLink({ bannerId, url, ...props }: BannerLinkProps) {
  const ref = useCountView<HTMLAnchorElement>(bannerId);
  const countClick = useCountClick(bannerId);
  const counted = {
    ...props,
    ref,
    onClick: countClick,
    // The middle button opens it in a tab of its own.
    onAuxClick: (event: { button: number }) => event.button === 1 && countClick(),
  };
  return url.startsWith("/") ? <OwnLink to={url} {...counted} /> : <Anchor href={url} rel="noopener" {...counted} />;
}
