import type { Good } from "./good";

export const culture: Good[] = [
  {
    icon: "books",
    category: "Novelas y cuentos",
    wants: ["Libros", "Matas", "Audífonos", "Café", "Cómics", "Juegos de mesa"],
    notes: ["Hojas completas, sin subrayar.", "Leídos una vez y bien cuidados."],
    items: [
      ["Doña Bárbara y Canaima de Gallegos", 12, { autor: "Rómulo Gallegos" }],
      ["Saga de Harry Potter completa", 65, { autor: "J. K. Rowling" }],
      ["Diez novelas latinoamericanas", 35, { quantity: "10" }],
      ["Lote de libros de Isabel Allende", 28, { autor: "Isabel Allende" }],
    ],
  },
  {
    icon: "open-book",
    category: "Libros universitarios",
    wants: ["Calculadora", "Laptop", "Libros", "Morral"],
    notes: ["Subrayado a lápiz, edición en español.", "Me salvó la carrera, ahora te toca a ti."],
    items: [
      ["Cálculo de Stewart séptima edición", 25, { autor: "James Stewart" }],
      ["Anatomía de Gray para estudiantes", 45, { autor: "Drake" }],
      ["Física de Serway, dos tomos", 30, { autor: "Raymond Serway" }],
      ["Código civil comentado", 18, {}, { note: "Edición con comentarios, algunas notas a lápiz." }],
    ],
  },
  {
    icon: "notebook-with-decorative-cover",
    category: "Textos escolares",
    wants: ["Útiles escolares", "Uniforme", "Morral", "Zapatos de niño"],
    notes: ["De segundo año, con pocas páginas escritas.", "Actualizados para este período."],
    items: [
      [
        "Enciclopedia de sexto grado Girasol",
        14,
        { editor: "Girasol" },
        { note: "Tiene algunas páginas escritas a lápiz, lo demás perfecto." },
      ],
      ["Libros de primer año Santillana", 30, { editor: "Santillana" }, { note: "Forrados y sin rayar." }],
    ],
  },
  {
    icon: "blue-book",
    category: "Historietas y manga",
    wants: ["Videojuegos", "Figuras", "Audífonos", "Cómics"],
    notes: ["Tomos en español, sin páginas sueltas.", "De mi colección personal."],
    items: [
      ["Manga One Piece tomos 1 al 10", 55, { quantity: "10" }],
      [
        "Lote de historietas de Mafalda",
        22,
        { autor: "Quino" },
        { note: "Seis tomos en español, sin páginas sueltas." },
      ],
      ["Cómics de Batman en pasta dura", 40, {}],
    ],
  },
  {
    icon: "pencil",
    category: "Útiles escolares",
    wants: ["Morral", "Zapatos de niño", "Libros", "Juguetes"],
    notes: ["Todo nuevo, sobró de la lista del colegio.", "Cuadernos, colores, tijeras y más."],
    items: [
      ["Lista escolar completa de primaria", 30, {}],
      [
        "Calculadora científica Casio",
        20,
        { brand: "Casio" },
        { icon: "abacus", note: "Con tapa y pila nueva, la usé un semestre." },
      ],
    ],
  },
  {
    icon: "coin",
    category: "Monedas y billetes antiguos",
    wants: ["Estampillas", "Reloj", "Libros", "Antigüedades"],
    notes: ["Piezas para coleccionista, en sus cápsulas.", "Heredada de mi abuelo."],
    items: [
      ["Colección de fuertes de plata", 150, { quantity: "6" }],
      ["Álbum de billetes venezolanos antiguos", 60, { quantity: "40" }],
    ],
  },
  {
    icon: "robot",
    category: "Figuras y modelos",
    wants: ["Videojuegos", "Cómics", "Audífonos", "Figuras"],
    notes: ["En su caja original, solo exhibición.", "Completa con accesorios."],
    items: [
      ["Figura Transformers con caja", 35, {}],
      [
        "Colección de carritos Hot Wheels",
        40,
        { brand: "Hot Wheels", quantity: "30" },
        { icon: "racing-car", note: "Treinta carritos sueltos, varios de edición limitada." },
      ],
      ["Modelo armable de Gundam", 45, {}, { note: "Armado con cuidado, incluye caja y manual." }],
    ],
  },
  {
    icon: "trophy",
    category: "Barajitas y cómics",
    wants: ["Balón", "Franela", "Cómics", "Videojuegos"],
    notes: ["Casi lleno, faltan ocho barajitas.", "Bien pegado y sin páginas rotas."],
    items: [
      ["Álbum de béisbol 1998 casi lleno", 45, { year: "1998" }],
      [
        "Barajitas del mundial repetidas",
        12,
        {},
        { icon: "soccer-ball", note: "Más de ochenta, te paso la lista de números." },
      ],
    ],
  },
  {
    icon: "hourglass-done",
    category: "Antigüedades",
    wants: ["Libros", "Discos de vinilo", "Cámara", "Reloj"],
    notes: ["Funciona y adorna cualquier sala.", "Más de cincuenta años y como si nada."],
    items: [
      ["Reloj de arena de bronce", 30, { material: "Bronce" }],
      [
        "Reloj de pared con péndulo",
        90,
        { material: "Madera" },
        { icon: "mantelpiece-clock", note: "Da las horas y adorna cualquier sala." },
      ],
    ],
  },
  {
    icon: "telephone",
    category: "Antigüedades",
    wants: ["Radio antiguo", "Libros", "Tocadiscos"],
    notes: ["Funciona todavía, sonido de los de antes.", "Baquelita entera, sin grietas."],
    items: [["Teléfono de disco de los sesenta", 35, { year: "1964" }]],
  },
];
