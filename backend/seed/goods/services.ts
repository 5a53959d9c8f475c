import type { Good } from "./good";

/** Prices are for the unit that the title or description names: a month, a visit, a piece of work. */
export const services: Good[] = [
  {
    icon: "speech-balloon",
    category: "Idiomas",
    wants: ["Laptop", "Clases de guitarra", "Audífonos", "Libros", "Bicicleta", "Diseño gráfico"],
    notes: [
      "Ocho clases al mes, en línea o en tu casa, con material incluido.",
      "Llevo seis años dando clases a niños y adultos.",
      "Nos enfocamos en hablar desde el primer día.",
    ],
    items: [
      ["Clases de inglés conversacional", 60, { discipline: "Inglés" }],
      ["Clases de portugués para viajeros", 50, { discipline: "Portugués" }],
      ["Preparación para examen de francés", 70, { discipline: "Francés" }],
      ["Clases de italiano para principiantes", null, { discipline: "Italiano" }],
    ],
  },
  {
    icon: "musical-notes",
    ownerGender: "Masculino",
    category: "Música",
    wants: ["Amplificador", "Teclado", "Clases de inglés", "Teléfono", "Bicicleta"],
    notes: [
      "Clases de una hora, tú pones el ritmo. Enseño con canciones que te gusten.",
      "Soy egresado del Sistema de Orquestas.",
    ],
    items: [
      ["Clases de cuatro venezolano", 45, { discipline: "Cuatro" }, { icon: "banjo" }],
      ["Clases de piano a domicilio", 70, { discipline: "Piano" }, { icon: "musical-keyboard" }],
      [
        "Clases de canto para jóvenes",
        50,
        { discipline: "Canto" },
        { icon: "microphone", note: "Respiración, afinación y repertorio que te guste." },
      ],
      [
        "Clases de batería en mi sala de ensayo",
        65,
        { discipline: "Batería" },
        { icon: "drum", note: "Batería completa en la sala, solo traes tus baquetas." },
      ],
    ],
  },
  {
    icon: "graduation-cap",
    ownerGender: "Femenino",
    category: "Tareas dirigidas",
    wants: ["Impresora", "Útiles escolares", "Silla de oficina", "Mercado", "Libros"],
    notes: [
      "De primero a sexto grado, todas las tardes de lunes a viernes.",
      "Soy maestra jubilada, con mucha paciencia.",
    ],
    items: [
      ["Tareas dirigidas para primaria", 40, { discipline: "Primaria" }],
      ["Nivelación de lectura y escritura", 35, { discipline: "Lectura" }],
    ],
  },
  {
    icon: "triangular-ruler",
    ownerGender: "Masculino",
    category: "Matemática y ciencias",
    wants: ["Laptop", "Tableta", "Monitor", "Teléfono", "Clases de inglés"],
    notes: [
      "Explico paso a paso hasta que se entienda. Bachillerato y universidad.",
      "Soy ingeniero y preparador en la universidad.",
    ],
    items: [
      ["Clases de matemática y física", 50, { discipline: "Matemática" }],
      ["Preparación para prueba de admisión", 80, { discipline: "Matemática" }, { icon: "pencil" }],
      ["Clases de química de bachillerato", 45, { discipline: "Química" }, { icon: "test-tube" }],
    ],
  },
  {
    icon: "desktop-computer",
    category: "Computación y programación",
    wants: ["Monitor", "Silla de oficina", "Teléfono", "Audífonos"],
    notes: [
      "Desde cero y con proyectos reales. Grupo pequeño o individual.",
      "También te ayudo a armar tu portafolio.",
    ],
    items: [
      ["Curso de programación web desde cero", 90, { discipline: "Programación" }],
      [
        "Clases de Excel para la oficina",
        40,
        { discipline: "Excel" },
        { icon: "bar-chart", note: "Fórmulas, tablas y gráficos con ejemplos de tu trabajo." },
      ],
    ],
  },
  {
    icon: "artist-palette",
    category: "Arte y manualidades",
    wants: ["Materiales de arte", "Caballete", "Telas", "Libros"],
    notes: ["Materiales incluidos en las primeras dos clases.", "Para niños desde siete años y para adultos."],
    items: [
      ["Taller de acuarela los sábados", 35, { discipline: "Acuarela" }, { icon: "paintbrush" }],
      [
        "Clases de tejido a crochet",
        30,
        { discipline: "Crochet" },
        { icon: "yarn", note: "Para principiantes, con aguja y primer ovillo incluidos." },
      ],
    ],
  },
  {
    icon: "wrench",
    category: "Plomería",
    wants: ["Taladro", "Teléfono", "Bicicleta", "Nevera", "Mercado", "Pintura de pared"],
    notes: [
      "Trabajo limpio y con garantía de tres meses.",
      "Voy a tu casa, reviso y te digo sin compromiso. Llevo mis herramientas.",
    ],
    items: [
      ["Plomería y destape de tuberías", 40, { type_general: "Plomería" }],
      ["Instalación de bombas y tanques de agua", 55, { type_general: "Plomería" }, { icon: "tanque" }],
      ["Reparación de filtraciones y llaves", 25, { type_general: "Plomería" }],
    ],
  },
  {
    icon: "electric-plug",
    ownerGender: "Masculino",
    category: "Electricidad",
    wants: ["Escalera", "Laptop", "Herramientas", "Lavadora", "Moto"],
    notes: ["Técnico con quince años de experiencia, trabajo seguro y ordenado.", "Reviso tableros, puntos y bajones."],
    items: [
      ["Electricista residencial a domicilio", 35, { type_general: "Electricidad" }],
      [
        "Instalación de inversores y paneles",
        80,
        { type_general: "Electricidad" },
        { icon: "panelSolar", note: "Dimensiono según lo que quieras mantener encendido." },
      ],
      [
        "Cambio de tablero eléctrico",
        60,
        { type_general: "Electricidad" },
        { note: "Trabajo ordenado, rotulado y con materiales de marca." },
      ],
    ],
  },
  {
    icon: "brick",
    category: "Albañilería",
    wants: ["Cemento", "Taladro", "Moto", "Cerámica", "Mercado"],
    notes: [
      "Pego cerámica, friso y levanto paredes. Mido y presupuesto gratis.",
      "Trabajo con mi ayudante y terminamos a tiempo.",
    ],
    items: [
      ["Albañil para remodelaciones pequeñas", 120, { type_general: "Albañilería" }],
      ["Colocación de cerámica y porcelanato", 90, { type_general: "Albañilería" }],
    ],
  },
  {
    icon: "paintbrush",
    category: "Pintura",
    wants: ["Escalera", "Bicicleta", "Teléfono", "Compresor", "Ventilador"],
    notes: [
      "Pinto un cuarto en un día y dejo todo recogido.",
      "Incluye lijado y pasta profesional. Tú pones la pintura.",
    ],
    items: [
      ["Pintura de apartamentos y casas", 100, { type_general: "Pintura" }],
      ["Retoques y pintura de rejas", 45, { type_general: "Pintura" }],
    ],
  },
  {
    icon: "carpentry-saw",
    category: "Carpintería",
    wants: ["Madera", "Taladro", "Lavadora", "Aire acondicionado", "Teléfono"],
    notes: [
      "Hago muebles a la medida y reparo los que ya tienes.",
      "Tengo taller propio y llevo el mueble hasta tu casa.",
    ],
    items: [
      ["Closets y cocinas a la medida", 220, { type_general: "Carpintería" }],
      ["Reparación de puertas y muebles", 35, { type_general: "Carpintería" }],
      ["Repisas flotantes hechas a mano", 30, { type_general: "Carpintería" }],
    ],
  },
  {
    icon: "snowflake",
    category: "Refrigeración",
    wants: ["Moto", "Herramientas", "Teléfono", "Televisor"],
    notes: ["Limpieza, carga de gas y revisión eléctrica en la misma visita.", "Atiendo splits, ventana y neveras."],
    items: [
      ["Mantenimiento de aires acondicionados", 30, { type_general: "Mantenimiento" }, { icon: "aire" }],
      ["Reparación de neveras a domicilio", 45, { type_general: "Reparación" }, { icon: "nevera" }],
    ],
  },
  {
    icon: "screwdriver",
    category: "Reparación de celulares",
    wants: ["Teléfono", "Microscopio", "Silla de oficina", "Laptop"],
    notes: ["Cambio de pantalla, batería y pin de carga el mismo día.", "Diagnóstico gratis y garantía por escrito."],
    items: [
      ["Cambio de pantallas de celular", 25, { type_general: "Pantallas" }],
      [
        "Reparación de laptops y computadoras",
        35,
        { type_general: "Reparación" },
        {
          icon: "laptop",
          category: "Reparación de computadoras",
          note: "Formateo, cambio de disco y limpieza el mismo día.",
        },
      ],
    ],
  },
  {
    icon: "nut-and-bolt",
    category: "Mecánica",
    wants: ["Cauchos", "Teléfono", "Herramientas", "Televisor", "Aceite"],
    notes: [
      "Entonación, frenos y suspensión. Voy hasta donde quedaste accidentado.",
      "Trabajo con escáner y muestro las piezas cambiadas.",
    ],
    items: [
      ["Mecánico a domicilio los fines de semana", 40, { type_general: "Mecánica" }],
      [
        "Mantenimiento de motos",
        25,
        { type_general: "Motos" },
        { icon: "motorcycle", note: "Aceite, cadena, frenos y carburador en una mañana." },
      ],
    ],
  },
  {
    icon: "delivery-truck",
    category: "Fletes y mudanzas",
    wants: ["Cauchos", "Nevera", "Batería de carro", "Televisor", "Mercado"],
    notes: [
      "Camión 350 con toldo, ayudante y mantas para cuidar tus cosas.",
      "Viajes dentro y fuera de la ciudad, con puntualidad.",
    ],
    items: [
      ["Mudanzas y fletes en camión 350", 70, { type_general: "Mudanza" }],
      [
        "Fletes pequeños en camioneta",
        30,
        { type_general: "Flete" },
        { note: "Camioneta cerrada, ayudo a cargar y descargar." },
      ],
      [
        "Viajes y traslados al aeropuerto",
        35,
        { type_general: "Traslado" },
        {
          icon: "taxi",
          category: "Traslados de personas",
          note: "Carro con aire y maletero amplio, puntual a cualquier hora.",
        },
      ],
    ],
  },
];
