import type { Good } from "./good";

/** Food, shops and places to live. */
export const food: Good[] = [
  {
    icon: "beans",
    category: "Granos y harinas",
    wants: ["Café", "Licuadora", "Ropa", "Útiles escolares"],
    notes: ["Productos sellados y con fecha larga.", "Directo de la finca de mi familia."],
    items: [
      ["Combo de granos de diez kilos", 22, { kg: "10" }],
      [
        "Bulto de harina de maíz de 20 kilos",
        24,
        { kg: "20" },
        { icon: "ear-of-corn", note: "Veinte paquetes sellados, con fecha larga." },
      ],
    ],
  },
  {
    icon: "coconut",
    category: "Café y cacao",
    wants: ["Cafetera", "Libros", "Matas", "Tazas", "Hamaca"],
    notes: ["Tostado esta semana, aroma intenso.", "Cosecha propia, sin aditivos."],
    items: [
      ["Cacao de Chuao en barra artesanal", 18, { weight: "0.5" }, { icon: "chocolate-bar" }],
      [
        "Café de altura de Boconó, dos kilos",
        20,
        { kg: "2" },
        { icon: "hot-beverage", note: "Tostado esta semana, en grano o molido como prefieras." },
      ],
    ],
  },
  {
    icon: "honey-pot",
    category: "Miel y papelón",
    wants: ["Café", "Envases", "Queso", "Libros"],
    notes: ["Pura de abeja, sin azúcar ni agua.", "Recogida en los cerros de Lara."],
    items: [
      ["Miel pura de abeja, tres litros", 25, { kg: "4" }],
      [
        "Papelón artesanal de El Tocuyo",
        12,
        { kg: "5" },
        { icon: "jar", note: "Cinco panelas de trapiche, color claro." },
      ],
    ],
  },
  {
    icon: "cheese-wedge",
    category: "Quesos y lácteos",
    wants: ["Harina", "Café", "Verduras", "Nevera"],
    notes: ["Fresco del día, hecho en casa.", "Bien prensado, en su punto de sal."],
    items: [
      ["Queso llanero semiduro, tres kilos", 18, { kg: "3" }],
      ["Queso de mano y nata fresca", 15, { kg: "2" }, { note: "Envuelto en hoja y con su nata, hecho hoy." }],
    ],
  },
  {
    icon: "avocado",
    category: "Frutas y verduras",
    wants: ["Queso", "Café", "Harina", "Herramientas de jardín"],
    notes: ["Recogidos ayer, sin químicos.", "De mi patio, grandes y cremosos."],
    items: [
      ["Cesta de aguacates de mi patio", 12, { kg: "6" }],
      [
        "Guacal de verduras surtidas",
        20,
        { kg: "12" },
        { icon: "leafy-green", note: "Yuca, auyama, plátano, cebolla y más, directo del conuco." },
      ],
      [
        "Cartón de huevos criollos",
        7,
        { quantity: "30" },
        { icon: "egg", category: "Huevos", note: "De gallinas criadas sueltas, recogidos esta semana." },
      ],
    ],
  },
  {
    icon: "cookie",
    category: "Dulces criollos",
    wants: ["Harina", "Café", "Libros", "Moldes"],
    notes: ["Hechas en casa con receta de la abuela.", "Por docena, bien empacadas para regalar."],
    items: [
      ["Docena de catalinas y polvorosas", 8, { quantity: "12" }],
      [
        "Hallacas andinas por encargo",
        30,
        { quantity: "12" },
        { icon: "tamale", note: "Con garbanzos y guiso crudo, receta de mi abuela." },
      ],
    ],
  },
  {
    icon: "coserMaquina",
    category: "Máquinas de coser",
    wants: ["Lavadora", "Telas", "Teléfono", "Plancha", "Televisor"],
    notes: ["Recién aceitada, cose hasta bluyín.", "Con pedal, carretes y varios prensatelas."],
    items: [
      ["Máquina de coser Singer Tradition", 120, { brand: "Singer" }],
      ["Máquina Brother con 27 puntadas", 150, { brand: "Brother" }],
      ["Overlock industrial Juki", 390, { brand: "Juki" }, { note: "Mesa y motor incluidos, cuatro hilos." }],
    ],
  },
  {
    icon: "popcorn",
    category: "Hornos y cocinas industriales",
    wants: ["Nevera", "Moto", "Vitrina", "Batidora"],
    notes: ["Para montar tu negocio en fiestas y ferias.", "Acero inoxidable, fácil de limpiar."],
    items: [
      ["Máquina de cotufas con carrito", 160, {}],
      [
        "Freidora industrial de dos cestas",
        180,
        {},
        { icon: "french-fries", note: "Dos cestas, termostato bueno, a gas." },
      ],
      [
        "Plancha para hamburguesas a gas",
        130,
        {},
        { icon: "hamburger", note: "Dos quemadores, acero grueso y fácil de limpiar." },
      ],
    ],
  },
  {
    icon: "convenience-store",
    category: "Estantes y vitrinas",
    wants: ["Nevera", "Computadora", "Aire acondicionado", "Televisor"],
    notes: ["Vidrios completos y luces instaladas.", "Desmontable, se cambia por cierre del local."],
    items: [
      ["Vitrina de vidrio para mostrador", 130, { material: "Vidrio" }],
      [
        "Cuatro estantes metálicos para negocio",
        95,
        { material: "Metal", quantity: "4" },
        { icon: "file-cabinet", note: "Cinco tramos cada uno, se arman con tornillos." },
      ],
    ],
  },
  {
    icon: "house-with-garden",
    category: "Casas",
    wants: ["Apartamento", "Carro", "Camioneta", "Terreno"],
    notes: ["Tres cuartos, patio con matas de mango y tanque.", "Documentos en regla, urbanización tranquila."],
    items: [
      [
        "Casa de tres habitaciones con patio",
        28000,
        { number_room: "3", number_bath: "2" },
        { note: "Tres cuartos, patio con mata de mango y tanque." },
      ],
      [
        "Townhouse en conjunto cerrado",
        42000,
        { number_room: "3", number_bath: "3" },
        { note: "Dos plantas, cocina nueva y vigilancia." },
      ],
    ],
  },
  {
    icon: "office-building",
    category: "Apartamentos",
    wants: ["Casa", "Carro", "Terreno", "Local"],
    notes: ["Buena vista, vigilancia y dos puestos de estacionamiento.", "Con agua de pozo y planta en el edificio."],
    items: [
      ["Apartamento de dos habitaciones", 24000, { number_room: "2", number_bath: "1" }],
      [
        "Apartaestudio remodelado",
        19500,
        { number_room: "1", number_bath: "1" },
        { note: "Piso alto con buena brisa, cocina empotrada." },
      ],
    ],
  },
];
