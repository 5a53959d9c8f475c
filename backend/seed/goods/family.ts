import type { Good } from "./good";

export const family: Good[] = [
  {
    icon: "cocheBebe",
    category: "Coches",
    wants: ["Corral", "Pañales", "Silla para carro", "Ropa de niña", "Triciclo"],
    notes: ["Se pliega con una mano y cabe en cualquier maletero.", "Tela lavada, ruedas firmes y freno bueno."],
    items: [
      ["Coche para bebé plegable", 60, { color: "Rojo" }],
      ["Coche Chicco con portabebé", 120, { brand: "Chicco" }],
      ["Coche paraguas liviano para viajes", 35, {}],
    ],
  },
  {
    icon: "cuna",
    category: "Cunas y corrales",
    wants: ["Coche", "Cama", "Gavetero", "Ropa de niño", "Silla para comer"],
    notes: ["Madera de pino sin astillas, con su colchón.", "Se convierte en cama pequeña."],
    items: [
      ["Cuna de madera con colchón", 85, { material: "Madera" }],
      ["Corral portátil con bolso", 50, {}, { note: "Se pliega y va en su bolso, con colchoneta." }],
      ["Moisés tejido con base", 40, { material: "Mimbre" }, { note: "Con colchoneta y mosquitero." }],
    ],
  },
  {
    icon: "baby-bottle",
    category: "Alimentación de bebé",
    wants: ["Pañales", "Ropa de bebé", "Juguetes", "Coche"],
    notes: ["Esterilizado y completo, con tetinas nuevas.", "Me lo regalaron repetido en el baby shower."],
    items: [
      ["Set de teteros Avent nuevos", 25, { brand: "Avent" }],
      ["Silla de comer para bebé", 45, {}, { icon: "chair", note: "Se lava fácil y se ajusta a la mesa." }],
      ["Extractor de leche manual", 22, {}, { note: "Esterilizado y completo, con dos biberones." }],
    ],
  },
  {
    icon: "teddy-bear",
    category: "Muñecas y peluches",
    wants: ["Libros infantiles", "Rompecabezas", "Ropa de niña", "Patines"],
    notes: ["Limpio y suavecito, mi hija ya no lo usa.", "Como salido de la tienda."],
    items: [
      ["Peluche de oso gigante", 20, {}],
      [
        "Colección de ocho muñecas con ropa",
        35,
        { quantity: "8" },
        { icon: "nesting-dolls", note: "Limpias y con su ropa completa." },
      ],
      [
        "Casa de muñecas de madera",
        60,
        { material: "Madera" },
        { icon: "house", note: "Tres pisos con sus mueblecitos." },
      ],
    ],
  },
  {
    icon: "puzzle-piece",
    category: "Bloques y rompecabezas",
    wants: ["Juegos de mesa", "Libros", "Peluche", "Balón"],
    notes: ["Completo, contado pieza por pieza.", "Armado una sola vez."],
    items: [
      [
        "Rompecabezas de mil piezas del Salto Ángel",
        15,
        { quantity: "1000" },
        { note: "Completo, armado una sola vez." },
      ],
      [
        "Caja de bloques Lego surtidos",
        55,
        { brand: "Lego" },
        { note: "Más de seiscientas piezas, lavadas y contadas." },
      ],
    ],
  },
  {
    icon: "game-die",
    category: "Juegos de mesa",
    wants: ["Libros", "Rompecabezas", "Videojuegos", "Dominó"],
    notes: ["Con todas sus fichas y manual en español.", "Para tardes de apagón en familia."],
    items: [
      ["Monopolio edición Venezuela", 25, {}],
      ["Juego Catán en español", 35, {}],
      ["Ajedrez de madera con estuche", 22, { material: "Madera" }, { icon: "chess-pawn" }],
    ],
  },
  {
    icon: "kick-scooter",
    category: "Juguetes didácticos",
    wants: ["Bicicleta de niño", "Patines", "Juguetes", "Morral"],
    notes: ["Altura ajustable, ruedas con luces.", "Aguanta hasta cincuenta kilos."],
    items: [
      ["Monopatín infantil con luces", 25, {}],
      [
        "Triciclo metálico rojo",
        28,
        { color: "Rojo" },
        { icon: "bicycle", note: "Pintado de nuevo, pedales y asiento firmes." },
      ],
    ],
  },
  {
    icon: "socks",
    category: "Ropa de bebé",
    wants: ["Pañales", "Juguetes", "Ropa de niño", "Coche"],
    notes: ["Lavada con jabón neutro, sin manchas.", "De cero a doce meses, casi todo sin usar."],
    items: [
      ["Lote de veinte piezas de ropa de bebé", 30, { gender: "Unisex", quantity: "20" }],
      [
        "Ropa de niña de dos a tres años",
        25,
        { gender: "Niña" },
        { icon: "dress", category: "Ropa de niña", note: "Doce piezas en muy buen estado, lavadas y planchadas." },
      ],
    ],
  },
];
