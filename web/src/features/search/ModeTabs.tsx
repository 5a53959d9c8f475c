import { chakra } from "@chakra-ui/react/styled-system";
import { LuTag } from "react-icons/lu";
import type { SearchMode } from "../../__generated__/enums";
import { Feather } from "../../components/brand/Mark";
import { messages } from "../../lib/messages";
import { colorVar } from "../../theme/colors";

const TABS: { mode: SearchMode; label: string }[] = [
  { mode: "WANT", label: messages.search.want },
  { mode: "HAVE", label: messages.search.have },
  { mode: "VALUE", label: messages.search.value },
];

/** The three tabs of the header search. */
export function ModeTabs({ mode, onChange }: { mode: SearchMode; onChange: (mode: SearchMode) => void }) {
  return (
    <chakra.fieldset
      border="0"
      display="flex"
      gap={{ base: "1", lg: "0.5" }}
      px={{ base: "0", lg: "3px" }}
      py={{ lg: "3px" }}
      height={{ lg: "44px" }}
      bg={{ lg: "bg.sunken" }}
      borderRadius={{ lg: "11px" }}
    >
      <chakra.legend srOnly>{messages.search.mode}</chakra.legend>
      {TABS.map((tab) => (
        <chakra.label
          key={tab.mode}
          flex={{ base: "1", lg: "none" }}
          display="flex"
          alignItems="center"
          justifyContent="center"
          gap="7px"
          height={{ base: "44px", lg: "38px" }}
          px={{ base: "1", lg: "13px" }}
          borderRadius={{ base: "12px 12px 0 0", lg: "9px" }}
          fontSize="0.9375rem"
          fontWeight={600}
          whiteSpace="nowrap"
          cursor="pointer"
          color={{ base: "fg.onHeader", lg: "fg.muted" }}
          css={{
            "&:has(:checked)": {
              bg: "bg.surface",
              color: "fg",
              fontWeight: 700,
              boxShadow: { lg: "chosen" },
            },
            "&:has(:focus-visible)": { outline: "3px solid var(--focus-ring)", outlineOffset: "-3px" },
          }}
        >
          <chakra.input
            type="radio"
            name="search-mode"
            value={tab.mode}
            checked={mode === tab.mode}
            onChange={() => onChange(tab.mode)}
            srOnly
          />
          <ModeIcon tab={tab.mode} isSelected={mode === tab.mode} />
          {tab.label}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

function ModeIcon({ tab, isSelected }: { tab: SearchMode; isSelected: boolean }) {
  if (tab === "VALUE")
    return <LuTag size={17} aria-hidden="true" color={colorVar(isSelected ? "fg.success" : "border.control")} />;
  return <Feather side={tab === "WANT" ? "receive" : "give"} color={isSelected ? undefined : "border.control"} />;
}
