import type { Good } from "./good";

export const arts: Good[] = [
  {
    icon: "guitar",
    category: "Guitarras eléctricas y bajos",
    wants: ["Bicicleta", "Teclado", "Consola", "Patineta", "Teléfono", "Amplificador", "Cámara"],
    notes: [
      "Con cuerdas nuevas y calibrada por un luthier.",
      "Suena limpio y afina perfecto. Va con su forro.",
      "Le tengo cariño, pero ya casi no toco.",
    ],
    items: [
      ["Guitarra eléctrica Squier con forro", 180, { brand: "Squier", model: "Stratocaster", color: "Rojo" }],
      ["Bajo eléctrico Ibanez de cuatro cuerdas", 220, { brand: "Ibanez" }],
      ["Guitarra eléctrica Yamaha Pacifica", 210, { brand: "Yamaha", model: "Pacifica" }],
      ["Guitarra Epiphone SG con amplificador", 290, { brand: "Epiphone", model: "SG" }],
    ],
  },
  {
    icon: "banjo",
    category: "Cuatros",
    wants: ["Guitarra", "Maracas", "Teléfono", "Libros", "Micrófono"],
    notes: ["Hecho en Barquisimeto por un lutier de confianza.", "Sonido brillante, clavijas nuevas."],
    items: [
      ["Cuatro de concierto con estuche", 95, { material: "Cedro" }],
      [
        "Cuatro de estudio para niños",
        35,
        { material: "Pino" },
        { note: "Afina bien y es liviano, perfecto para empezar." },
      ],
      [
        "Bandola llanera de cuatro cuerdas",
        130,
        { material: "Cedro" },
        { note: "Hecha en Barinas, sonido brillante y buenas clavijas." },
      ],
    ],
  },
  {
    icon: "violin",
    category: "Violines",
    wants: ["Laptop", "Teclado", "Bicicleta", "Clases de inglés"],
    notes: ["Con arco, resina y estuche rígido.", "Lo usé en el núcleo de la orquesta."],
    items: [
      ["Violín 4/4 con arco y estuche", 110, { size: "4/4" }],
      ["Violín 3/4 para estudiante", 80, { size: "3/4" }],
    ],
  },
  {
    icon: "musical-keyboard",
    category: "Teclados",
    wants: ["Guitarra", "Laptop", "Micrófono", "Bicicleta", "Consola"],
    notes: ["Todas las teclas responden, con su atril y fuente.", "Sirve también como controlador para grabar."],
    items: [
      ["Teclado Yamaha PSR-E373", 210, { brand: "Yamaha", model: "PSR-E373" }],
      ["Teclado Casio de cinco octavas", 85, { brand: "Casio" }],
      [
        "Piano digital Roland con pedal",
        480,
        { brand: "Roland" },
        { icon: "musical-keyboard", note: "Teclas pesadas, con pedal, base y banqueta." },
      ],
    ],
  },
  {
    icon: "drum",
    category: "Baterías y tambores",
    wants: ["Guitarra", "Consola", "Moto", "Teclado"],
    notes: ["Completa con platillos y banco.", "Parches nuevos y herrajes firmes."],
    items: [
      ["Batería acústica de cinco piezas", 280, {}],
      [
        "Tambora y furro para gaitas",
        70,
        { material: "Madera y cuero" },
        { icon: "long-drum", note: "Cuero bien templado, listos para la temporada." },
      ],
      ["Cajón peruano con funda", 60, { material: "Madera" }, { note: "Sonido seco y buen bordoneo, con su funda." }],
    ],
  },
  {
    icon: "maracas",
    category: "Maracas y percusión menor",
    wants: ["Cuatro", "Libros", "Café", "Artesanía"],
    notes: ["De tapara natural, talladas a mano.", "Sonido seco y parejo."],
    items: [
      ["Maracas de tapara profesionales", 15, { material: "Tapara" }],
      ["Set de percusión para niños", 20, {}, { note: "Pandereta, claves, triángulo y maraquitas." }],
    ],
  },
  {
    icon: "trumpet",
    category: "Trompetas",
    wants: ["Saxofón", "Teclado", "Laptop", "Bicicleta"],
    notes: ["Pistones suaves, sin abolladuras.", "Con boquilla y estuche."],
    items: [
      ["Trompeta Yamaha de estudio", 190, { brand: "Yamaha" }],
      [
        "Flauta traversa Gemeinhardt",
        160,
        { brand: "Gemeinhardt" },
        { icon: "flute", category: "Flautas", note: "Zapatillas buenas, con estuche y varilla de limpieza." },
      ],
    ],
  },
  {
    icon: "saxophone",
    category: "Saxofones y clarinetes",
    wants: ["Guitarra", "Moto", "Laptop", "Cámara"],
    notes: ["Zapatillas cambiadas hace un año.", "Timbre cálido, listo para tocar."],
    items: [
      ["Saxofón alto Jupiter", 390, { brand: "Jupiter" }],
      [
        "Clarinete Buffet de estudio",
        230,
        { brand: "Buffet" },
        { icon: "flute", note: "Con boquilla, dos cañas nuevas y estuche." },
      ],
    ],
  },
  {
    icon: "dvd",
    category: "Discos de vinilo",
    wants: ["Tocadiscos", "Libros", "Corneta", "Audífonos", "Cómics"],
    notes: ["Carátulas enteras, discos sin rayones profundos.", "De la colección de mi papá, bien cuidada."],
    items: [
      ["Doce discos de salsa de la Fania", 60, { name_gender: "Salsa", quantity: "12" }],
      [
        "Vinilo de Simón Díaz en buen estado",
        20,
        { name_band: "Simón Díaz", name_gender: "Tonada" },
        { note: "Carátula entera y sin saltos." },
      ],
      ["Lote de discos de gaita de Maracaibo", 35, { name_gender: "Gaita" }],
    ],
  },
  {
    icon: "clapper-board",
    category: "DVD y Blu-ray",
    wants: ["Libros", "Videojuegos", "Cómics", "Juegos de mesa"],
    notes: ["Originales, con sus cajas y extras.", "Funcionan todas."],
    items: [
      ["Colección de cine venezolano en DVD", 25, {}],
      ["Veinte películas originales surtidas", 20, {}],
    ],
  },
  {
    icon: "artist-palette",
    category: "Materiales de arte",
    wants: ["Libros", "Lámpara", "Caballete", "Telas"],
    notes: ["Casi todo sin abrir, lo compré para un curso.", "Colores completos y pinceles limpios."],
    items: [
      ["Caja de óleos Winsor & Newton", 35, { brand: "Winsor & Newton" }],
      [
        "Caballete de madera con pinceles",
        40,
        { material: "Madera" },
        { note: "Plegable, con caja para tubos y ocho pinceles." },
      ],
    ],
  },
  {
    icon: "amphora",
    category: "Artesanía",
    wants: ["Café", "Libros", "Matas", "Telas", "Materos"],
    notes: ["Hecha en Quíbor, quemada en horno de leña.", "Pieza única firmada por su artesano."],
    items: [
      [
        "Vasija de arcilla de Quíbor",
        28,
        { material: "Arcilla" },
        { note: "Hecha en Quíbor, quemada en horno de leña." },
      ],
      [
        "Pesebre tallado en madera",
        45,
        { material: "Madera" },
        { note: "Nueve piezas talladas en cedro por un artesano de Mérida." },
      ],
      [
        "Cestas tejidas de moriche",
        25,
        { material: "Moriche" },
        { icon: "basket", category: "Tejidos y hamacas", note: "Tres tamaños, tejidas por artesanas del Delta." },
      ],
    ],
  },
];
