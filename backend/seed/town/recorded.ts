import type { Good } from "../goods/good";

/** A publication of the two accounts that the recordings of the wire name, with its recorded id. */
type Recorded = {
  id: number;
  ownerId: 1 | 2;
  title: string;
  price: number | null;
  icon: string;
  category: string;
  /** As new, without a detail of use. */
  isNew?: boolean;
  isFinished?: boolean;
  daysAgo: number;
  description: string;
} & Pick<Good, "wants">;

/** The publications whose numbers and titles recorded calls have; tests rely on them. */
export const recorded: Recorded[] = [
  {
    id: 1,
    ownerId: 1,
    title: "Teléfono Android 128GB",
    price: 150,
    icon: "mobile-phone",
    category: "Smartphones",
    isNew: true,
    daysAgo: 0,
    wants: ["Bicicleta", "Guitarra", "Televisor", "Cámara"],
    description:
      "Nuevo en su caja, liberado y con cargador. Me lo gané en la oficina y ya tengo teléfono. Prefiero cambiarlo en persona.",
  },
  {
    id: 2,
    ownerId: 2,
    title: "Mesa de comedor",
    price: 80,
    icon: "mesa",
    category: "Comedor",
    daysAgo: 1,
    wants: ["Escritorio", "Silla de oficina", "Televisor", "Licuadora"],
    description:
      "Mesa de madera para cuatro personas, firme y sin comején. La cambio porque me mudo a un apartamento más pequeño.",
  },
  {
    id: 3,
    ownerId: 2,
    title: "Clases de guitarra",
    price: null,
    icon: "guitar",
    category: "Música",
    daysAgo: 2,
    wants: ["Clases de inglés", "Audífonos", "Teclado", "Micrófono"],
    description:
      "Cuatro clases al mes, para empezar desde cero o mejorar lo que ya sabes. Llevo ocho años enseñando; tú escoges las canciones.",
  },
  {
    id: 4,
    ownerId: 1,
    title: "Laptop usada",
    price: 190,
    icon: "laptop",
    category: "Laptops",
    daysAgo: 3,
    wants: ["Cámara", "Teléfono", "Televisor", "Bicicleta"],
    description:
      "Core i5 con 8GB de RAM y disco sólido. Tiene un detallito en la tapa, pero trabaja perfecto. Incluye cargador y bolso.",
  },
  {
    id: 5,
    ownerId: 1,
    title: "Silla de oficina",
    price: 45,
    icon: "chair",
    category: "Oficina",
    isNew: true,
    daysAgo: 4,
    wants: ["Licuadora", "Lámpara", "Mesa", "Matas"],
    description: "Está sin uso, la compré y no combinó con el escritorio. Sube, baja y se reclina.",
  },
  {
    id: 6,
    ownerId: 2,
    title: "Bicicleta montañera",
    price: 200,
    icon: "bicycle",
    category: "Bicicletas",
    daysAgo: 5,
    wants: ["Teléfono", "Laptop", "Cámara", "Patineta", "Consola"],
    description:
      "Rin 26, veintiún velocidades y frenos de disco. Le hice servicio hace poco. La uso para subir al Ávila los domingos.",
  },
  {
    id: 7,
    ownerId: 2,
    title: "Audífonos con micrófono",
    price: 30,
    icon: "headphone",
    category: "Audífonos",
    daysAgo: 6,
    wants: ["Teclado", "Corneta", "Libros"],
    description: "Para juegos o clases en línea. Cómodos, con buen sonido y cable largo.",
  },
  {
    id: 8,
    ownerId: 1,
    title: "Licuadora",
    price: 35,
    icon: "licuadora",
    category: "Licuadoras y batidoras",
    daysAgo: 7,
    wants: ["Cafetera", "Plancha", "Ventilador", "Matas"],
    description:
      "Vaso de vidrio y cuchilla buena, tritura hielo. Me regalaron otra en el matrimonio y esta quedó de más.",
  },
  {
    id: 9,
    ownerId: 2,
    title: "Patineta completa",
    price: 50,
    icon: "skateboard",
    category: "Patinetas",
    daysAgo: 8,
    wants: ["Zapatos", "Guitarra", "Audífonos"],
    description: "Tabla con poco uso, ejes y ruedas en buen estado. Lista para rodar en el parque.",
  },
  {
    id: 10,
    ownerId: 1,
    title: "Clases de inglés",
    price: 40,
    icon: "speech-balloon",
    category: "Idiomas",
    daysAgo: 9,
    wants: ["Clases de guitarra", "Libros", "Cámara", "Café"],
    description:
      "Ocho clases al mes, en línea o en Plaza Venezuela. Conversación desde el primer día y material incluido.",
  },
  {
    id: 11,
    ownerId: 2,
    title: "Taladro percutor",
    price: 55,
    icon: "taladro",
    category: "Taladros y atornilladores",
    daysAgo: 10,
    wants: ["Escalera", "Pintura", "Licuadora", "Corneta"],
    description: "Con su maletín y un juego de mechas. Perfora concreto sin problema.",
  },
  {
    id: 12,
    ownerId: 1,
    title: "Audífonos inalámbricos",
    price: 25,
    icon: "headphone",
    category: "Audífonos",
    daysAgo: 11,
    wants: ["Libros", "Teclado", "Termo", "Matas"],
    description: "La carga dura como veinte horas y traen estuche. Los cambio porque uso otros en el trabajo.",
  },
  {
    id: 13,
    ownerId: 2,
    title: "Guitarra acústica con forro",
    price: 70,
    icon: "banjo",
    category: "Guitarras acústicas",
    isFinished: true,
    daysAgo: 40,
    wants: ["Cafetera", "Bicicleta", "Audífonos"],
    description: "Cuerdas nuevas y buen sonido. Ideal para quien empieza.",
  },
  {
    id: 14,
    ownerId: 1,
    title: "Cafetera de cápsulas",
    price: 65,
    icon: "hot-beverage",
    category: "Cafeteras",
    isFinished: true,
    daysAgo: 38,
    wants: ["Guitarra", "Libros", "Lámpara"],
    description: "Hace un café divino en medio minuto. Va con veinte cápsulas.",
  },
  {
    id: 15,
    ownerId: 1,
    title: "Colección de novelas policiales",
    price: 60,
    icon: "books",
    category: "Novelas y cuentos",
    isFinished: true,
    daysAgo: 30,
    wants: ["Lámpara", "Libros", "Termo"],
    description: "Veinte novelas en buen estado, todas leídas una sola vez.",
  },
  {
    id: 16,
    ownerId: 1,
    title: "Lámpara de escritorio con lupa",
    price: 40,
    icon: "light-bulb",
    category: "Lámparas",
    isFinished: true,
    daysAgo: 48,
    wants: ["Libros", "Matas", "Cafetera"],
    description: "Brazo flexible y luz blanca. La usaba para coser y dibujar.",
  },
];
