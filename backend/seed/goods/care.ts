import type { Good } from "./good";

/** Services for people, parties and shops; prices as in services.ts. */
export const care: Good[] = [
  {
    icon: "scissors",
    category: "Peluquería y barbería",
    wants: ["Secador de cabello", "Silla", "Perfume", "Zapatos", "Teléfono"],
    notes: ["Corte, lavado y secado en mi salón o en tu casa.", "Uso productos buenos y todo esterilizado."],
    items: [
      ["Corte de cabello a domicilio", 10, { type_general: "Corte" }],
      [
        "Barbería para caballeros y niños",
        8,
        { type_general: "Barbería" },
        { note: "Degradados, barba y navaja, todo esterilizado." },
      ],
      ["Secado y cepillado para eventos", 15, { type_general: "Peinado" }],
    ],
  },
  {
    icon: "nail-polish",
    ownerGender: "Femenino",
    category: "Manicure y pedicure",
    wants: ["Ropa", "Perfume", "Maquillaje", "Bolso", "Teléfono"],
    notes: ["Sistema semipermanente que dura tres semanas.", "Diseños sencillos incluidos, tú escoges el color."],
    items: [
      ["Uñas acrílicas y semipermanentes", 18, { type_general: "Uñas" }],
      ["Manicure y pedicure tradicional", 14, { type_general: "Manicure" }],
    ],
  },
  {
    icon: "lipstick",
    ownerGender: "Femenino",
    category: "Maquillaje",
    wants: ["Perfume", "Vestido", "Fotografía", "Aro de luz"],
    notes: ["Maquillaje de larga duración con prueba antes del evento.", "Llevo mi equipo y mis luces a tu casa."],
    items: [
      ["Maquillaje para bodas y grados", 35, { type_general: "Maquillaje" }],
      ["Maquillaje social con pestañas", 25, { type_general: "Maquillaje" }],
    ],
  },
  {
    icon: "flexed-biceps",
    ownerGender: "Masculino",
    category: "Entrenamiento personal",
    wants: ["Pesas", "Bicicleta", "Zapatos deportivos", "Suplementos"],
    notes: ["Doce sesiones al mes en el parque, con plan a tu medida.", "Soy profesor de educación física."],
    items: [
      ["Entrenamiento funcional personalizado", 45, { discipline: "Funcional" }],
      [
        "Clases de yoga en el parque",
        30,
        { discipline: "Yoga" },
        { icon: "lotus", note: "Dos veces por semana, todos los niveles, traes tu colchoneta." },
      ],
    ],
  },
  {
    icon: "camera-with-flash",
    category: "Fotografía y video",
    wants: ["Lente", "Laptop", "Disco duro", "Trípode", "Teléfono"],
    notes: ["Entrego treinta fotos editadas en una semana.", "Equipo propio, luces y fondo."],
    items: [
      ["Sesión de fotos en exteriores", 60, { type_general: "Retratos" }],
      [
        "Fotografía de bodas y quince años",
        180,
        { type_general: "Eventos" },
        { note: "Cobertura completa y álbum digital en quince días." },
      ],
      [
        "Fotos de productos para tu tienda",
        50,
        { type_general: "Producto" },
        { note: "Diez productos con fondo blanco y luz de estudio." },
      ],
    ],
  },
  {
    icon: "balloon",
    category: "Animación infantil",
    wants: ["Corneta", "Disfraz", "Juguetes", "Teléfono"],
    notes: ["Dos horas de juegos, pintacaritas y globos.", "Los niños la pasan brutal y los papás descansan."],
    items: [
      ["Animación de fiestas infantiles", 55, { type_general: "Animación" }],
      [
        "Decoración con globos para cumpleaños",
        40,
        { type_general: "Decoración" },
        { category: "Decoración de eventos", note: "Arco, mesa y centro de piñata en los colores que quieras." },
      ],
    ],
  },
  {
    icon: "microphone",
    category: "Música en vivo",
    wants: ["Guitarra", "Corneta", "Micrófono", "Hospedaje"],
    notes: ["Boleros, gaitas y música venezolana. Llevamos el sonido.", "Una hora de música para tu reunión."],
    items: [
      [
        "Serenata con cuatro, bajo y maracas",
        70,
        { type_general: "Música venezolana" },
        { note: "Boleros y música venezolana, una hora completa." },
      ],
      [
        "Grupo de gaitas para diciembre",
        160,
        { type_general: "Gaitas" },
        { note: "Ocho músicos con furro, tambora y mucho sabor zuliano." },
      ],
    ],
  },
  {
    icon: "birthday-cake",
    category: "Tortas y pasapalos",
    wants: ["Batidora", "Harina", "Horno", "Moldes", "Teléfono"],
    notes: ["Hecha por encargo, con tres días de anticipación.", "Bizcocho esponjoso y decoración a tu gusto."],
    items: [
      ["Torta de cumpleaños por encargo", 30, { type_general: "Torta" }],
      [
        "Cien pasapalos para tu reunión",
        35,
        { type_general: "Pasapalos" },
        { icon: "pretzel", note: "Tequeños, bolitas de carne y pastelitos, recién hechos." },
      ],
      [
        "Mesa de dulces para eventos",
        75,
        { type_general: "Dulces" },
        { icon: "cupcake", note: "Seis tipos de dulces con montaje incluido." },
      ],
    ],
  },
  {
    icon: "crayon",
    category: "Diseño gráfico",
    wants: ["Tableta gráfica", "Monitor", "Silla de oficina", "Clases de inglés", "Fotografía"],
    notes: [
      "Tres propuestas y cambios hasta que quede como quieres.",
      "Entrego archivos listos para imprenta y redes.",
    ],
    items: [
      ["Diseño de logo para emprendimientos", 50, { type_general: "Logo" }],
      ["Diseño de menús y tarjetas", 25, { type_general: "Impresos" }],
      [
        "Página web sencilla para tu negocio",
        130,
        { type_general: "Web" },
        {
          icon: "laptop",
          category: "Diseño web",
          note: "Una página con tu catálogo y tus fotos, lista en dos semanas.",
        },
      ],
    ],
  },
  {
    icon: "abacus",
    ownerGender: "Femenino",
    category: "Contabilidad",
    wants: ["Laptop", "Impresora", "Escritorio", "Mecánica"],
    notes: ["Llevo tu contabilidad mensual y tus declaraciones.", "Contadora colegiada, atención en línea."],
    items: [
      ["Contabilidad mensual para comercios", 60, { type_general: "Contabilidad" }],
      [
        "Asesoría para abrir tu empresa",
        90,
        { type_general: "Asesoría" },
        { note: "Te acompaño con el registro y los libros." },
      ],
    ],
  },
  {
    icon: "broom",
    category: "Limpieza",
    wants: ["Mercado", "Ropa de niño", "Lavadora", "Teléfono"],
    notes: ["Limpieza profunda de cocina, baños y ventanas.", "Responsable, con referencias de otras familias."],
    items: [
      ["Limpieza de casas y apartamentos", 25, { type_general: "Limpieza" }],
      ["Limpieza profunda después de obra", 60, { type_general: "Limpieza" }],
      [
        "Lavado de muebles y colchones",
        40,
        { type_general: "Lavado" },
        { icon: "couch-and-lamp", note: "Máquina de inyección y succión, seca en cuatro horas." },
      ],
    ],
  },
  {
    icon: "seedling",
    category: "Jardinería",
    wants: ["Herramientas", "Matas", "Podadora", "Mercado"],
    notes: ["Corto grama, podo y siembro. Llevo mi desmalezadora.", "También armo huertos en casa y balcones."],
    items: [
      [
        "Jardinería y poda de árboles",
        30,
        { type_general: "Jardinería" },
        { note: "Corto grama y podo. Llevo mi desmalezadora y recojo todo." },
      ],
      [
        "Huerto en casa con asesoría",
        45,
        { type_general: "Huerto" },
        { icon: "tomato", note: "Cajones, tierra y semillas; te enseño a cuidarlo." },
      ],
    ],
  },
  {
    icon: "thread",
    category: "Costura y arreglos",
    wants: ["Telas", "Máquina de coser", "Plancha", "Zapatos"],
    notes: ["Ruedos, cierres y ajustes de un día para otro.", "Hago cortinas, uniformes y ropa por encargo."],
    items: [
      ["Arreglos de ropa y costura", 8, { type_general: "Costura" }],
      [
        "Cortinas y cojines a la medida",
        40,
        { type_general: "Cortinas" },
        { note: "Tomo las medidas en tu casa y los entrego instalados." },
      ],
    ],
  },
  {
    icon: "dog",
    category: "Paseo y guardería",
    wants: ["Alimento para perros", "Zapatos deportivos", "Libros", "Teléfono"],
    notes: ["Paseos de una hora, grupo de tres perritos máximo.", "En casa con patio y mucho cariño."],
    items: [
      ["Paseo de perros por las mañanas", 30, { type_animal: "Perro" }],
      [
        "Guardería canina en vacaciones",
        12,
        { type_animal: "Perro" },
        { icon: "dog", note: "En casa con patio y mucho cariño, fotos todos los días." },
      ],
      [
        "Baño y corte para perros pequeños",
        15,
        { type_animal: "Perro" },
        { icon: "poodle", category: "Peluquería canina", note: "Baño, corte de uñas y limpieza de oídos." },
      ],
    ],
  },
  {
    icon: "thermometer",
    ownerGender: "Femenino",
    category: "Cuidado de personas mayores",
    wants: ["Mercado", "Teléfono", "Ventilador", "Uniformes"],
    notes: [
      "Enfermera con experiencia, turnos de día o de noche.",
      "Tomo tensión, doy medicinas a su hora y acompaño.",
    ],
    items: [
      ["Cuidado de personas mayores", 35, { type_general: "Cuidado" }],
      [
        "Niñera por horas con referencias",
        15,
        { type_general: "Niños" },
        {
          icon: "baby-bottle",
          category: "Cuidado de niños",
          note: "Soy educadora, cuido niños desde un año y ayudo con las tareas.",
        },
      ],
    ],
  },
  {
    icon: "mountain",
    category: "Guías y excursiones",
    wants: ["Carpa", "Morral", "Zapatos de montaña", "Cámara"],
    notes: ["Grupo pequeño, con guía certificado y refrigerio.", "Salimos de madrugada y volvemos por la tarde."],
    items: [
      [
        "Excursión guiada de montaña",
        25,
        { type_general: "Montaña" },
        { note: "Grupo pequeño, con guía certificado y refrigerio." },
      ],
      [
        "Fin de semana en posada de montaña",
        80,
        { type_general: "Posada" },
        { icon: "hut", category: "Hospedaje", note: "Dos noches para dos personas, con desayuno andino." },
      ],
    ],
  },
];
