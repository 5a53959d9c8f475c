import type { Good } from "./good";

export const technology: Good[] = [
  {
    icon: "mobile-phone",
    category: "Smartphones",
    wants: [
      "Laptop",
      "Bicicleta",
      "Consola",
      "Tableta",
      "Televisor",
      "Aire acondicionado",
      "Moto",
      "Cámara",
      "Clases de inglés",
    ],
    notes: [
      "Liberado para Movistar, Digitel y Movilnet, siempre con forro y vidrio templado.",
      "La batería aguanta todo el día y la cámara toma muy buenas fotos.",
      "Trae cargador y cable. Pantalla sin rayas, solo un detallito en una esquina.",
      "Lo cambio porque me regalaron otro. Se entrega reseteado y sin cuentas.",
    ],
    items: [
      ["Teléfono Samsung Galaxy A32 128GB liberado", 115, { brand: "Samsung", model: "Galaxy A32", storage: "128 GB" }],
      ["Teléfono Xiaomi Redmi Note 12 con forro", 140, { brand: "Xiaomi", model: "Redmi Note 12", storage: "128 GB" }],
      ["iPhone 11 de 64GB, batería al 84%", 220, { brand: "Apple", model: "iPhone 11", storage: "64 GB" }],
      [
        "Teléfono Motorola Moto G22 azul",
        85,
        { brand: "Motorola", model: "Moto G22", storage: "64 GB", color: "Azul" },
      ],
      ["Tecno Spark 20 de 256GB", 110, { brand: "Tecno", model: "Spark 20", storage: "256 GB" }],
      ["Teléfono Infinix Hot 30i como nuevo", 80, { brand: "Infinix", model: "Hot 30i", storage: "128 GB" }],
    ],
  },
  {
    icon: "watch",
    category: "Relojes inteligentes",
    wants: ["Audífonos", "Zapatos deportivos", "Corneta", "Perfume", "Mancuernas"],
    notes: [
      "Mide pulso, pasos y sueño, y muestra los mensajes del teléfono.",
      "Trae dos correas y su cargador magnético.",
    ],
    items: [
      ["Reloj inteligente Amazfit Bip 3", 40, { brand: "Amazfit", model: "Bip 3", color: "Negro" }],
      ["Xiaomi Mi Band 7 con correa extra", 28, { brand: "Xiaomi", model: "Mi Band 7" }],
      ["Reloj Haylou para hacer ejercicio", 25, { brand: "Haylou" }],
    ],
  },
  {
    icon: "laptop",
    category: "Laptops",
    wants: ["Teléfono", "Moto", "Lavadora", "Aire acondicionado", "Inversor", "Consola", "Cámara", "Planta eléctrica"],
    notes: [
      "Sirve perfecto para estudiar, oficina y clases en línea. Windows activado.",
      "Le cambié el disco por uno sólido y arranca en segundos.",
      "La batería dura unas tres horas. Teclado en español, sin teclas dañadas.",
      "La usé en la universidad. Va con su cargador y un bolso.",
    ],
    items: [
      [
        "Laptop Lenovo ThinkPad T480 Core i5",
        260,
        { brand: "Lenovo", model: "ThinkPad T480", processor: "Core i5", memory_ram: "8 GB", storage: "256 GB" },
      ],
      ["Laptop HP 15 con 12GB de RAM", 240, { brand: "HP", model: "15-dy", memory_ram: "12 GB", storage: "256 GB" }],
      [
        "Laptop Dell Latitude 5490 con cargador original",
        215,
        { brand: "Dell", model: "Latitude 5490", processor: "Core i5", memory_ram: "8 GB" },
      ],
      [
        "MacBook Air 2017 en buen estado",
        290,
        { brand: "Apple", model: "MacBook Air 2017", memory_ram: "8 GB", storage: "128 GB" },
      ],
      ["Canaima azul con disco sólido", 55, { brand: "Canaima", memory_ram: "4 GB", storage: "120 GB" }],
    ],
  },
  {
    icon: "desktop-computer",
    category: "Computadoras de escritorio",
    wants: ["Laptop", "Teléfono", "Nevera", "Consola", "Moto"],
    notes: [
      "Completa, con monitor, teclado y ratón. Lista para trabajar.",
      "Mantenimiento hecho este mes: pasta térmica nueva y sin polvo.",
    ],
    items: [
      [
        "PC de escritorio Core i5 con monitor de 20 pulgadas",
        180,
        { processor: "Core i5", memory_ram: "8 GB", storage: "500 GB" },
      ],
      [
        "Computadora para juegos con Ryzen 5 y GTX 1650",
        420,
        { processor: "Ryzen 5", memory_ram: "16 GB", storage: "512 GB" },
      ],
      [
        "Monitor Samsung de 24 pulgadas Full HD",
        75,
        { brand: "Samsung", screen_size: "24 pulgadas", resolution: "1920 x 1080" },
        { category: "Monitores", note: "Sin píxeles muertos, con cable HDMI y base firme." },
      ],
    ],
  },
  {
    icon: "printer",
    category: "Impresoras",
    wants: ["Teléfono", "Silla de oficina", "Teclado", "Papelería", "Monitor"],
    notes: ["Imprime, saca copias y escanea. Cabezales limpios.", "Ideal para montar un puntico de copias en casa."],
    items: [
      [
        "Impresora Epson L3150 con tinta continua",
        130,
        { brand: "Epson", model: "L3150", type_general: "Multifuncional" },
      ],
      ["Impresora Canon G2110 multifuncional", 110, { brand: "Canon", model: "G2110", type_general: "Multifuncional" }],
      ["Impresora HP LaserJet P1102w con tóner nuevo", 90, { brand: "HP", model: "P1102w", type_general: "Láser" }],
    ],
  },
  {
    icon: "keyboard",
    category: "Teclados y ratones",
    wants: ["Audífonos", "Videojuegos", "Memoria", "Libros", "Micrófono"],
    notes: ["Todas las teclas responden y las luces se pueden cambiar.", "Lo usé unos meses trabajando desde la casa."],
    items: [
      ["Teclado mecánico Redragon Kumara", 32, { brand: "Redragon", model: "Kumara", type_general: "Mecánico" }],
      ["Combo de teclado y ratón inalámbricos Logitech", 28, { brand: "Logitech", model: "MK270" }],
      ["Teclado Genius en español sin uso", 12, { brand: "Genius" }],
    ],
  },
  {
    icon: "computer-mouse",
    category: "Teclados y ratones",
    wants: ["Teclado", "Corneta", "Audífonos", "Pendrive"],
    notes: ["Responde rápido y sin lag, con botones programables.", "Casi no lo usé, viene con su almohadilla."],
    items: [
      ["Ratón Logitech G203 para juegos", 22, { brand: "Logitech", model: "G203" }],
      ["Ratón inalámbrico HP silencioso", 10, { brand: "HP" }, { note: "Con su receptor USB y batería nueva." }],
    ],
  },
  {
    icon: "optical-disk",
    category: "Almacenamiento",
    wants: ["Teclado", "Audífonos", "Memoria RAM", "Corneta"],
    notes: ["Probado sector por sector, salud al cien por ciento.", "Ideal para respaldar fotos y trabajos."],
    items: [
      ["Disco duro externo Toshiba de 1TB", 45, { brand: "Toshiba", storage: "1 TB" }],
      ["Disco sólido Kingston de 480GB", 35, { brand: "Kingston", storage: "480 GB" }],
      ["Disco duro portátil Adata antigolpes de 2TB", 65, { brand: "Adata", storage: "2 TB" }],
    ],
  },
  {
    icon: "satellite-antenna",
    category: "Redes y wifi",
    wants: ["Audífonos", "Ventilador", "Corneta", "Cafetera"],
    notes: ["Cubre bien una casa de dos pisos.", "Se entrega configurado de fábrica y con su fuente."],
    items: [
      [
        "Router TP-Link Archer C6 doble banda",
        38,
        { brand: "TP-Link", model: "Archer C6" },
        { note: "Cubre bien una casa de dos pisos." },
      ],
      [
        "Repetidor wifi Mercusys de pared",
        15,
        { brand: "Mercusys" },
        { note: "Lleva la señal hasta el cuarto del fondo, se configura en dos minutos." },
      ],
    ],
  },
  {
    icon: "headphone",
    category: "Audífonos",
    wants: ["Corneta", "Teclado", "Morral", "Zapatos deportivos", "Libros"],
    notes: [
      "Se escuchan brutal, con bajos bien definidos.",
      "La carga dura como veinte horas. Traen estuche.",
      "Muy cómodos para clases o para editar.",
    ],
    items: [
      ["Audífonos Sony WH-CH520", 45, { brand: "Sony", model: "WH-CH520", type_general: "Diadema" }],
      ["Audífonos JBL Tune 510BT negros", 35, { brand: "JBL", model: "Tune 510BT", color: "Negro" }],
      ["Audífonos con micrófono para videojuegos", 30, { brand: "Redragon", type_general: "Diadema" }],
      ["Audífonos de estudio Audio-Technica M20x", 50, { brand: "Audio-Technica", model: "M20x" }],
    ],
  },
  {
    icon: "speaker-high-volume",
    category: "Cornetas",
    wants: ["Audífonos", "Teléfono", "Bicicleta", "Patineta", "Parrillera"],
    notes: ["Suena durísimo, perfecta para reuniones y para la playa.", "Con bluetooth, entrada de memoria y radio."],
    items: [
      ["Corneta JBL Flip 5 resistente al agua", 75, { brand: "JBL", model: "Flip 5" }],
      ["Corneta amplificada de 15 pulgadas con trípode", 150, { potencia_watss: "1000" }],
      [
        "Cornetas Logitech Z313 para computadora",
        32,
        { brand: "Logitech", model: "Z313" },
        { note: "Buen sonido para estudiar o ver series, con perilla de volumen." },
      ],
    ],
  },
  {
    icon: "radio",
    category: "Equipos de sonido",
    wants: ["Cafetera", "Herramientas", "Matas", "Café", "Linterna"],
    notes: ["Agarra AM y FM clarito. Anda con pilas o con corriente.", "Era de mi abuelo y está impecable."],
    items: [
      ["Radio portátil Sony de los años ochenta", 25, { brand: "Sony" }],
      [
        "Minicomponente Aiwa con cornetas originales",
        60,
        { brand: "Aiwa", potencia_watss: "120" },
        { note: "Suena como los de antes, con casete y lector de discos." },
      ],
      [
        "Radio recargable con linterna para apagones",
        22,
        {},
        { icon: "flashlight", note: "Recarga con sol o corriente y alumbra toda la noche." },
      ],
    ],
  },
  {
    icon: "studio-microphone",
    category: "Micrófonos",
    wants: ["Interfaz de audio", "Audífonos", "Guitarra", "Trípode", "Teclado"],
    notes: ["Para grabar voces, podcast o clases. Trae brazo y filtro.", "Sonido limpio, con poco uso en casa."],
    items: [
      ["Micrófono Fifine K669 para podcast", 35, { brand: "Fifine", model: "K669", type_general: "Condensador" }],
      ["Micrófono Shure SM58 original", 85, { brand: "Shure", model: "SM58", type_general: "Dinámico" }],
    ],
  },
  {
    icon: "television",
    category: "Televisores",
    wants: ["Lavadora", "Nevera", "Bicicleta", "Laptop", "Juego de comedor", "Cocina", "Taladro"],
    notes: [
      "Imagen nítida y con todas las aplicaciones al día.",
      "Va con control, base y cable. Nunca lo han abierto.",
      "Se cambia por mudanza, está montado y se puede probar.",
    ],
    items: [
      ["Televisor Samsung de 43 pulgadas 4K", 230, { brand: "Samsung", screen_size: "43 pulgadas", resolution: "4K" }],
      ["TV LG de 32 pulgadas con TV box", 120, { brand: "LG", screen_size: "32 pulgadas", resolution: "HD" }],
      ["Smart TV Hyundai de 50 pulgadas", 260, { brand: "Hyundai", screen_size: "50 pulgadas", resolution: "4K" }],
      ["Televisor Cyberlux de 24 pulgadas", 70, { brand: "Cyberlux", screen_size: "24 pulgadas" }],
    ],
  },
  {
    icon: "film-projector",
    category: "Proyectores",
    wants: ["Televisor", "Corneta", "Laptop", "Carpa", "Bicicleta"],
    notes: [
      "Para ver películas en la pared o montar cine en el patio.",
      "La lámpara tiene pocas horas y enfoca muy bien.",
    ],
    items: [
      ["Proyector portátil con entrada HDMI", 70, { resolution: "720p" }],
      ["Proyector Epson S41 para reuniones", 220, { brand: "Epson", model: "S41", resolution: "SVGA" }],
    ],
  },
  {
    icon: "camera",
    category: "Cámaras fotográficas",
    wants: ["Laptop", "Lente", "Dron", "Teléfono", "Guitarra", "Bicicleta"],
    notes: [
      "Pocas fotos tomadas, sensor limpio y sin hongos.",
      "Incluye batería, cargador y memoria de 32GB.",
      "Perfecta para aprender fotografía en serio.",
    ],
    items: [
      ["Cámara Canon T6 con lente 18-55", 230, { brand: "Canon", model: "T6", megapixels: "18", lens: "18-55 mm" }],
      ["Cámara Nikon D3200 con dos lentes", 250, { brand: "Nikon", model: "D3200", megapixels: "24" }],
      ["Cámara Sony Cyber-shot de bolsillo", 60, { brand: "Sony", megapixels: "16", zoom: "8x" }],
      ["Cámara análoga Pentax K1000", 95, { brand: "Pentax", model: "K1000", lens: "50 mm" }],
    ],
  },
  {
    icon: "video-camera",
    category: "Cámaras de seguridad",
    wants: ["Router", "Disco duro", "Herramientas", "Electricista"],
    notes: ["Se ve desde el teléfono y graba en memoria.", "Sirve de noche y avisa cuando hay movimiento."],
    items: [
      ["Cámara de seguridad Tapo C200", 28, { brand: "TP-Link", model: "Tapo C200", resolution: "1080p" }],
      ["Kit de cuatro cámaras Hikvision con grabador", 160, { brand: "Hikvision", resolution: "1080p" }],
    ],
  },
  {
    icon: "video-game",
    category: "Consolas",
    wants: ["Bicicleta", "Guitarra", "Teléfono", "Patineta", "Laptop", "Televisor"],
    notes: [
      "Completa, con todos sus cables y su caja.",
      "Lista para jugar, con varios juegos instalados.",
      "La usaron con cuidado, nunca se ha destapado.",
    ],
    items: [
      ["Consola PlayStation 4 Slim con dos controles", 210, { brand: "Sony", model: "PS4 Slim", storage: "500 GB" }],
      ["Xbox One S de 1TB con tres juegos", 190, { brand: "Microsoft", model: "Xbox One S", storage: "1 TB" }],
      [
        "Consola Nintendo Switch Lite amarilla",
        165,
        { brand: "Nintendo", model: "Switch Lite", color: "Amarillo" },
        { note: "Con estuche, vidrio templado y dos juegos." },
      ],
      ["Consola PS3 Super Slim con juegos", 95, { brand: "Sony", model: "PS3 Super Slim" }],
    ],
  },
  {
    icon: "joystick",
    category: "Controles y accesorios",
    wants: ["Videojuegos", "Audífonos", "Ratón", "Historietas"],
    notes: ["Palancas firmes y botones originales.", "Se conecta por cable o bluetooth."],
    items: [
      ["Control de PS4 DualShock original", 30, { brand: "Sony", model: "DualShock 4" }],
      ["Control de Xbox inalámbrico negro", 38, { brand: "Microsoft", color: "Negro" }],
      [
        "Volante con pedales Logitech Driving Force",
        120,
        { brand: "Logitech" },
        { note: "Sirve para PC y consola, con sus prensas." },
      ],
    ],
  },
];
