import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import fallback from "../../assets/picture-error.svg";

interface PictureProps {
  image: { url: string; sources: readonly { url: string; width: number }[] } | null;
  alt: string;
  /** Its displayed width, for the `sizes` attribute: `(max-width: 768px) 100vw, 300px`. */
  sizes: string;
  /** First picture of the screen: loads at once. */
  eager?: boolean;
  fit?: "cover" | "contain";
}

/**
 * A picture that fills its frame (the frame sets the aspect ratio, so nothing shifts); an error picture when it fails
 * to load.
 */
export function Picture({ image, alt, sizes, eager = false, fit = "cover" }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const element = useRef<HTMLImageElement>(null);
  const url = image?.url;
  const isMissing = !image || failed === image.url;
  // What failed before the page was hydrated sent no event.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setFailed(url);
  }, [url]);
  return (
    <chakra.img
      ref={element}
      src={isMissing ? fallback : image.url}
      srcSet={
        isMissing || image.sources.length < 2
          ? undefined
          : image.sources.map(({ url, width }) => `${url} ${width}w`).join(", ")
      }
      sizes={isMissing ? undefined : sizes}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
      onError={() => setFailed(url)}
      display="block"
      width="100%"
      height="100%"
      objectFit={fit}
      bg="bg.sunken"
    />
  );
}
