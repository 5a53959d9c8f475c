import { GoogleMap, useJsApiLoader } from "@react-google-maps/api";
import { useRef } from "react";
import { ErrorState } from "../ui/ErrorState";
import { Skeleton } from "../ui/Skeleton";
import type { PlaceMapProps } from "./LeafletPlaceMap";

const ZOOM = 13;

/** Google Maps, if its key is set at build time. */
export default function GooglePlaceMap({ target, onMove }: PlaceMapProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: "google-map",
    googleMapsApiKey: import.meta.env.VITE_GOOGLE_MAPS_API_KEY ?? "",
    language: "es",
    region: "VE",
  });
  const mapRef = useRef<google.maps.Map>(null);
  if (loadError) return <ErrorState />;
  if (!isLoaded) return <Skeleton height="100%" />;
  return (
    <GoogleMap
      mapContainerStyle={{ width: "100%", height: "100%" }}
      center={{ lat: target.latitude, lng: target.longitude }}
      zoom={ZOOM}
      options={{ streetViewControl: false, mapTypeControl: false, fullscreenControl: false, clickableIcons: false }}
      onLoad={(map) => {
        mapRef.current = map;
      }}
      onDragEnd={() => {
        const center = mapRef.current?.getCenter();
        if (center) onMove({ latitude: center.lat(), longitude: center.lng() });
      }}
    />
  );
}
