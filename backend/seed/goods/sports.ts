import type { Good } from "./good";

export const sports: Good[] = [
  {
    icon: "bicycle",
    category: "Bicicletas",
    wants: ["Teléfono", "Laptop", "Consola", "Patineta", "Guitarra", "Televisor", "Cámara"],
    notes: [
      "Cambios Shimano graduados y frenos nuevos.",
      "Rueda suave, cauchos con poco uso.",
      "Le hice servicio completo el mes pasado.",
    ],
    items: [
      ["Bici de ruta Trek talla 54", 320, { brand: "Trek", size: "54" }],
      ["Bicicleta de paseo con cesta", 110, { color: "Rojo" }],
      ["Bicicleta Greco rin 26 de 21 velocidades", 130, { brand: "Greco", size: "26" }],
      ["Bicicleta BMX cromada rin 20", 95, { size: "20" }],
      ["Bici infantil rin 16 con rueditas", 50, { size: "16" }],
      ["Bicicleta montañera GW aro 29 de aluminio", 260, { brand: "GW", size: "29" }],
    ],
  },
  {
    icon: "pesas",
    category: "Pesas y mancuernas",
    wants: ["Bicicleta", "Zapatos deportivos", "Banco", "Colchoneta", "Audífonos"],
    notes: ["Hierro fundido, sin óxido. Se entregan completas.", "Para armar el gimnasio en la casa."],
    items: [
      ["Juego de mancuernas de 20 kilos", 50, { weight: "20 kg" }],
      ["Barra olímpica con discos de 60 kilos", 140, { weight: "60 kg" }],
      ["Pesas rusas de 8 y 12 kilos", 45, { weight: "20 kg" }],
    ],
  },
  {
    icon: "baseball",
    category: "Guantes de béisbol",
    wants: ["Bate", "Zapatos", "Gorra", "Balón", "Bicicleta"],
    notes: ["Cuero ya amansado, listo para el terreno.", "Mi hijo cambió de posición y necesita otro."],
    items: [
      ["Guante Rawlings de 12 pulgadas", 55, { brand: "Rawlings", size: "12 pulgadas" }],
      ["Mascota de receptor Wilson", 70, { brand: "Wilson" }, { note: "Cuero ya amansado, listo para el terreno." }],
      [
        "Bate de aluminio Easton de 32 pulgadas",
        60,
        { brand: "Easton", size: "32" },
        { category: "Bates y pelotas", note: "Buen balance, con grip nuevo." },
      ],
    ],
  },
  {
    icon: "soccer-ball",
    category: "Balones",
    wants: ["Tacos", "Guantes", "Bicicleta", "Franela", "Morral"],
    notes: ["No pierde aire, cosido y firme.", "Se usó dos veces en cancha de grama."],
    items: [
      ["Balón Golty número 5", 18, { brand: "Golty", size: "5" }],
      ["Balón Molten de futsal", 25, { brand: "Molten", size: "4" }],
      [
        "Tacos Adidas para grama talla 40",
        35,
        { brand: "Adidas", size: "40" },
        { icon: "running-shoe", category: "Tacos y equipamiento", note: "Suela completa, usados media temporada." },
      ],
    ],
  },
  {
    icon: "basketball",
    category: "Básquet",
    wants: ["Zapatos", "Malla", "Audífonos", "Balón"],
    notes: ["Buen agarre, para cancha techada o de calle.", "Como nuevo, apenas inflado."],
    items: [
      ["Balón Spalding de básquet", 28, { brand: "Spalding", size: "7" }],
      ["Aro de básquet con tablero", 75, {}, { note: "Con malla nueva y tornillos, listo para la pared." }],
    ],
  },
  {
    icon: "tennis",
    category: "Tenis y pádel",
    wants: ["Zapatos", "Raqueta", "Bolso", "Bicicleta"],
    notes: ["Encordado nuevo y grip cambiado.", "Va con funda y tres pelotas."],
    items: [
      ["Raqueta Babolat para tenis", 60, { brand: "Babolat" }],
      ["Dos paletas de pádel con pelotas", 90, {}, { note: "Poco uso, con bolso y tubo de pelotas." }],
    ],
  },
  {
    icon: "ping-pong",
    category: "Tenis de mesa",
    wants: ["Pesas", "Balón", "Bicicleta", "Juegos de mesa"],
    notes: ["Mesa plegable con malla y raquetas.", "Ideal para el patio o la oficina."],
    items: [
      ["Mesa de ping pong plegable", 150, {}],
      ["Raquetas de ping pong con estuche", 18, {}, { note: "Cuatro raquetas y seis pelotas." }],
    ],
  },
  {
    icon: "roller-skate",
    category: "Patines",
    wants: ["Bicicleta", "Patineta", "Casco", "Zapatos", "Guitarra"],
    notes: ["Ruedas y rodamientos en buen estado.", "Con rodilleras y coderas incluidas."],
    items: [
      ["Patines en línea talla 37 ajustables", 40, { size: "37" }],
      ["Patines de cuatro ruedas talla 39", 35, { size: "39" }],
    ],
  },
  {
    icon: "skateboard",
    category: "Patinetas",
    wants: ["Bicicleta", "Guitarra", "Zapatos", "Audífonos", "Videojuegos"],
    notes: ["Lija nueva y rodamientos Bones.", "Para aprender o para rodar en serio."],
    items: [
      ["Patineta Element completa", 55, { brand: "Element" }],
      ["Longboard para bajadas", 80, {}, { note: "Rueda larga y estable, para pasear o bajar." }],
      ["Tabla de skate con ejes Independent", 65, { brand: "Independent" }],
    ],
  },
  {
    icon: "diving-mask",
    category: "Buceo y natación",
    wants: ["Carpa", "Cava", "Cámara", "Bolso"],
    notes: ["Usado en Morrocoy y Los Roques, sin fugas.", "Silicona en buen estado, no se empaña."],
    items: [
      ["Careta y snorkel Cressi", 30, { brand: "Cressi" }],
      ["Chapaletas de buceo talla 40", 28, { size: "40" }, { note: "Correas sanas, livianas para viajar." }],
    ],
  },
  {
    icon: "canoe",
    category: "Kayaks y canoas",
    wants: ["Bicicleta", "Carpa", "Moto", "Tabla de surf"],
    notes: ["Con remo, chaleco y soporte para carro.", "Estable, para paseos en la bahía."],
    items: [
      ["Kayak doble con remos", 320, {}],
      [
        "Tabla de surf de 6,4 pies",
        150,
        { size: "6,4 pies" },
        { icon: "water-wave", category: "Surf y bodyboard", note: "Sin golpes abiertos, con pita y quillas." },
      ],
    ],
  },
  {
    icon: "tent",
    category: "Carpas",
    wants: ["Bicicleta", "Morral", "Cava", "Cámara", "Hamaca", "Patineta"],
    notes: [
      "Impermeable, se arma en cinco minutos.",
      "Usada un par de veces en Choroní.",
      "Varillas completas y sin huecos.",
    ],
    items: [
      ["Carpa para cuatro personas", 60, { size: "4 personas" }],
      ["Carpa iglú de dos personas", 35, { size: "2 personas" }],
      [
        "Saco de dormir para la montaña",
        30,
        {},
        { icon: "camping", category: "Sacos de dormir y cavas", note: "Aguanta el frío del páramo, va con su bolsa." },
      ],
      [
        "Cava Coleman de 48 latas",
        45,
        { brand: "Coleman" },
        { icon: "ice", category: "Sacos de dormir y cavas", note: "Mantiene el hielo dos días, asa y bisagras sanas." },
      ],
    ],
  },
  {
    icon: "fishing-pole",
    category: "Cañas y carretes",
    wants: ["Cava", "Carpa", "Bicicleta", "Herramientas"],
    notes: ["Carrete suave con nailon nuevo.", "Va con una caja de anzuelos y señuelos."],
    items: [
      ["Caña de pescar con carrete Shimano", 55, { brand: "Shimano" }],
      ["Set completo de pesca para dos", 70, {}, { note: "Dos cañas, carretes, nailon y una caja de señuelos." }],
    ],
  },
  {
    icon: "boxing-glove",
    category: "Guantes y protecciones",
    wants: ["Pesas", "Zapatos", "Audífonos", "Bicicleta"],
    notes: ["Acolchado firme, sin olor, con vendas.", "Para entrenar saco o guanteo."],
    items: [
      ["Guantes de boxeo Everlast de 14 onzas", 40, { brand: "Everlast", size: "14 oz" }],
      ["Saco de boxeo con cadena", 60, { weight: "30 kg" }, { note: "Relleno firme, con cadena y soporte de techo." }],
      [
        "Kimono de judo talla 3",
        30,
        { size: "3", discipline: "Judo" },
        { icon: "martial-arts-uniform", note: "Con cinturón, lavado y sin roturas." },
      ],
    ],
  },
];
