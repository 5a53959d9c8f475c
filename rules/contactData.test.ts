import { expect, it } from "vitest";
import { hasContactData } from "./contactData";

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
  "Nos vemos a las 10:30 en el Parque del Este",
  "Vale 1.500,00 USD o 20 USD más",
])("finds none in «%s»", (text) => {
  expect(hasContactData(text)).toBe(false);
});

it.each([
  "0414-1234567",
  "0414 123 45 67",
  "+58 (424) 123.4567",
  "+58 (412) 555.12.34",
  "04161234567",
  "llama al 4121234567",
  "ana@correo.com",
  "escríbeme a ana@example.com",
  "ana arroba correo punto com",
  "https://sitio.ve/x",
  "mira www.algo.com.ve/x",
  "www.sitio",
  "mi tienda misitio.com",
  "sígueme @mi_tienda",
  "por WhatsApp",
  "Instagram mitienda",
])("finds it in «%s»", (text) => {
  expect(hasContactData(text)).toBe(true);
});
