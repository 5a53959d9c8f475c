import { chakra } from "@chakra-ui/react/styled-system";
import { LuChevronRight } from "react-icons/lu";
import { usePosition } from "../../apollo/position";
import { Link } from "../../components/ui/Link";
import { detailMessages } from "../../lib/detailMessages";
import { paths } from "../../lib/paths";

/** The category path, from the first level down; each step links to its results. */
export function Breadcrumbs({ steps }: { steps: readonly { id: string; name: string }[] }) {
  const { position } = usePosition();
  if (steps.length === 0) return null;
  return (
    <chakra.nav aria-label={detailMessages.category} display={{ base: "none", md: "block" }} mb="3">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1.5" listStyleType="none" textStyle="small">
        {steps.map((step, index) => (
          <chakra.li key={step.id} display="inline-flex" alignItems="center" gap="1.5">
            {index > 0 && <LuChevronRight size={15} aria-hidden="true" />}
            <Link
              to={paths.category(step.id, position)}
              color={index === steps.length - 1 ? "fg" : "fg.muted"}
              fontWeight={index === steps.length - 1 ? 700 : 400}
              py="1"
            >
              {step.name}
            </Link>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
