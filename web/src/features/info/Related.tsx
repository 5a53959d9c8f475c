import { chakra } from "@chakra-ui/react/styled-system";
import { isPageLacking } from "../../../../rules/capabilities";
import { useLacks } from "../../components/useCapability";
import { Link } from "../../components/ui/Link";
import { infoMessages, infoPages } from "../../lib/infoMessages";
import { infoPaths } from "../../lib/paths";
import { pictures } from "./pictures";
import type { InfoKey } from "./page";

/** Pages to read next. */
export function Related({ pages, title = infoMessages.related }: { pages: readonly InfoKey[]; title?: string }) {
  const lacks = useLacks();
  const shown = pages.filter((key) => !isPageLacking(infoPaths[key], lacks));
  return (
    <chakra.section
      aria-labelledby="related"
      mt={{ base: "12", md: "16" }}
      pt={{ base: "8", md: "10" }}
      borderTop="1px solid {colors.border.subtle}"
    >
      <chakra.h2 id="related" textStyle="h3">
        {title}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap="4"
        mt="4"
        listStyleType="none"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
      >
        {shown.map((key) => (
          <li key={key}>
            <Link
              to={infoPaths[key]}
              display="flex"
              gap="4"
              alignItems="center"
              height="100%"
              p="3"
              bg="bg.surface"
              border="1px solid {colors.border.subtle}"
              borderRadius="card"
              color="fg"
              _hover={{ textDecoration: "none", boxShadow: "2" }}
            >
              <chakra.img src={pictures[key]} alt="" width="72px" height="72px" borderRadius="plumaThumb" />
              <span>
                <chakra.span display="block" textStyle="label" color="fg.link">
                  {infoPages[key].name}
                </chakra.span>
                <chakra.span display="block" textStyle="small" color="fg.muted">
                  {infoPages[key].about}
                </chakra.span>
              </span>
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
