import type { Good } from "./good";

export const home: Good[] = [
  {
    icon: "couch-and-lamp",
    category: "Sala",
    wants: ["Televisor", "Juego de comedor", "Nevera", "Escritorio", "Pintura de pared", "Lavadora"],
    notes: [
      "Tela lavable y madera firme, sin mascotas en casa.",
      "Se cambia por mudanza a un apartamento más pequeño.",
      "Muy cómodo, entra en ascensor desarmado.",
    ],
    items: [
      ["Sofá de tres puestos azul", 150, { material: "Tela", color: "Azul" }],
      ["Juego de recibo de ratán con cojines", 180, { material: "Ratán" }],
      ["Sofá cama matrimonial gris", 170, { material: "Tela", color: "Gris" }],
      ["Mueble modular en L para sala", 240, { material: "Semicuero" }],
    ],
  },
  {
    icon: "mesa",
    category: "Comedor",
    wants: ["Sofá", "Nevera", "Escritorio", "Lavadora", "Cocina", "Bicicleta"],
    notes: ["Madera maciza, sin comején y recién barnizada.", "Está como nueva, la usábamos solo los domingos."],
    items: [
      ["Mesa de comedor de algarrobo para seis", 160, { material: "Madera", number_posts: "6" }],
      ["Mesa redonda de comedor con vidrio", 110, { material: "Vidrio", number_posts: "4" }],
      ["Juego de comedor con cuatro sillas", 190, { material: "Madera", number_posts: "4" }],
    ],
  },
  {
    icon: "bed",
    category: "Dormitorio",
    wants: ["Escaparate", "Colchón", "Aire acondicionado", "Televisor", "Lavadora"],
    notes: ["Tablas completas, se arma en diez minutos.", "Madera de pardillo, muy firme."],
    items: [
      ["Cama matrimonial de madera con gaveteros", 140, { material: "Madera", size: "Matrimonial" }],
      ["Litera individual con escalera", 120, { material: "Metal", size: "Individual" }],
      ["Cama queen con cabecera tapizada", 175, { size: "Queen", color: "Beige" }],
    ],
  },
  {
    icon: "colchon",
    category: "Colchones",
    wants: ["Cama", "Ventilador", "Sábanas", "Cocina", "Microondas"],
    notes: ["Siempre con protector, sin hundimientos ni manchas.", "Firme y fresco, bueno para la espalda."],
    items: [
      ["Colchón matrimonial ortopédico", 90, { size: "Matrimonial" }],
      ["Colchón individual casi nuevo", 50, { size: "Individual" }],
    ],
  },
  {
    icon: "chair",
    category: "Oficina",
    wants: ["Monitor", "Impresora", "Lámpara", "Audífonos", "Escritorio"],
    notes: ["El pistón sube y baja perfecto, ruedas completas.", "Muy cómoda para las ocho horas de trabajo."],
    items: [
      ["Silla ejecutiva con malla transpirable", 60, { color: "Negro", material: "Malla" }],
      [
        "Silla ergonómica para juegos roja",
        95,
        { color: "Rojo" },
        { note: "Se reclina casi del todo y trae cojín lumbar." },
      ],
      [
        "Dos sillas de visita para oficina",
        40,
        { material: "Metal y tela" },
        { note: "Tapizado sano y patas firmes." },
      ],
    ],
  },
  {
    icon: "escritorio",
    category: "Oficina",
    wants: ["Silla de oficina", "Laptop", "Lámpara", "Biblioteca", "Teléfono"],
    notes: ["Tiene gavetas con llave y pasacables.", "Amplio, caben dos monitores sin problema."],
    items: [
      ["Escritorio de madera con tres gavetas", 80, { material: "Madera" }],
      ["Escritorio en L para computadora", 95, { material: "Melamina" }],
      [
        "Escritorio infantil con repisa",
        45,
        { material: "MDF" },
        { note: "Del tamaño justo para hacer tareas, con repisa para libros." },
      ],
    ],
  },
  {
    icon: "hamaca",
    category: "Jardín y terraza",
    wants: ["Cava", "Matas", "Carpa", "Ventilador", "Café"],
    notes: ["Tejida a mano, aguanta a dos personas sin problema.", "Colores vivos que no se destiñen con el sol."],
    items: [
      ["Hamaca de Tintorero tejida a mano", 45, { material: "Algodón" }, { category: "Tejidos y hamacas" }],
      ["Chinchorro wayuu grande", 85, { material: "Hilo" }, { category: "Tejidos y hamacas" }],
      [
        "Columpio colgante para terraza",
        70,
        { material: "Ratán" },
        { icon: "chair", note: "Con su base y cojín, aguanta hasta cien kilos." },
      ],
    ],
  },
  {
    icon: "nevera",
    category: "Neveras y congeladores",
    wants: ["Lavadora", "Aire acondicionado", "Televisor", "Moto", "Cocina", "Congelador"],
    notes: [
      "Enfría parejo y hace hielo rápido. Gomas nuevas.",
      "Motor silencioso, nunca ha sido recargada.",
      "Se cambia porque compramos una más grande.",
    ],
    items: [
      ["Nevera Mabe de 14 pies sin escarcha", 260, { brand: "Mabe", size: "14 pies", color: "Gris" }],
      ["Nevera ejecutiva Haier para oficina", 110, { brand: "Haier", size: "4 pies" }],
      [
        "Congelador horizontal de 200 litros",
        220,
        { size: "200 litros", color: "Blanco" },
        { note: "Congela rápido y cierra con llave, ideal para negocio." },
      ],
      ["Nevera Samsung de dos puertas con dispensador", 380, { brand: "Samsung", color: "Plateado" }],
    ],
  },
  {
    icon: "lavadora",
    category: "Lavadoras y secadoras",
    wants: ["Nevera", "Televisor", "Cocina", "Teléfono", "Aire acondicionado", "Moto"],
    notes: ["Lava, exprime y no bota agua. Se puede probar en la casa.", "Le cambié la correa y el filtro hace poco."],
    items: [
      ["Lavadora automática LG de 12 kilos", 230, { brand: "LG", kg: "12" }],
      ["Lavadora doble tina Condesa de 9 kilos", 120, { brand: "Condesa", kg: "9" }],
      [
        "Secadora Whirlpool a gas",
        180,
        { brand: "Whirlpool", kg: "10" },
        { note: "Seca una carga en media hora, con su manguera." },
      ],
      ["Lavadora Samsung de 8 kilos automática", 190, { brand: "Samsung", kg: "8" }],
    ],
  },
  {
    icon: "cocina",
    category: "Cocinas y hornos",
    wants: ["Nevera", "Lavadora", "Microondas", "Televisor", "Mesa de comedor"],
    notes: ["Las cuatro hornillas y el horno prenden bien.", "Lista para gas directo o bombona, con manguera nueva."],
    items: [
      ["Cocina a gas de cuatro hornillas con horno", 140, { type_gas: "Gas" }],
      [
        "Cocina eléctrica de dos hornillas",
        35,
        { type_gas: "Eléctrica" },
        { note: "Calienta rápido, salva cuando se acaba el gas." },
      ],
      [
        "Horno eléctrico Oster de 42 litros",
        75,
        { brand: "Oster" },
        { icon: "microondas", note: "Hornea parejo, con bandeja y parrilla." },
      ],
      ["Cocina empotrable de vidrio templado", 120, { type_gas: "Gas" }],
    ],
  },
  {
    icon: "aire",
    category: "Aires acondicionados",
    wants: ["Moto", "Laptop", "Nevera", "Planta eléctrica", "Televisor", "Lavadora"],
    notes: [
      "Enfría sabroso un cuarto de 16 metros.",
      "Con su control, base y tubería. Trabaja en 110.",
      "Recién lavado y con carga de gas completa.",
    ],
    items: [
      ["Aire acondicionado split de 12.000 BTU", 210, { power: "12.000 BTU" }],
      [
        "Aire de ventana LG de 8.000 BTU",
        110,
        { brand: "LG", power: "8.000 BTU" },
        { note: "Pequeño pero rendidor, trabaja en 110." },
      ],
      ["Aire split inverter Gplus de 18.000 BTU", 320, { brand: "Gplus", power: "18.000 BTU" }],
      [
        "Aire portátil de 10.000 BTU con manguera",
        190,
        { power: "10.000 BTU" },
        { note: "No necesita instalación, solo la manguera a la ventana." },
      ],
    ],
  },
  {
    icon: "ventilador",
    category: "Ventiladores",
    wants: ["Licuadora", "Corneta", "Plancha", "Cafetera", "Regulador"],
    notes: ["Tres velocidades, no suena y echa bastante brisa.", "Lo usé una temporada nada más."],
    items: [
      ["Ventilador de pedestal FM de 18 pulgadas", 32, { brand: "FM", size: "18 pulgadas" }],
      [
        "Ventilador recargable con luz",
        45,
        { size: "12 pulgadas" },
        { note: "Dura unas seis horas cuando se va la luz." },
      ],
      [
        "Ventilador de techo con lámpara",
        50,
        { size: "52 pulgadas" },
        { note: "Con control de pared y bombillos incluidos." },
      ],
    ],
  },
  {
    icon: "microondas",
    category: "Microondas",
    wants: ["Licuadora", "Freidora de aire", "Ventilador", "Cafetera", "Olla de presión"],
    notes: ["Calienta parejo y tiene su plato completo.", "Limpio por dentro, sin óxido."],
    items: [
      ["Microondas Panasonic de 1,1 pies", 70, { brand: "Panasonic", potencia_watss: "1000" }],
      ["Microondas pequeño Daewoo blanco", 45, { brand: "Daewoo", potencia_watss: "700" }],
    ],
  },
  {
    icon: "licuadora",
    category: "Licuadoras y batidoras",
    wants: ["Plancha", "Cafetera", "Ventilador", "Sandwichera", "Olla de presión"],
    notes: ["Vaso de vidrio sin grietas y cuchilla afilada.", "Tritura hielo sin sufrir, ideal para merengadas."],
    items: [
      ["Licuadora Oster clásica con vaso de vidrio", 40, { brand: "Oster", potencia_watss: "600" }],
      [
        "Batidora de pedestal KitchenAid",
        210,
        { brand: "KitchenAid" },
        { note: "Con sus tres paletas y tazón de acero." },
      ],
      ["Licuadora Black+Decker de 10 velocidades", 30, { brand: "Black+Decker" }],
    ],
  },
  {
    icon: "hot-beverage",
    category: "Cafeteras",
    wants: ["Café", "Licuadora", "Tazas", "Libros", "Tostadora"],
    notes: ["Cuela un café divino por la mañana.", "Completa, con su jarra y portafiltros."],
    items: [
      [
        "Cafetera eléctrica Oster de 12 tazas",
        28,
        { brand: "Oster" },
        { note: "Cuela un café divino por la mañana, con su jarra." },
      ],
      ["Cafetera espresso DeLonghi", 120, { brand: "DeLonghi" }],
      [
        "Greca italiana de seis tazas",
        18,
        { material: "Aluminio" },
        { icon: "teapot", note: "Goma nueva, cuela seis tacitas." },
      ],
    ],
  },
  {
    icon: "plancha",
    category: "Planchas",
    wants: ["Licuadora", "Ventilador", "Secador de cabello", "Tela"],
    notes: ["Base antiadherente y bastante vapor.", "Calienta en un minuto, cable largo."],
    items: [
      ["Plancha a vapor Black+Decker", 22, { brand: "Black+Decker" }],
      ["Planchador vertical de ropa", 48, {}, { note: "Alisa la ropa colgada, con cepillo y tanque grande." }],
    ],
  },
  {
    icon: "filtro",
    category: "Filtros y dispensadores de agua",
    wants: ["Microondas", "Ventilador", "Cafetera", "Botellones"],
    notes: ["Agua fría y caliente, muy higiénico.", "Con filtro nuevo de repuesto."],
    items: [
      ["Dispensador de agua fría y caliente", 85, {}],
      ["Filtro de agua Ozonizador de tres etapas", 60, {}, { note: "Con cartuchos nuevos de repuesto y llave." }],
    ],
  },
  {
    icon: "shallow-pan-of-food",
    category: "Ollas y sartenes",
    wants: ["Licuadora", "Vajilla", "Harina", "Budare", "Termo"],
    notes: ["Antiadherente en buen estado, con tapa de vidrio.", "Se reparte bien el calor, ideal para guisos."],
    items: [
      ["Juego de ollas Renaware de cinco piezas", 95, { brand: "Renaware", material: "Acero" }],
      ["Caldero de aluminio de seis litros", 18, { material: "Aluminio", size: "6 litros" }],
      [
        "Paellera grande para parrilla",
        30,
        { size: "40 cm" },
        { note: "Acero grueso con dos asas, para toda la familia." },
      ],
    ],
  },
  {
    icon: "fork-and-knife-with-plate",
    category: "Vajillas y cubiertos",
    wants: ["Ollas", "Mantel", "Licuadora", "Copas"],
    notes: ["Completa, sin piezas desportilladas.", "Regalo de boda que casi no se usó."],
    items: [
      ["Vajilla Corona de 20 piezas", 45, { quantity: "20", material: "Cerámica" }],
      ["Juego de cubiertos de 24 piezas", 30, { quantity: "24", material: "Acero" }],
    ],
  },
  {
    icon: "framed-picture",
    category: "Cuadros y arte",
    wants: ["Libros", "Lámpara", "Matas", "Materiales de arte", "Espejo"],
    notes: ["Pintado por un artista de Choroní, con su marco.", "Da mucha vida a la sala."],
    items: [
      [
        "Cuadro al óleo del Ávila con marco",
        90,
        { size: "60 x 80 cm", material: "Óleo" },
        { note: "Pintado por un artista de Galipán, con su marco." },
      ],
      [
        "Tríptico de los médanos de Coro",
        65,
        { size: "3 de 40 x 60 cm" },
        { note: "Tres piezas que combinan, listas para colgar." },
      ],
      [
        "Pintura de guacamayas en acrílico",
        55,
        { size: "50 x 70 cm", material: "Acrílico" },
        { note: "Da mucha vida a la sala." },
      ],
    ],
  },
  {
    icon: "light-bulb",
    category: "Lámparas",
    wants: ["Ventilador", "Cuadro", "Bombillos", "Repisa"],
    notes: ["Luz cálida, gasta poquito. Con bombillo incluido.", "Hecha a mano por mí en el taller."],
    items: [
      ["Lámpara de pie de madera y tela", 40, { material: "Madera" }],
      ["Lámpara colgante estilo industrial", 35, { material: "Metal" }],
      ["Lámpara de escritorio recargable", 18, {}, { note: "Tres intensidades, dura toda la noche." }],
    ],
  },
  {
    icon: "potted-plant",
    category: "Plantas y matas",
    wants: ["Materos", "Tierra abonada", "Libros", "Café", "Semillas", "Hamaca"],
    notes: [
      "Sana y bien enraizada, la tengo desde pequeña.",
      "Aguanta sol fuerte y poca agua.",
      "Va sembrada en su matero.",
    ],
    items: [
      [
        "Mata de sábila grande en matero",
        10,
        { type_general: "Suculenta" },
        { note: "Sana y bien enraizada, la tengo desde pequeña." },
      ],
      ["Colección de doce suculentas", 28, { type_general: "Suculentas" }, { icon: "cactus" }],
      [
        "Costilla de Adán de un metro",
        35,
        { size: "1 metro" },
        { note: "Hojas grandes y abiertas, le gusta la luz indirecta." },
      ],
      [
        "Orquídea flor de mayo florecida",
        30,
        { type_general: "Orquídea" },
        { icon: "cherry-blossom", note: "Está floreciendo justo ahora, acostumbrada a la sombra." },
      ],
    ],
  },
  {
    icon: "tanque",
    category: "Tanques",
    wants: ["Bomba de agua", "Cemento", "Cerámica", "Nevera", "Planta eléctrica"],
    notes: ["Sin grietas, con tapa y conexiones.", "Salva cuando falla el agua. Hay que buscarlo en camioneta."],
    items: [
      ["Tanque de agua de 1.000 litros", 110, { material: "Plástico", size: "1.000 litros" }],
      ["Tanque tricapa de 500 litros", 70, { material: "Plástico", size: "500 litros" }],
      [
        "Tres pipotes de 200 litros",
        45,
        { material: "Plástico", size: "200 litros" },
        { note: "Lavados, con tapa y aro." },
      ],
    ],
  },
  {
    icon: "gear",
    category: "Bombas de agua",
    wants: ["Tanque", "Taladro", "Licuadora", "Tubería"],
    notes: ["Sube bien hasta el tercer piso y no hace ruido.", "Con su hidroneumático, trabajando perfecto."],
    items: [
      ["Bomba de agua Domosa de medio caballo", 55, { brand: "Domosa", power: "1/2 HP" }],
      ["Hidroneumático de 24 litros con bomba", 130, { power: "1 HP" }],
    ],
  },
];
