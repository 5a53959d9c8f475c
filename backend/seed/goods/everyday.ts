import type { Good } from "./good";

/** Tools, pets, health, and light when there is none. */
export const everyday: Good[] = [
  {
    icon: "taladro",
    category: "Taladros y atornilladores",
    wants: ["Escalera", "Bicicleta", "Teléfono", "Pintura de pared", "Corneta", "Esmeril"],
    notes: ["Con maletín, mechas y batería de repuesto.", "Potente, perfora concreto sin problema."],
    items: [
      ["Taladro percutor Black+Decker", 45, { brand: "Black+Decker", potencia_watss: "600" }],
      ["Taladro inalámbrico DeWalt de 20V", 110, { brand: "DeWalt" }],
      [
        "Atornillador Bosch con dos baterías",
        85,
        { brand: "Bosch" },
        { note: "Con cargador, maletín y juego de puntas." },
      ],
      ["Rotomartillo Makita profesional", 190, { brand: "Makita" }],
    ],
  },
  {
    icon: "toolbox",
    category: "Juegos de herramientas",
    wants: ["Taladro", "Gato hidráulico", "Bicicleta", "Teléfono"],
    notes: ["Completa, con llaves, dados y destornilladores.", "Acero cromo vanadio, ordenada en su caja."],
    items: [
      ["Caja de herramientas con 120 piezas", 75, { quantity: "120" }],
      ["Juego de llaves combinadas Stanley", 40, { brand: "Stanley", quantity: "14" }],
      [
        "Maletín de herramientas para electricista",
        55,
        {},
        { note: "Alicates, destornilladores aislados y probador." },
      ],
    ],
  },
  {
    icon: "hammer-and-wrench",
    category: "Esmeriles y sierras",
    wants: ["Taladro", "Soldadora", "Madera", "Moto"],
    notes: ["Con guarda, llave y tres discos.", "Carbones nuevos, trabaja duro."],
    items: [
      ["Esmeril angular Bosch de 4 1/2", 50, { brand: "Bosch" }],
      [
        "Sierra caladora Skil",
        40,
        { brand: "Skil" },
        { note: "Con cinco hojas nuevas, corta madera y metal delgado." },
      ],
      ["Sierra circular de 7 pulgadas", 70, {}],
    ],
  },
  {
    icon: "ladder",
    category: "Escaleras",
    wants: ["Taladro", "Pintura", "Andamio", "Ventilador"],
    notes: ["Firme y liviana, con tacos de goma.", "Peldaños anchos y seguros."],
    items: [
      ["Escalera de aluminio de siete peldaños", 60, { material: "Aluminio" }],
      ["Escalera de tijera de madera", 30, { material: "Madera" }],
    ],
  },
  {
    icon: "high-voltage",
    category: "Soldadoras",
    wants: ["Moto", "Compresor", "Esmeril", "Planta eléctrica"],
    notes: ["Trabaja en 110 y 220, con careta y pinzas.", "Suelda parejo, poco uso."],
    items: [
      ["Soldadora inverter de 200 amperios", 120, { power: "200 A" }],
      [
        "Compresor de aire de 25 litros",
        140,
        { power: "2 HP" },
        { icon: "gear", category: "Compresores", note: "Carga rápido, con manguera y pistola de pintar." },
      ],
    ],
  },
  {
    icon: "bucket",
    category: "Pinturas",
    wants: ["Brochas", "Cemento", "Escalera", "Cerámica"],
    notes: ["Sellada, me sobró de la obra.", "Rinde bastante y no huele fuerte."],
    items: [
      ["Cuñete de pintura blanca de caucho", 45, { color: "Blanco", quantity: "4" }],
      ["Dos galones de esmalte negro", 28, { color: "Negro" }],
    ],
  },
  {
    icon: "brick",
    category: "Cemento y bloques",
    wants: ["Cabillas", "Cerámica", "Pintura", "Tanque"],
    notes: ["Secos y enteros, retirar en el sitio.", "Sobró de una construcción, entrega inmediata."],
    items: [
      ["Doscientos bloques de arcilla de 15", 110, { quantity: "200" }],
      ["Diez sacos de cemento gris", 85, { quantity: "10" }, { note: "Secos y bajo techo, retirar en el sitio." }],
    ],
  },
  {
    icon: "door",
    category: "Puertas y ventanas",
    wants: ["Cerámica", "Taladro", "Pintura", "Lámpara"],
    notes: ["Con marco y cerradura, lista para montar.", "Madera sólida, se cambia por remodelación."],
    items: [
      ["Puerta de madera entamborada con marco", 60, { material: "Madera" }],
      [
        "Ventana panorámica de aluminio",
        75,
        { material: "Aluminio" },
        { note: "Con vidrio y rejilla, marco sin torceduras." },
      ],
    ],
  },
  {
    icon: "bone",
    category: "Alimento para perros",
    wants: ["Casa para perro", "Correa", "Café", "Matas"],
    notes: ["Sellado y con vencimiento largo, mi perro cambió de dieta.", "Para raza mediana y grande."],
    items: [
      ["Saco de perrarina de 20 kilos", 38, { kg: "20" }],
      [
        "Casa para perro de madera mediana",
        45,
        { material: "Madera", size: "Mediana" },
        { icon: "dog", category: "Casas y camas para perros", note: "Techo impermeable, se desarma para limpiarla." },
      ],
    ],
  },
  {
    icon: "paw-prints",
    category: "Adopción",
    wants: ["Alimento para perros", "Alimento para gatos", "Cobijas", "Correa"],
    notes: ["Vacunado y desparasitado, busca un hogar con cariño.", "Se lleva bien con niños y con otras mascotas."],
    items: [
      ["Cachorrito mestizo en adopción", null, { type_animal: "Perro", race: "Mestizo" }, { icon: "dog" }],
      [
        "Gatica esterilizada en adopción",
        null,
        { type_animal: "Gato", race: "Criolla" },
        { icon: "black-cat", note: "Vacunada y cariñosa, usa su arenero desde el primer día." },
      ],
    ],
  },
  {
    icon: "cat",
    category: "Gatos",
    wants: ["Alimento para gatos", "Matas", "Libros", "Cobijas"],
    notes: ["De varios niveles, forrado en mecate.", "Fácil de limpiar y muy firme."],
    items: [
      ["Rascador para gatos de tres pisos", 35, { type_animal: "Gato" }],
      ["Arenero cerrado con pala", 20, { type_animal: "Gato" }, { note: "Con tapa y filtro, no deja olor." }],
    ],
  },
  {
    icon: "tropical-fish",
    category: "Peceras y acuarios",
    wants: ["Matas", "Lámpara", "Alimento para perros", "Audífonos"],
    notes: ["Con filtro, luz y piedras.", "Vidrio sin filtraciones, muy bonita."],
    items: [
      ["Pecera de 60 litros equipada", 55, { size: "60 litros" }],
      ["Acuario pequeño con peces guppy", 28, { size: "20 litros" }],
    ],
  },
  {
    icon: "lotion-bottle",
    ownerGender: "Femenino",
    category: "Cuidado de la piel",
    wants: ["Perfume", "Maquillaje", "Ropa", "Secador de cabello"],
    notes: ["Nuevo y sellado, traído de viaje.", "No me sirvió para mi tipo de piel."],
    items: [
      ["Rutina facial CeraVe completa", 40, { brand: "CeraVe" }],
      ["Protector solar Isdin sin abrir", 22, { brand: "Isdin" }, { note: "Nuevo y sellado, traído de viaje." }],
      [
        "Perfume Carolina Herrera 212 de 100 ml",
        65,
        { brand: "Carolina Herrera" },
        { category: "Perfumes", note: "Usado un par de veces, con su caja." },
      ],
    ],
  },
  {
    icon: "hair-pick",
    category: "Secadores y planchas de cabello",
    wants: ["Maquillaje", "Plancha", "Ropa", "Perfume"],
    notes: ["Calienta parejo y no quema el cabello.", "Cerámica, con cable giratorio."],
    items: [
      ["Secador Babyliss profesional", 45, { brand: "Babyliss" }],
      ["Plancha de cabello Remington", 30, { brand: "Remington" }],
    ],
  },
  {
    icon: "stethoscope",
    category: "Tensiómetros y glucómetros",
    wants: ["Uniforme médico", "Ventilador", "Libros", "Mercado"],
    notes: ["Digital, mide rápido y guarda las lecturas.", "Con estuche y baterías nuevas."],
    items: [
      ["Tensiómetro digital Omron", 35, { brand: "Omron" }],
      ["Estetoscopio Littmann Classic", 60, { brand: "Littmann" }, { note: "Campana doble, con olivas de repuesto." }],
    ],
  },
  {
    icon: "crutch",
    category: "Muletas, sillas y andaderas",
    wants: ["Ventilador", "Mercado", "Colchón", "Radio"],
    notes: ["De aluminio y graduables, gomas nuevas.", "Ya gracias a Dios no la necesitamos."],
    items: [
      ["Muletas de aluminio graduables", 25, { material: "Aluminio" }],
      [
        "Silla de ruedas plegable",
        110,
        { material: "Acero" },
        { icon: "manual-wheelchair", note: "Frenos y apoyapiés buenos, se pliega para el carro." },
      ],
    ],
  },
  {
    icon: "battery",
    category: "Inversores y UPS",
    wants: ["Laptop", "Televisor", "Teléfono", "Herramientas", "Ventilador"],
    notes: [
      "Salva en los apagones: mantiene módem, televisor y dos bombillos.",
      "Con poco uso, porque en mi zona mejoró la luz.",
    ],
    items: [
      [
        "UPS Forza de 750VA con regulador",
        55,
        { brand: "Forza", potencia_watss: "375" },
        { note: "Da tiempo de guardar el trabajo y apagar con calma." },
      ],
      ["Inversor de 1000 watts con batería", 180, { potencia_watss: "1000" }],
      ["Estación de energía portátil de 300 watts", 210, { potencia_watss: "300" }],
    ],
  },
  {
    icon: "fuel-pump",
    category: "Plantas eléctricas",
    wants: ["Moto", "Aire acondicionado", "Nevera", "Soldadora", "Laptop"],
    notes: [
      "Enciende a la primera y consume poco.",
      "Mantiene la nevera y las luces sin problema. Aceite recién cambiado.",
    ],
    items: [
      [
        "Planta eléctrica Domosa de 2,5 kW a gasolina",
        240,
        { brand: "Domosa", potencia_kw: "2,5", type_gas: "Gasolina" },
      ],
      [
        "Generador Honda de 5 kW con arranque eléctrico",
        620,
        { brand: "Honda", potencia_kw: "5", type_gas: "Gasolina" },
      ],
    ],
  },
  {
    icon: "panelSolar",
    category: "Paneles solares",
    wants: ["Inversor", "Moto", "Tanque", "Bomba de agua", "Laptop"],
    notes: [
      "Con su controlador y cables, listo para instalar en la finca.",
      "Rinde muy bien con el sol que pega aquí.",
    ],
    items: [
      ["Panel solar de 450 watts con controlador", 170, { potencia_watss: "450" }],
      [
        "Kit solar para lámparas de patio",
        65,
        { potencia_watss: "60" },
        { note: "Cuatro lámparas con su panel, encienden solas de noche." },
      ],
    ],
  },
];
