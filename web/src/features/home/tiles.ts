import bici from "../../assets/scenes/bici.svg";
import guitarra from "../../assets/scenes/guitarra.svg";
import laptop from "../../assets/scenes/laptop.svg";
import libros from "../../assets/scenes/libros.svg";
import moto from "../../assets/scenes/moto.svg";
import reparaciones from "../../assets/scenes/s1.svg";
import clases from "../../assets/scenes/s2.svg";
import belleza from "../../assets/scenes/s3.svg";
import transporte from "../../assets/scenes/s4.svg";
import fotografia from "../../assets/scenes/s5.svg";
import tortas from "../../assets/scenes/s6.svg";
import electricidad from "../../assets/scenes/s7.svg";
import mascotas from "../../assets/scenes/s8.svg";
import sofa from "../../assets/scenes/sofa.svg";
import telefono from "../../assets/scenes/tlf.svg";
import vestido from "../../assets/scenes/vestido.svg";
import { tileNames } from "../../lib/tileNames";

/** A category as the start page shows it. */
export interface Tile {
  /** Id in the category tree; ids never change their meaning. */
  categoryId: string;
  name: string;
  picture: string;
}

/** In the order of the start page; their pictures are part of the build. */
export const productTiles: Tile[] = [
  { categoryId: "4", name: tileNames[4], picture: telefono },
  { categoryId: "10", name: tileNames[10], picture: laptop },
  { categoryId: "135", name: tileNames[135], picture: moto },
  { categoryId: "2", name: tileNames[2], picture: sofa },
  { categoryId: "194", name: tileNames[194], picture: bici },
  { categoryId: "226", name: tileNames[226], picture: guitarra },
  { categoryId: "155", name: tileNames[155], picture: vestido },
  { categoryId: "250", name: tileNames[250], picture: libros },
];

/** The category that holds all services. */
export const SERVICES_ID = "3";

/** The same of services. */
export const serviceTiles: Tile[] = [
  { categoryId: "84", name: tileNames[84], picture: reparaciones },
  { categoryId: "7", name: tileNames[7], picture: clases },
  { categoryId: "101", name: tileNames[101], picture: belleza },
  { categoryId: "98", name: tileNames[98], picture: transporte },
  { categoryId: "112", name: tileNames[112], picture: fotografia },
  { categoryId: "116", name: tileNames[116], picture: tortas },
  { categoryId: "86", name: tileNames[86], picture: electricidad },
  { categoryId: "128", name: tileNames[128], picture: mascotas },
];
