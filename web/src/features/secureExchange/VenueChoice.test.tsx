import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PositionContext } from "../../apollo/position";
import { CARACAS } from "../../lib/position";
import type { ViewerPlace } from "../../lib/position";
import { renderScreen } from "../../testing/renderScreen";
import { VenueChoice } from "./VenueChoice";

afterEach(cleanup);

const position = {
  position: CARACAS,
  place: null,
  isFinding: false,
  isOwn: false,
  isDenied: false,
  request: () => undefined,
  chooseTown: () => undefined,
  wallOrder: null,
  setWallOrder: () => undefined,
};
const venue = (id: string, location: { latitude: number; longitude: number } | null) => ({
  __typename: "BookableVenue" as const,
  venue: {
    __typename: "Venue" as const,
    id,
    name: `Sede ${id}`,
    address: "Av. Bolívar",
    city: "Valencia",
    location: location && { __typename: "Coordinates" as const, ...location },
  },
  days: [],
});

function show(place: ViewerPlace | null) {
  renderScreen(
    <PositionContext value={{ ...position, place }}>
      <VenueChoice
        venues={[venue("1", { latitude: 10.5, longitude: -66.85 }), venue("2", null)]}
        value={null}
        present={null}
        error={undefined}
        onChange={() => undefined}
      />
    </PositionContext>,
  );
  return screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
}

it("says how far each venue is from where the viewer is, and nothing where one of both is not known", () => {
  expect(show({ latitude: 10.5, longitude: -66.9, name: "", source: "browser" })).toEqual([
    "Sede 1Av. Bolívar, Valencia · a 5,5 km",
    "Sede 2Av. Bolívar, Valencia",
  ]);
  cleanup();
  expect(show(null)[0]).toBe("Sede 1Av. Bolívar, Valencia");
});
