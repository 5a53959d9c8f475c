import type { Good } from "./good";

export const vehicles: Good[] = [
  {
    icon: "automobile",
    category: "Sedanes",
    wants: ["Camioneta", "Moto", "Terreno", "Carro", "Apartamento"],
    notes: [
      "Papeles al día, único dueño, todo el mantenimiento anotado.",
      "Aire operativo, cauchos a media vida, motor sin botes.",
    ],
    items: [
      [
        "Toyota Corolla 2008 automático",
        6200,
        { brand: "Toyota", model_2: "Corolla", year: "2008", km: "86000", type_transmission: "Automática" },
      ],
      [
        "Chevrolet Aveo 2010 sincrónico",
        3600,
        { brand: "Chevrolet", model_2: "Aveo", year: "2010", km: "124000", type_transmission: "Sincrónica" },
      ],
      ["Ford Fiesta Power 2007", 3100, { brand: "Ford", model_2: "Fiesta Power", year: "2007", km: "158000" }],
      [
        "Renault Logan 2012 gris plata",
        3900,
        { brand: "Renault", model_2: "Logan", year: "2012", km: "97500", color: "Gris" },
      ],
    ],
  },
  {
    icon: "sport-utility-vehicle",
    category: "Camionetas",
    wants: ["Carro", "Moto", "Terreno", "Local"],
    notes: ["Tracción operativa y tren delantero recién hecho.", "Ideal para familia, siempre en garaje."],
    items: [
      ["Camioneta Toyota Terios 2006", 5200, { brand: "Toyota", model_2: "Terios", year: "2006", km: "142000" }],
      [
        "Camioneta Jeep Grand Cherokee 2001",
        3800,
        { brand: "Jeep", model_2: "Grand Cherokee", year: "2001", km: "210000" },
      ],
    ],
  },
  {
    icon: "pickup-truck",
    category: "Pickups",
    wants: ["Carro", "Camión", "Terreno", "Planta eléctrica"],
    notes: ["De trabajo, cargada de todo, lista para el campo.", "Motor reparado hace un año con facturas."],
    items: [
      ["Chevrolet Luv D-Max 2006", 6800, { brand: "Chevrolet", model_2: "Luv D-Max", year: "2006" }],
      ["Ford F-100 para trabajo", 2900, { brand: "Ford", model_2: "F-100", year: "1985" }],
    ],
  },
  {
    icon: "motorcycle",
    category: "Motos de paseo",
    wants: ["Carro", "Teléfono", "Laptop", "Aire acondicionado", "Nevera", "Bicicleta"],
    notes: ["Título a mi nombre, motor suave y cauchos nuevos.", "Gasta poquísimo, ideal para trabajar en delivery."],
    items: [
      [
        "Moto Bera SBR 2021 roja",
        750,
        { brand: "Bera", model_2: "SBR", year: "2021", km: "12400", displacement: "150 cc", color: "Rojo" },
      ],
      ["Moto Empire Horse 150 con baúl", 620, { brand: "Empire", model_2: "Horse", displacement: "150 cc" }],
      ["Moto Suzuki GN 125 clásica", 580, { brand: "Suzuki", model_2: "GN", displacement: "125 cc" }],
      ["Moto Yamaha XTZ 125 doble propósito", 1300, { brand: "Yamaha", model_2: "XTZ", displacement: "125 cc" }],
    ],
  },
  {
    icon: "motor-scooter",
    category: "Scooters",
    wants: ["Teléfono", "Laptop", "Bicicleta", "Televisor", "Nevera"],
    notes: ["Automática, muy cómoda para la ciudad.", "Batería nueva y cambio de correa reciente."],
    items: [
      ["Scooter Bera Mangusta 150", 680, { brand: "Bera", model_2: "Mangusta", displacement: "150 cc" }],
      [
        "Vespa clásica de 1982 restaurada",
        1100,
        { brand: "Vespa", year: "1982" },
        { note: "Restaurada pieza por pieza, pintura original." },
      ],
    ],
  },
  {
    icon: "rescue-workers-helmet",
    category: "Cascos y accesorios de moto",
    wants: ["Guantes", "Morral", "Audífonos", "Impermeable"],
    notes: ["Sin golpes, con visera y forro lavable.", "Certificado y muy cómodo."],
    items: [
      ["Casco integral talla L negro", 45, { size: "L", color: "Negro" }],
      ["Casco abatible con lentes", 60, { size: "M" }],
    ],
  },
  {
    icon: "wheel",
    category: "Cauchos y rines",
    wants: ["Batería de carro", "Aceite", "Reproductor", "Herramientas", "Teléfono"],
    notes: ["Sin parches, con bastante vida por delante.", "Rines derechos y sin soldaduras."],
    items: [
      ["Juego de cuatro cauchos rin 15", 160, { size: "195/60 R15", quantity: "4" }],
      [
        "Rines de aluminio 16 de cinco huecos",
        210,
        { size: "Rin 16", quantity: "4" },
        { note: "Derechos, sin soldaduras y con sus tapas." },
      ],
      ["Caucho de moto 110/90-17", 30, { size: "110/90-17", quantity: "1" }, { note: "Con poco uso y sin parches." }],
    ],
  },
  {
    icon: "oil-drum",
    category: "Motor y transmisión",
    wants: ["Cauchos", "Batería de carro", "Herramientas", "Mecánica"],
    notes: ["Sellado, se cambia porque vendí el carro.", "Original, nunca montado."],
    items: [
      [
        "Kit de tiempo para Aveo sin usar",
        40,
        { brand: "Gates" },
        { icon: "gear", note: "Correa, tensor y bomba, en su caja." },
      ],
      [
        "Tambor de aceite 20W50",
        280,
        { quantity: "208 litros" },
        { icon: "oil-drum", note: "Sellado, se reparte en envases si quieres." },
      ],
      [
        "Alternador de Corolla reparado",
        65,
        { brand: "Denso" },
        { icon: "gear", note: "Reparado con garantía, carga perfecto." },
      ],
    ],
  },
  {
    icon: "sailboat",
    category: "Lanchas y peñeros",
    wants: ["Carro", "Moto", "Terreno", "Motor fuera de borda"],
    notes: ["Casco de fibra sin filtraciones, lista para salir.", "Se puede ver en la marina el fin de semana."],
    items: [
      ["Velero ligero de 14 pies con remolque", 1900, { type_ship: "Velero", meters: "4,3" }],
      ["Peñero de fibra de siete metros", 2600, { type_ship: "Peñero", meters: "7" }],
    ],
  },
];
