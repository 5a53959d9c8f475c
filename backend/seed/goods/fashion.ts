import type { Good } from "./good";

export const fashion: Good[] = [
  {
    icon: "dress",
    ownerGender: "Femenino",
    category: "Vestidos",
    wants: ["Zapatos", "Bolso", "Perfume", "Maquillaje", "Blusa", "Lentes de sol"],
    notes: [
      "Lo usé una sola vez, en un grado. Lavado en tintorería.",
      "Tela fresca con caída bonita, forrado por dentro.",
    ],
    items: [
      ["Vestido azul de fiesta talla M", 35, { size: "M", color: "Azul" }],
      [
        "Vestido largo floreado de playa",
        20,
        { size: "S" },
        { note: "Fresco y con caída bonita, ideal para la playa." },
      ],
      ["Traje de quince años con corona", 120, { size: "S" }, { icon: "crown" }],
      ["Vestido de novia sencillo talla 8", 150, { size: "8", color: "Beige" }, { icon: "tulip" }],
    ],
  },
  {
    icon: "jeans",
    category: "Pantalones de hombre",
    wants: ["Zapatos", "Chaqueta", "Franelas", "Correa"],
    notes: ["Sin roturas ni manchas, me quedaron pequeños.", "Tela gruesa de buena calidad."],
    items: [
      ["Dos bluyines Levi’s talla 32", 35, { brand: "Levi’s", size: "32" }],
      [
        "Pantalón de vestir negro talla 34",
        18,
        { size: "34", color: "Negro" },
        { note: "Tela fresca, ruedo a la medida." },
      ],
      ["Lote de tres pantalones cargo", 30, { size: "30" }],
    ],
  },
  {
    icon: "t-shirt",
    category: "Camisas y franelas de hombre",
    wants: ["Gorra", "Zapatos", "Morral", "Pantalón"],
    notes: ["Tela suave, colores firmes, sin uso o con una sola lavada.", "Original, la compré y no me quedó."],
    items: [
      ["Franela de la Vinotinto talla M", 25, { size: "M", color: "Vinotinto" }],
      ["Lote de cinco franelas de algodón", 28, { size: "L" }, { note: "Colores surtidos, algodón grueso." }],
      ["Camiseta de los Leones del Caracas", 30, { size: "L" }, { note: "Original, con el número bordado." }],
      ["Franela de las Águilas del Zulia", 28, { size: "M" }],
    ],
  },
  {
    icon: "coat",
    category: "Chaquetas y trajes",
    wants: ["Zapatos", "Morral", "Teléfono", "Reloj", "Maleta"],
    notes: ["Abriga bastante, la usé en Mérida dos veces.", "Cierre nuevo y forro intacto."],
    items: [
      ["Chaqueta impermeable para el frío", 40, { size: "L" }],
      [
        "Abrigo largo de lana talla M",
        45,
        { size: "M", material: "Lana" },
        { note: "Forrado por dentro, la usé en Mérida dos veces." },
      ],
      [
        "Chaqueta de cuero negra",
        70,
        { size: "M", material: "Cuero" },
        { note: "Cuero de verdad, cierre nuevo y forro intacto." },
      ],
    ],
  },
  {
    icon: "running-shoe",
    category: "Zapatos deportivos",
    wants: ["Audífonos", "Morral", "Reloj", "Balón", "Mancuernas", "Ropa deportiva"],
    notes: ["Dos puestas, suela completa. Me quedan apretados.", "Muy cómodos para correr y para caminar."],
    items: [
      ["Zapatos Nike Revolution talla 42", 45, { brand: "Nike", size: "42", gender: "Hombre" }],
      ["Zapatos Adidas Runfalcon talla 38", 40, { brand: "Adidas", size: "38", gender: "Mujer" }],
      ["Zapatos Puma casi nuevos talla 40", 38, { brand: "Puma", size: "40" }],
      ["New Balance 574 grises talla 41", 50, { brand: "New Balance", size: "41", color: "Gris" }],
    ],
  },
  {
    icon: "high-heeled-shoe",
    ownerGender: "Femenino",
    category: "Zapatos de vestir",
    wants: ["Bolso", "Vestido", "Perfume", "Sandalias"],
    notes: ["Los usé para una boda y más nunca. Tacón firme.", "Cómodos aunque son altos."],
    items: [
      ["Tacones rojos talla 37", 25, { size: "37", color: "Rojo" }],
      ["Zapatillas de tacón bajo talla 38", 20, { size: "38" }],
      ["Zapatos de fiesta plateados talla 36", 28, { size: "36" }],
    ],
  },
  {
    icon: "thong-sandal",
    category: "Sandalias y cholas",
    wants: ["Traje de baño", "Lentes de sol", "Bolso de playa", "Franelas"],
    notes: ["Livianas, perfectas para la playa.", "Sin uso, me las regalaron repetidas."],
    items: [
      ["Cholas playeras talla 39", 10, { size: "39" }],
      [
        "Sandalias de cuero hechas en Trujillo",
        22,
        { size: "37", material: "Cuero" },
        { note: "Suela cosida a mano, muy frescas." },
      ],
    ],
  },
  {
    icon: "handbag",
    ownerGender: "Femenino",
    category: "Bolsos y carteras",
    wants: ["Zapatos", "Perfume", "Vestido", "Reloj", "Maquillaje"],
    notes: ["Espacioso, con varios bolsillos y cierre bueno.", "Cuero de verdad, bien cuidado."],
    items: [
      ["Bolso de cuero marrón artesanal", 40, { material: "Cuero", color: "Marrón" }],
      [
        "Cartera negra con correa larga",
        22,
        { color: "Negro" },
        { note: "Espaciosa, con varios bolsillos y cierre bueno." },
      ],
      [
        "Bolso tejido wayuu original",
        35,
        { material: "Hilo" },
        { note: "Tejido en una sola pieza por una artesana de la Guajira." },
      ],
      ["Bolso Totto de mano", 30, { brand: "Totto" }, { note: "Espacioso, con varios bolsillos y cierre bueno." }],
    ],
  },
  {
    icon: "backpack",
    category: "Morrales",
    wants: ["Zapatos", "Termo", "Audífonos", "Libros", "Carpa"],
    notes: ["Cierres completos y espalda acolchada.", "Cabe laptop de quince pulgadas."],
    items: [
      ["Morral Totto para laptop", 35, { brand: "Totto" }],
      ["Morral escolar con ruedas", 28, {}, { note: "Ruedas firmes y asa que se guarda." }],
      [
        "Morral de montaña de 60 litros",
        60,
        { size: "60 litros" },
        { category: "Morrales de montaña", note: "Con forro de lluvia y cinturón acolchado." },
      ],
    ],
  },
  {
    icon: "sunglasses",
    category: "Lentes de sol",
    wants: ["Gorra", "Perfume", "Reloj", "Corneta"],
    notes: ["Protección UV, sin rayas y con estuche.", "Livianos y resistentes."],
    items: [
      ["Lentes Ray-Ban Wayfarer originales", 60, { brand: "Ray-Ban" }],
      ["Lentes de sol polarizados", 18, {}],
    ],
  },
  {
    icon: "billed-cap",
    category: "Gorras y sombreros",
    wants: ["Franela", "Lentes de sol", "Balón", "Cómics"],
    notes: ["Ajustable y como nueva.", "De colección, sin sudor ni decoloración."],
    items: [
      ["Gorra de los Navegantes del Magallanes", 20, { color: "Azul" }],
      ["Gorra de los Tigres de Aragua", 20, {}],
      ["Sombrero pelo e’ guama llanero", 45, {}, { note: "De fieltro fino, para joropo o para lucirlo." }],
    ],
  },
  {
    icon: "ring",
    category: "Joyería y bisutería",
    wants: ["Perfume", "Reloj", "Bolso", "Teléfono"],
    notes: ["Plata ley 925, con su cajita.", "Piezas hechas a mano por mí."],
    items: [
      ["Anillos de plata con piedra", 30, { material: "Plata" }],
      [
        "Set de zarcillos y collar artesanal",
        18,
        { material: "Bisutería" },
        { icon: "gem-stone", note: "Piezas hechas a mano por mí, no manchan la piel." },
      ],
    ],
  },
  {
    icon: "necktie",
    category: "Uniformes escolares",
    wants: ["Útiles escolares", "Zapatos de niño", "Morral", "Juguetes"],
    notes: ["Mi hijo creció y quedaron como nuevos.", "Lavados y planchados, listos para el año escolar."],
    items: [
      ["Uniforme de primaria talla 10 completo", 22, { size: "10", color: "Blanco" }],
      ["Dos chemises beige de bachillerato", 18, { size: "S", color: "Beige" }],
    ],
  },
  {
    icon: "top-hat",
    category: "Disfraces",
    wants: ["Juguetes", "Ropa de niño", "Cotillón", "Libros"],
    notes: ["Completo con accesorios, se usó en un carnaval.", "Tela buena, cosido por una modista."],
    items: [
      ["Disfraz de mago para niño talla 8", 15, { size: "8" }],
      [
        "Disfraz de diablo danzante de Yare",
        20,
        { size: "M" },
        { icon: "goblin", note: "Con máscara y capa, cosido por una modista." },
      ],
    ],
  },
];
