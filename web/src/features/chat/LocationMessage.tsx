import { chakra } from "@chakra-ui/react/styled-system";
import { transactionMessages } from "../../lib/transactionMessages";
import type { Position } from "../../lib/position";

const text = transactionMessages.chat;

/** A drawn map with a pin, and a link to the real one. */
export function LocationMessage({ location }: { location: Position }) {
  const { latitude, longitude } = location;
  return (
    <chakra.span display="block" minWidth="min(252px, 100%)">
      <chakra.svg viewBox="0 0 400 180" display="block" width="100%" height="auto" aria-hidden="true">
        <rect width="400" height="180" fill="#EFE8D8" />
        <path
          fill="#CFE4C5"
          d="M0 0H400V14C300 24 220 8 120 22C70 28 30 20 0 24ZM320 180C330 140 360 124 400 120V180Z"
        />
        <g stroke="#fff" strokeWidth="9" fill="none">
          <path d="M0 112C90 108 190 122 400 92M70 0C80 60 62 110 92 180M262 0C256 60 290 120 300 180" />
        </g>
        <g stroke="#fff" strokeWidth="4" fill="none">
          <path d="M0 60C120 56 260 70 400 52M0 156C120 150 240 168 400 150M176 30C184 90 172 130 180 180M372 40C364 90 376 130 370 180" />
        </g>
        <ellipse cx="200" cy="124" rx="14" ry="4" fill="#10203A" opacity=".25" />
        <path fill="#B92C15" d="M200 122c-20-26-31-40-31-57a31 31 0 0 1 62 0c0 17-11 31-31 57Z" />
        <circle cx="200" cy="64" r="11" fill="#fff" />
      </chakra.svg>
      <chakra.span display="block" p="10px 14px 4px" bg="white" color="tinta">
        <chakra.span display="block" textStyle="small" fontWeight={700}>
          {text.sharedLocation}
        </chakra.span>
        <chakra.a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
          textStyle="caption"
          color="fg.link"
          display="inline-block"
          py="1.5"
        >
          {text.openMap}
        </chakra.a>
      </chakra.span>
    </chakra.span>
  );
}
