import { chakra } from "@chakra-ui/react/styled-system";
import { useCapability } from "../../components/useCapability";
import { Link } from "../../components/ui/Link";
import { detailMessages } from "../../lib/detailMessages";
import { paths } from "../../lib/paths";

/** Leads from an own publication to looking for a ring in which it is given. */
export function RingSearchLink({ id }: { id: string }) {
  if (!useCapability("rings")) return null;
  return (
    <chakra.p mt="2">
      <Link
        to={paths.rings(id)}
        display="inline-flex"
        alignItems="center"
        minHeight="44px"
        textStyle="small"
        fontWeight={700}
      >
        {detailMessages.searchRing}
      </Link>
    </chakra.p>
  );
}
