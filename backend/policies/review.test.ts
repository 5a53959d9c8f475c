import { describe, expect, it } from "vitest";
import { findRefusalReason } from "./review";

describe("the automatic review", () => {
  it.each([
    "Teléfono Android 128GB de 2021",
    "Moto del año 2014 con 45.000 km",
    "Talla 42, rin 26, 110 V",
    "Precio 150, medidas 120x60x75",
    "Nevera 14 pies, serial 1234567",
    "Correa y bolso a juego",
    "Acepto propuestas @ cualquier hora",
    "Cargador 5V 2.1A",
    "Tomo 3 de la colección 1990-2000",
    "Sala.Comedor y cocina",
  ])("lets %j pass", (text) => {
    expect(findRefusalReason([text])).toBeNull();
  });

  it.each([
    "0414-1234567",
    "0414 123 45 67",
    "+58 (424) 123.4567",
    "04161234567",
    "llama al 4121234567",
    "ana@correo.com",
    "ana arroba correo punto com",
    "https://sitio.ve/x",
    "www.sitio",
    "mi tienda misitio.com",
    "sígueme @mi_tienda",
    "por WhatsApp",
    "Instagram mitienda",
  ])("returns the contact data in %j", (text) => {
    expect(findRefusalReason(["Silla", text])).toMatch(/contacto/);
  });

  it.each(["Vendo pistola de fuego", "ARMAS DE FUEGO", "Pasaportes", "Compro  dólares"])(
    "returns the forbidden item in %j",
    (text) => {
      expect(findRefusalReason([text])).toMatch(/no permitidos/);
    },
  );
});
