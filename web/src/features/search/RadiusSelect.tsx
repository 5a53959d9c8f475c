import { useNavigate } from "react-router-dom";
import { messages } from "../../lib/messages";
import { resultsMessages } from "../../lib/resultsMessages";
import { FilterSelect } from "./FilterSelect";

/** The radii that can be chosen, km. */
const RADII = [5, 15, 50, 100];

/** How far results may be. */
export function RadiusSelect({ value, to }: { value: number | null; to: (radiusKm: number | null) => string }) {
  const navigate = useNavigate();
  // One of an older address is shown as it is.
  const radii = value && !RADII.includes(value) ? [...RADII, value].sort((a, b) => a - b) : RADII;
  return (
    <FilterSelect
      label={resultsMessages.radius}
      value={value?.toString() ?? ""}
      onChange={(km) => navigate(to(km ? Number(km) : null))}
      options={[
        ["", messages.distance.unlimited],
        ...radii.map((km) => [String(km), messages.distance.radius(km)] as const),
      ]}
    />
  );
}
