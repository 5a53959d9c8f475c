import type { Good } from './good'

/** Tools, pets, health, food, shops and places. */
export const everyday: Good[] = [
  {
    icon: 'taladro',
    category: 'Taladros y atornilladores',
    wants: ['Escalera', 'Bicicleta', 'Teléfono', 'Pintura de pared', 'Corneta', 'Esmeril'],
    notes: ['Con maletín, mechas y batería de repuesto.', 'Potente, perfora concreto sin problema.'],
    items: [
      ['Taladro percutor Black+Decker', 45, { brand: 'Black+Decker', potencia_watss: '600' }],
      ['Taladro inalámbrico DeWalt de 20V', 110, { brand: 'DeWalt' }],
      ['Atornillador Bosch con dos baterías', 85, { brand: 'Bosch' }, { note: 'Con cargador, maletín y juego de puntas.' }],
      ['Rotomartillo Makita profesional', 190, { brand: 'Makita' }],
    ],
  },
  {
    icon: 'toolbox',
    category: 'Juegos de herramientas',
    wants: ['Taladro', 'Gato hidráulico', 'Bicicleta', 'Teléfono'],
    notes: ['Completa, con llaves, dados y destornilladores.', 'Acero cromo vanadio, ordenada en su caja.'],
    items: [
      ['Caja de herramientas con 120 piezas', 75, { quantity: '120' }],
      ['Juego de llaves combinadas Stanley', 40, { brand: 'Stanley', quantity: '14' }],
      ['Maletín de herramientas para electricista', 55, {}, { note: 'Alicates, destornilladores aislados y probador.' }],
    ],
  },
  {
    icon: 'hammer-and-wrench',
    category: 'Esmeriles y sierras',
    wants: ['Taladro', 'Soldadora', 'Madera', 'Moto'],
    notes: ['Con guarda, llave y tres discos.', 'Carbones nuevos, trabaja duro.'],
    items: [
      ['Esmeril angular Bosch de 4 1/2', 50, { brand: 'Bosch' }],
      ['Sierra caladora Skil', 40, { brand: 'Skil' }, { note: 'Con cinco hojas nuevas, corta madera y metal delgado.' }],
      ['Sierra circular de 7 pulgadas', 70, {}],
    ],
  },
  {
    icon: 'ladder',
    category: 'Escaleras',
    wants: ['Taladro', 'Pintura', 'Andamio', 'Ventilador'],
    notes: ['Firme y liviana, con tacos de goma.', 'Peldaños anchos y seguros.'],
    items: [
      ['Escalera de aluminio de siete peldaños', 60, { material: 'Aluminio' }],
      ['Escalera de tijera de madera', 30, { material: 'Madera' }],
    ],
  },
  {
    icon: 'high-voltage',
    category: 'Soldadoras',
    wants: ['Moto', 'Compresor', 'Esmeril', 'Planta eléctrica'],
    notes: ['Trabaja en 110 y 220, con careta y pinzas.', 'Suelda parejo, poco uso.'],
    items: [
      ['Soldadora inverter de 200 amperios', 120, { power: '200 A' }],
      [
        'Compresor de aire de 25 litros', 140, { power: '2 HP' },
        { icon: 'gear', category: 'Compresores', note: 'Carga rápido, con manguera y pistola de pintar.' },
      ],
    ],
  },
  {
    icon: 'bucket',
    category: 'Pinturas',
    wants: ['Brochas', 'Cemento', 'Escalera', 'Cerámica'],
    notes: ['Sellada, me sobró de la obra.', 'Rinde bastante y no huele fuerte.'],
    items: [
      ['Cuñete de pintura blanca de caucho', 45, { color: 'Blanco', quantity: '4 galones' }],
      ['Dos galones de esmalte negro', 28, { color: 'Negro' }],
    ],
  },
  {
    icon: 'brick',
    category: 'Cemento y bloques',
    wants: ['Cabillas', 'Cerámica', 'Pintura', 'Tanque'],
    notes: ['Secos y enteros, retirar en el sitio.', 'Sobró de una construcción, entrega inmediata.'],
    items: [
      ['Doscientos bloques de arcilla de 15', 110, { quantity: '200' }],
      ['Diez sacos de cemento gris', 85, { quantity: '10' }, { note: 'Secos y bajo techo, retirar en el sitio.' }],
    ],
  },
  {
    icon: 'door',
    category: 'Puertas y ventanas',
    wants: ['Cerámica', 'Taladro', 'Pintura', 'Lámpara'],
    notes: ['Con marco y cerradura, lista para montar.', 'Madera sólida, se cambia por remodelación.'],
    items: [
      ['Puerta de madera entamborada con marco', 60, { material: 'Madera' }],
      ['Ventana panorámica de aluminio', 75, { material: 'Aluminio' }, { note: 'Con vidrio y rejilla, marco sin torceduras.' }],
    ],
  },
  {
    icon: 'bone',
    category: 'Alimento para perros',
    wants: ['Casa para perro', 'Correa', 'Café', 'Matas'],
    notes: ['Sellado y con vencimiento largo, mi perro cambió de dieta.', 'Para raza mediana y grande.'],
    items: [
      ['Saco de perrarina de 20 kilos', 38, { kg: '20' }],
      [
        'Casa para perro de madera mediana', 45, { material: 'Madera', size: 'Mediana' },
        { icon: 'dog', category: 'Casas y camas para perros', note: 'Techo impermeable, se desarma para limpiarla.' },
      ],
    ],
  },
  {
    icon: 'paw-prints',
    category: 'Adopción',
    wants: ['Alimento para perros', 'Alimento para gatos', 'Cobijas', 'Correa'],
    notes: ['Vacunado y desparasitado, busca un hogar con cariño.', 'Se lleva bien con niños y con otras mascotas.'],
    items: [
      ['Cachorrito mestizo en adopción', null, { type_animal: 'Perro', race: 'Mestizo' }, { icon: 'dog' }],
      [
        'Gatica esterilizada en adopción', null, { type_animal: 'Gato', race: 'Criolla' },
        { icon: 'black-cat', note: 'Vacunada y cariñosa, usa su arenero desde el primer día.' },
      ],
    ],
  },
  {
    icon: 'cat',
    category: 'Gatos',
    wants: ['Alimento para gatos', 'Matas', 'Libros', 'Cobijas'],
    notes: ['De varios niveles, forrado en mecate.', 'Fácil de limpiar y muy firme.'],
    items: [
      ['Rascador para gatos de tres pisos', 35, { type_animal: 'Gato' }],
      ['Arenero cerrado con pala', 20, { type_animal: 'Gato' }, { note: 'Con tapa y filtro, no deja olor.' }],
    ],
  },
  {
    icon: 'tropical-fish',
    category: 'Peceras y acuarios',
    wants: ['Matas', 'Lámpara', 'Alimento para perros', 'Audífonos'],
    notes: ['Con filtro, luz y piedras.', 'Vidrio sin filtraciones, muy bonita.'],
    items: [
      ['Pecera de 60 litros equipada', 55, { size: '60 litros' }],
      ['Acuario pequeño con peces guppy', 28, { size: '20 litros' }],
    ],
  },
  {
    icon: 'lotion-bottle',
    category: 'Cuidado de la piel',
    wants: ['Perfume', 'Maquillaje', 'Ropa', 'Secador de cabello'],
    notes: ['Nuevo y sellado, traído de viaje.', 'No me sirvió para mi tipo de piel.'],
    items: [
      ['Rutina facial CeraVe completa', 40, { brand: 'CeraVe' }],
      ['Protector solar Isdin sin abrir', 22, { brand: 'Isdin' }, { note: 'Nuevo y sellado, traído de viaje.' }],
      [
        'Perfume Carolina Herrera 212 de 100 ml', 65, { brand: 'Carolina Herrera' },
        { category: 'Perfumes', note: 'Usado un par de veces, con su caja.' },
      ],
    ],
  },
  {
    icon: 'hair-pick',
    category: 'Secadores y planchas de cabello',
    wants: ['Maquillaje', 'Plancha', 'Ropa', 'Perfume'],
    notes: ['Calienta parejo y no quema el cabello.', 'Cerámica, con cable giratorio.'],
    items: [
      ['Secador Babyliss profesional', 45, { brand: 'Babyliss' }],
      ['Plancha de cabello Remington', 30, { brand: 'Remington' }],
    ],
  },
  {
    icon: 'stethoscope',
    category: 'Tensiómetros y glucómetros',
    wants: ['Uniforme médico', 'Ventilador', 'Libros', 'Mercado'],
    notes: ['Digital, mide rápido y guarda las lecturas.', 'Con estuche y baterías nuevas.'],
    items: [
      ['Tensiómetro digital Omron', 35, { brand: 'Omron' }],
      ['Estetoscopio Littmann Classic', 60, { brand: 'Littmann' }, { note: 'Campana doble, con olivas de repuesto.' }],
    ],
  },
  {
    icon: 'crutch',
    category: 'Muletas, sillas y andaderas',
    wants: ['Ventilador', 'Mercado', 'Colchón', 'Radio'],
    notes: ['De aluminio y graduables, gomas nuevas.', 'Ya gracias a Dios no la necesitamos.'],
    items: [
      ['Muletas de aluminio graduables', 25, { material: 'Aluminio' }],
      [
        'Silla de ruedas plegable', 110, { material: 'Acero' },
        { icon: 'manual-wheelchair', note: 'Frenos y apoyapiés buenos, se pliega para el carro.' },
      ],
    ],
  },
  {
    icon: 'beans',
    category: 'Granos y harinas',
    wants: ['Café', 'Licuadora', 'Ropa', 'Útiles escolares'],
    notes: ['Productos sellados y con fecha larga.', 'Directo de la finca de mi familia.'],
    items: [
      ['Combo de granos de diez kilos', 22, { kg: '10' }],
      ['Bulto de harina de maíz de 20 kilos', 24, { kg: '20' }, { icon: 'ear-of-corn', note: 'Veinte paquetes sellados, con fecha larga.' }],
    ],
  },
  {
    icon: 'coconut',
    category: 'Café y cacao',
    wants: ['Cafetera', 'Libros', 'Matas', 'Tazas', 'Hamaca'],
    notes: ['Tostado esta semana, aroma intenso.', 'Cosecha propia, sin aditivos.'],
    items: [
      ['Cacao de Chuao en barra artesanal', 18, { weight: '500 g' }, { icon: 'chocolate-bar' }],
      [
        'Café de altura de Boconó, dos kilos', 20, { kg: '2' },
        { icon: 'hot-beverage', note: 'Tostado esta semana, en grano o molido como prefieras.' },
      ],
    ],
  },
  {
    icon: 'honey-pot',
    category: 'Miel y papelón',
    wants: ['Café', 'Envases', 'Queso', 'Libros'],
    notes: ['Pura de abeja, sin azúcar ni agua.', 'Recogida en los cerros de Lara.'],
    items: [
      ['Miel pura de abeja, tres litros', 25, { kg: '4' }],
      ['Papelón artesanal de El Tocuyo', 12, { kg: '5' }, { icon: 'jar', note: 'Cinco panelas de trapiche, color claro.' }],
    ],
  },
  {
    icon: 'cheese-wedge',
    category: 'Quesos y lácteos',
    wants: ['Harina', 'Café', 'Verduras', 'Nevera'],
    notes: ['Fresco del día, hecho en casa.', 'Bien prensado, en su punto de sal.'],
    items: [
      ['Queso llanero semiduro, tres kilos', 18, { kg: '3' }],
      ['Queso de mano y nata fresca', 15, { kg: '2' }, { note: 'Envuelto en hoja y con su nata, hecho hoy.' }],
    ],
  },
  {
    icon: 'avocado',
    category: 'Frutas y verduras',
    wants: ['Queso', 'Café', 'Harina', 'Herramientas de jardín'],
    notes: ['Recogidos ayer, sin químicos.', 'De mi patio, grandes y cremosos.'],
    items: [
      ['Cesta de aguacates de mi patio', 12, { kg: '6' }],
      ['Guacal de verduras surtidas', 20, { kg: '12' }, { icon: 'leafy-green', note: 'Yuca, auyama, plátano, cebolla y más, directo del conuco.' }],
      [
        'Cartón de huevos criollos', 7, { quantity: '30' },
        { icon: 'egg', category: 'Huevos', note: 'De gallinas criadas sueltas, recogidos esta semana.' },
      ],
    ],
  },
  {
    icon: 'cookie',
    category: 'Dulces criollos',
    wants: ['Harina', 'Café', 'Libros', 'Moldes'],
    notes: ['Hechas en casa con receta de la abuela.', 'Por docena, bien empacadas para regalar.'],
    items: [
      ['Docena de catalinas y polvorosas', 8, { quantity: '12' }],
      ['Hallacas andinas por encargo', 30, { quantity: '12' }, { icon: 'tamale', note: 'Con garbanzos y guiso crudo, receta de mi abuela.' }],
    ],
  },
  {
    icon: 'coserMaquina',
    category: 'Máquinas de coser',
    wants: ['Lavadora', 'Telas', 'Teléfono', 'Plancha', 'Televisor'],
    notes: ['Recién aceitada, cose hasta bluyín.', 'Con pedal, carretes y varios prensatelas.'],
    items: [
      ['Máquina de coser Singer Tradition', 120, { brand: 'Singer' }],
      ['Máquina Brother con 27 puntadas', 150, { brand: 'Brother' }],
      ['Overlock industrial Juki', 390, { brand: 'Juki' }, { note: 'Mesa y motor incluidos, cuatro hilos.' }],
    ],
  },
  {
    icon: 'popcorn',
    category: 'Hornos y cocinas industriales',
    wants: ['Nevera', 'Moto', 'Vitrina', 'Batidora'],
    notes: ['Para montar tu negocio en fiestas y ferias.', 'Acero inoxidable, fácil de limpiar.'],
    items: [
      ['Máquina de cotufas con carrito', 160, {}],
      ['Freidora industrial de dos cestas', 180, {}, { icon: 'french-fries', note: 'Dos cestas, termostato bueno, a gas.' }],
      ['Plancha para hamburguesas a gas', 130, {}, { icon: 'hamburger', note: 'Dos quemadores, acero grueso y fácil de limpiar.' }],
    ],
  },
  {
    icon: 'convenience-store',
    category: 'Estantes y vitrinas',
    wants: ['Nevera', 'Computadora', 'Aire acondicionado', 'Televisor'],
    notes: ['Vidrios completos y luces instaladas.', 'Desmontable, se cambia por cierre del local.'],
    items: [
      ['Vitrina de vidrio para mostrador', 130, { material: 'Vidrio' }],
      [
        'Cuatro estantes metálicos para negocio', 95, { material: 'Metal', quantity: '4' },
        { icon: 'file-cabinet', note: 'Cinco tramos cada uno, se arman con tornillos.' },
      ],
    ],
  },
  {
    icon: 'house-with-garden',
    category: 'Casas',
    wants: ['Apartamento', 'Carro', 'Camioneta', 'Terreno'],
    notes: ['Tres cuartos, patio con matas de mango y tanque.', 'Documentos en regla, urbanización tranquila.'],
    items: [
      [
        'Casa de tres habitaciones con patio', 28000, { number_room: '3', number_bath: '2' },
        { note: 'Tres cuartos, patio con mata de mango y tanque.' },
      ],
      ['Townhouse en conjunto cerrado', 42000, { number_room: '3', number_bath: '3' }, { note: 'Dos plantas, cocina nueva y vigilancia.' }],
    ],
  },
  {
    icon: 'office-building',
    category: 'Apartamentos',
    wants: ['Casa', 'Carro', 'Terreno', 'Local'],
    notes: ['Buena vista, vigilancia y dos puestos de estacionamiento.', 'Con agua de pozo y planta en el edificio.'],
    items: [
      ['Apartamento de dos habitaciones', 24000, { number_room: '2', number_bath: '1' }],
      ['Apartaestudio remodelado', 19500, { number_room: '1', number_bath: '1' }, { note: 'Piso alto con buena brisa, cocina empotrada.' }],
    ],
  },
]
