import { labelOf } from "../catalogue/attributes";
import { categoryPath } from "../catalogue/categories";
import type { CollectedData } from "../db/dataExport";
import { exportedWords, inSpanish } from "./dataExportWords";

/** A kept search, within the file that its person gets. */
export const presentAlertData = ({ search, createdAt }: CollectedData["alerts"][number]) => ({
  busca_en: exportedWords.searchBy[search.searchBy],
  palabras: search.terms,
  categoria: search.categoryId === null ? [] : categoryPath(search.categoryId).map(({ name }) => name),
  caracteristicas: search.attributes.map((filter) => ({
    nombre: search.categoryId === null ? null : labelOf(search.categoryId, filter.name),
    ...("values" in filter ? { valores: filter.values } : { minimo: filter.min, maximo: filter.max }),
  })),
  tipo: inSpanish(exportedWords.publicationType, search.type),
  condicion: search.condition,
  lugar: search.location,
  valor_minimo_usd: search.minUsd,
  valor_maximo_usd: search.maxUsd,
  distancia_km: search.radiusKm,
  punto: search.near && [search.near.latitude, search.near.longitude],
  solo_de_verificados: search.onlyVerified,
  desde: createdAt,
});
