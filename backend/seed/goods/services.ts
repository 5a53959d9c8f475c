import type { Good } from './good'

/** Prices are for the unit that the title or description names: a month, a visit, a piece of work. */
export const services: Good[] = [
  {
    icon: 'speech-balloon',
    category: 'Idiomas',
    wants: ['Laptop', 'Clases de guitarra', 'Audífonos', 'Libros', 'Bicicleta', 'Diseño gráfico'],
    notes: ['Ocho clases al mes, en línea o en tu casa, con material incluido.', 'Llevo seis años dando clases a niños y adultos.', 'Nos enfocamos en hablar desde el primer día.'],
    items: [
      ['Clases de inglés conversacional', 60, { discipline: 'Inglés' }],
      ['Clases de portugués para viajeros', 50, { discipline: 'Portugués' }],
      ['Preparación para examen de francés', 70, { discipline: 'Francés' }],
      ['Clases de italiano para principiantes', null, { discipline: 'Italiano' }],
    ],
  },
  {
    icon: 'musical-notes',
    category: 'Música',
    wants: ['Amplificador', 'Teclado', 'Clases de inglés', 'Teléfono', 'Bicicleta'],
    notes: ['Clases de una hora, tú pones el ritmo. Enseño con canciones que te gusten.', 'Soy egresado del Sistema de Orquestas.'],
    items: [
      ['Clases de cuatro venezolano', 45, { discipline: 'Cuatro' }, { icon: 'banjo' }],
      ['Clases de piano a domicilio', 70, { discipline: 'Piano' }, { icon: 'musical-keyboard' }],
      [
        'Clases de canto para jóvenes', 50, { discipline: 'Canto' },
        { icon: 'microphone', note: 'Respiración, afinación y repertorio que te guste.' },
      ],
      [
        'Clases de batería en mi sala de ensayo', 65, { discipline: 'Batería' },
        { icon: 'drum', note: 'Batería completa en la sala, solo traes tus baquetas.' },
      ],
    ],
  },
  {
    icon: 'graduation-cap',
    category: 'Tareas dirigidas',
    wants: ['Impresora', 'Útiles escolares', 'Silla de oficina', 'Mercado', 'Libros'],
    notes: ['De primero a sexto grado, todas las tardes de lunes a viernes.', 'Soy maestra jubilada, con mucha paciencia.'],
    items: [
      ['Tareas dirigidas para primaria', 40, { discipline: 'Primaria' }],
      ['Nivelación de lectura y escritura', 35, { discipline: 'Lectura' }],
    ],
  },
  {
    icon: 'triangular-ruler',
    category: 'Matemática y ciencias',
    wants: ['Laptop', 'Tableta', 'Monitor', 'Teléfono', 'Clases de inglés'],
    notes: ['Explico paso a paso hasta que se entienda. Bachillerato y universidad.', 'Soy ingeniero y preparador en la universidad.'],
    items: [
      ['Clases de matemática y física', 50, { discipline: 'Matemática' }],
      ['Preparación para prueba de admisión', 80, { discipline: 'Matemática' }, { icon: 'pencil' }],
      ['Clases de química de bachillerato', 45, { discipline: 'Química' }, { icon: 'test-tube' }],
    ],
  },
  {
    icon: 'desktop-computer',
    category: 'Computación y programación',
    wants: ['Monitor', 'Silla de oficina', 'Teléfono', 'Audífonos'],
    notes: ['Desde cero y con proyectos reales. Grupo pequeño o individual.', 'También te ayudo a armar tu portafolio.'],
    items: [
      ['Curso de programación web desde cero', 90, { discipline: 'Programación' }],
      [
        'Clases de Excel para la oficina', 40, { discipline: 'Excel' },
        { icon: 'bar-chart', note: 'Fórmulas, tablas y gráficos con ejemplos de tu trabajo.' },
      ],
    ],
  },
  {
    icon: 'artist-palette',
    category: 'Arte y manualidades',
    wants: ['Materiales de arte', 'Caballete', 'Telas', 'Libros'],
    notes: ['Materiales incluidos en las primeras dos clases.', 'Para niños desde siete años y para adultos.'],
    items: [
      ['Taller de acuarela los sábados', 35, { discipline: 'Acuarela' }, { icon: 'paintbrush' }],
      [
        'Clases de tejido a crochet', 30, { discipline: 'Crochet' },
        { icon: 'yarn', note: 'Para principiantes, con aguja y primer ovillo incluidos.' },
      ],
    ],
  },
  {
    icon: 'wrench',
    category: 'Plomería',
    wants: ['Taladro', 'Teléfono', 'Bicicleta', 'Nevera', 'Mercado', 'Pintura de pared'],
    notes: ['Trabajo limpio y con garantía de tres meses.', 'Voy a tu casa, reviso y te digo sin compromiso. Llevo mis herramientas.'],
    items: [
      ['Plomería y destape de tuberías', 40, { type_general: 'Plomería' }],
      ['Instalación de bombas y tanques de agua', 55, { type_general: 'Plomería' }, { icon: 'tanque' }],
      ['Reparación de filtraciones y llaves', 25, { type_general: 'Plomería' }],
    ],
  },
  {
    icon: 'electric-plug',
    category: 'Electricidad',
    wants: ['Escalera', 'Laptop', 'Herramientas', 'Lavadora', 'Moto'],
    notes: ['Técnico con quince años de experiencia, trabajo seguro y ordenado.', 'Reviso tableros, puntos y bajones.'],
    items: [
      ['Electricista residencial a domicilio', 35, { type_general: 'Electricidad' }],
      [
        'Instalación de inversores y paneles', 80, { type_general: 'Electricidad' },
        { icon: 'panelSolar', note: 'Dimensiono según lo que quieras mantener encendido.' },
      ],
      ['Cambio de tablero eléctrico', 60, { type_general: 'Electricidad' }, { note: 'Trabajo ordenado, rotulado y con materiales de marca.' }],
    ],
  },
  {
    icon: 'brick',
    category: 'Albañilería',
    wants: ['Cemento', 'Taladro', 'Moto', 'Cerámica', 'Mercado'],
    notes: ['Pego cerámica, friso y levanto paredes. Mido y presupuesto gratis.', 'Trabajo con mi ayudante y terminamos a tiempo.'],
    items: [
      ['Albañil para remodelaciones pequeñas', 120, { type_general: 'Albañilería' }],
      ['Colocación de cerámica y porcelanato', 90, { type_general: 'Albañilería' }],
    ],
  },
  {
    icon: 'paintbrush',
    category: 'Pintura',
    wants: ['Escalera', 'Bicicleta', 'Teléfono', 'Compresor', 'Ventilador'],
    notes: ['Pinto un cuarto en un día y dejo todo recogido.', 'Incluye lijado y pasta profesional. Tú pones la pintura.'],
    items: [
      ['Pintura de apartamentos y casas', 100, { type_general: 'Pintura' }],
      ['Retoques y pintura de rejas', 45, { type_general: 'Pintura' }],
    ],
  },
  {
    icon: 'carpentry-saw',
    category: 'Carpintería',
    wants: ['Madera', 'Taladro', 'Lavadora', 'Aire acondicionado', 'Teléfono'],
    notes: ['Hago muebles a la medida y reparo los que ya tienes.', 'Tengo taller propio y llevo el mueble hasta tu casa.'],
    items: [
      ['Closets y cocinas a la medida', 220, { type_general: 'Carpintería' }],
      ['Reparación de puertas y muebles', 35, { type_general: 'Carpintería' }],
      ['Repisas flotantes hechas a mano', 30, { type_general: 'Carpintería' }],
    ],
  },
  {
    icon: 'snowflake',
    category: 'Refrigeración',
    wants: ['Moto', 'Herramientas', 'Teléfono', 'Televisor'],
    notes: ['Limpieza, carga de gas y revisión eléctrica en la misma visita.', 'Atiendo splits, ventana y neveras.'],
    items: [
      ['Mantenimiento de aires acondicionados', 30, { type_general: 'Mantenimiento' }, { icon: 'aire' }],
      ['Reparación de neveras a domicilio', 45, { type_general: 'Reparación' }, { icon: 'nevera' }],
    ],
  },
  {
    icon: 'screwdriver',
    category: 'Reparación de celulares',
    wants: ['Teléfono', 'Microscopio', 'Silla de oficina', 'Laptop'],
    notes: ['Cambio de pantalla, batería y pin de carga el mismo día.', 'Diagnóstico gratis y garantía por escrito.'],
    items: [
      ['Cambio de pantallas de celular', 25, { type_general: 'Pantallas' }],
      [
        'Reparación de laptops y computadoras', 35, { type_general: 'Reparación' },
        { icon: 'laptop', category: 'Reparación de computadoras', note: 'Formateo, cambio de disco y limpieza el mismo día.' },
      ],
    ],
  },
  {
    icon: 'nut-and-bolt',
    category: 'Mecánica',
    wants: ['Cauchos', 'Teléfono', 'Herramientas', 'Televisor', 'Aceite'],
    notes: ['Entonación, frenos y suspensión. Voy hasta donde quedaste accidentado.', 'Trabajo con escáner y muestro las piezas cambiadas.'],
    items: [
      ['Mecánico a domicilio los fines de semana', 40, { type_general: 'Mecánica' }],
      ['Mantenimiento de motos', 25, { type_general: 'Motos' }, { icon: 'motorcycle', note: 'Aceite, cadena, frenos y carburador en una mañana.' }],
    ],
  },
  {
    icon: 'delivery-truck',
    category: 'Fletes y mudanzas',
    wants: ['Cauchos', 'Nevera', 'Batería de carro', 'Televisor', 'Mercado'],
    notes: ['Camión 350 con toldo, ayudante y mantas para cuidar tus cosas.', 'Viajes dentro y fuera de la ciudad, con puntualidad.'],
    items: [
      ['Mudanzas y fletes en camión 350', 70, { type_general: 'Mudanza' }],
      ['Fletes pequeños en camioneta', 30, { type_general: 'Flete' }, { note: 'Camioneta cerrada, ayudo a cargar y descargar.' }],
      [
        'Viajes y traslados al aeropuerto', 35, { type_general: 'Traslado' },
        { icon: 'taxi', category: 'Traslados de personas', note: 'Carro con aire y maletero amplio, puntual a cualquier hora.' },
      ],
    ],
  },
  {
    icon: 'scissors',
    category: 'Peluquería y barbería',
    wants: ['Secador de cabello', 'Silla', 'Perfume', 'Zapatos', 'Teléfono'],
    notes: ['Corte, lavado y secado en mi salón o en tu casa.', 'Uso productos buenos y todo esterilizado.'],
    items: [
      ['Corte de cabello a domicilio', 10, { type_general: 'Corte' }],
      ['Barbería para caballeros y niños', 8, { type_general: 'Barbería' }, { note: 'Degradados, barba y navaja, todo esterilizado.' }],
      ['Secado y cepillado para eventos', 15, { type_general: 'Peinado' }],
    ],
  },
  {
    icon: 'nail-polish',
    category: 'Manicure y pedicure',
    wants: ['Ropa', 'Perfume', 'Maquillaje', 'Bolso', 'Teléfono'],
    notes: ['Sistema semipermanente que dura tres semanas.', 'Diseños sencillos incluidos, tú escoges el color.'],
    items: [
      ['Uñas acrílicas y semipermanentes', 18, { type_general: 'Uñas' }],
      ['Manicure y pedicure tradicional', 14, { type_general: 'Manicure' }],
    ],
  },
  {
    icon: 'lipstick',
    category: 'Maquillaje',
    wants: ['Perfume', 'Vestido', 'Fotografía', 'Aro de luz'],
    notes: ['Maquillaje de larga duración con prueba antes del evento.', 'Llevo mi equipo y mis luces a tu casa.'],
    items: [
      ['Maquillaje para bodas y grados', 35, { type_general: 'Maquillaje' }],
      ['Maquillaje social con pestañas', 25, { type_general: 'Maquillaje' }],
    ],
  },
  {
    icon: 'flexed-biceps',
    category: 'Entrenamiento personal',
    wants: ['Pesas', 'Bicicleta', 'Zapatos deportivos', 'Suplementos'],
    notes: ['Doce sesiones al mes en el parque, con plan a tu medida.', 'Soy profesor de educación física.'],
    items: [
      ['Entrenamiento funcional personalizado', 45, { discipline: 'Funcional' }],
      [
        'Clases de yoga en el parque', 30, { discipline: 'Yoga' },
        { icon: 'lotus', note: 'Dos veces por semana, todos los niveles, traes tu colchoneta.' },
      ],
    ],
  },
  {
    icon: 'camera-with-flash',
    category: 'Fotografía y video',
    wants: ['Lente', 'Laptop', 'Disco duro', 'Trípode', 'Teléfono'],
    notes: ['Entrego treinta fotos editadas en una semana.', 'Equipo propio, luces y fondo.'],
    items: [
      ['Sesión de fotos en exteriores', 60, { type_general: 'Retratos' }],
      ['Fotografía de bodas y quince años', 180, { type_general: 'Eventos' }, { note: 'Cobertura completa y álbum digital en quince días.' }],
      ['Fotos de productos para tu tienda', 50, { type_general: 'Producto' }, { note: 'Diez productos con fondo blanco y luz de estudio.' }],
    ],
  },
  {
    icon: 'balloon',
    category: 'Animación infantil',
    wants: ['Corneta', 'Disfraz', 'Juguetes', 'Teléfono'],
    notes: ['Dos horas de juegos, pintacaritas y globos.', 'Los niños la pasan brutal y los papás descansan.'],
    items: [
      ['Animación de fiestas infantiles', 55, { type_general: 'Animación' }],
      [
        'Decoración con globos para cumpleaños', 40, { type_general: 'Decoración' },
        { category: 'Decoración de eventos', note: 'Arco, mesa y centro de piñata en los colores que quieras.' },
      ],
    ],
  },
  {
    icon: 'microphone',
    category: 'Música en vivo',
    wants: ['Guitarra', 'Corneta', 'Micrófono', 'Hospedaje'],
    notes: ['Boleros, gaitas y música venezolana. Llevamos el sonido.', 'Una hora de música para tu reunión.'],
    items: [
      ['Serenata con cuatro, bajo y maracas', 70, { type_general: 'Música venezolana' }, { note: 'Boleros y música venezolana, una hora completa.' }],
      ['Grupo de gaitas para diciembre', 160, { type_general: 'Gaitas' }, { note: 'Ocho músicos con furro, tambora y mucho sabor zuliano.' }],
    ],
  },
  {
    icon: 'birthday-cake',
    category: 'Tortas y pasapalos',
    wants: ['Batidora', 'Harina', 'Horno', 'Moldes', 'Teléfono'],
    notes: ['Hecha por encargo, con tres días de anticipación.', 'Bizcocho esponjoso y decoración a tu gusto.'],
    items: [
      ['Torta de cumpleaños por encargo', 30, { type_general: 'Torta' }],
      [
        'Cien pasapalos para tu reunión', 35, { type_general: 'Pasapalos' },
        { icon: 'pretzel', note: 'Tequeños, bolitas de carne y pastelitos, recién hechos.' },
      ],
      ['Mesa de dulces para eventos', 75, { type_general: 'Dulces' }, { icon: 'cupcake', note: 'Seis tipos de dulces con montaje incluido.' }],
    ],
  },
  {
    icon: 'crayon',
    category: 'Diseño gráfico',
    wants: ['Tableta gráfica', 'Monitor', 'Silla de oficina', 'Clases de inglés', 'Fotografía'],
    notes: ['Tres propuestas y cambios hasta que quede como quieres.', 'Entrego archivos listos para imprenta y redes.'],
    items: [
      ['Diseño de logo para emprendimientos', 50, { type_general: 'Logo' }],
      ['Diseño de menús y tarjetas', 25, { type_general: 'Impresos' }],
      [
        'Página web sencilla para tu negocio', 130, { type_general: 'Web' },
        { icon: 'laptop', category: 'Diseño web', note: 'Una página con tu catálogo y tus fotos, lista en dos semanas.' },
      ],
    ],
  },
  {
    icon: 'abacus',
    category: 'Contabilidad',
    wants: ['Laptop', 'Impresora', 'Escritorio', 'Mecánica'],
    notes: ['Llevo tu contabilidad mensual y tus declaraciones.', 'Contadora colegiada, atención en línea.'],
    items: [
      ['Contabilidad mensual para comercios', 60, { type_general: 'Contabilidad' }],
      ['Asesoría para abrir tu empresa', 90, { type_general: 'Asesoría' }, { note: 'Te acompaño con el registro y los libros.' }],
    ],
  },
  {
    icon: 'broom',
    category: 'Limpieza',
    wants: ['Mercado', 'Ropa de niño', 'Lavadora', 'Teléfono'],
    notes: ['Limpieza profunda de cocina, baños y ventanas.', 'Responsable, con referencias de otras familias.'],
    items: [
      ['Limpieza de casas y apartamentos', 25, { type_general: 'Limpieza' }],
      ['Limpieza profunda después de obra', 60, { type_general: 'Limpieza' }],
      [
        'Lavado de muebles y colchones', 40, { type_general: 'Lavado' },
        { icon: 'couch-and-lamp', note: 'Máquina de inyección y succión, seca en cuatro horas.' },
      ],
    ],
  },
  {
    icon: 'seedling',
    category: 'Jardinería',
    wants: ['Herramientas', 'Matas', 'Podadora', 'Mercado'],
    notes: ['Corto grama, podo y siembro. Llevo mi desmalezadora.', 'También armo huertos en casa y balcones.'],
    items: [
      ['Jardinería y poda de árboles', 30, { type_general: 'Jardinería' }, { note: 'Corto grama y podo. Llevo mi desmalezadora y recojo todo.' }],
      ['Huerto en casa con asesoría', 45, { type_general: 'Huerto' }, { icon: 'tomato', note: 'Cajones, tierra y semillas; te enseño a cuidarlo.' }],
    ],
  },
  {
    icon: 'thread',
    category: 'Costura y arreglos',
    wants: ['Telas', 'Máquina de coser', 'Plancha', 'Zapatos'],
    notes: ['Ruedos, cierres y ajustes de un día para otro.', 'Hago cortinas, uniformes y ropa por encargo.'],
    items: [
      ['Arreglos de ropa y costura', 8, { type_general: 'Costura' }],
      ['Cortinas y cojines a la medida', 40, { type_general: 'Cortinas' }, { note: 'Tomo las medidas en tu casa y los entrego instalados.' }],
    ],
  },
  {
    icon: 'dog',
    category: 'Paseo y guardería',
    wants: ['Alimento para perros', 'Zapatos deportivos', 'Libros', 'Teléfono'],
    notes: ['Paseos de una hora, grupo de tres perritos máximo.', 'En casa con patio y mucho cariño.'],
    items: [
      ['Paseo de perros por las mañanas', 30, { type_animal: 'Perros' }],
      [
        'Guardería canina en vacaciones', 12, { type_animal: 'Perros' },
        { icon: 'dog', note: 'En casa con patio y mucho cariño, fotos todos los días.' },
      ],
      [
        'Baño y corte para perros pequeños', 15, { type_animal: 'Perros' },
        { icon: 'poodle', category: 'Peluquería canina', note: 'Baño, corte de uñas y limpieza de oídos.' },
      ],
    ],
  },
  {
    icon: 'thermometer',
    category: 'Cuidado de personas mayores',
    wants: ['Mercado', 'Teléfono', 'Ventilador', 'Uniformes'],
    notes: ['Enfermera con experiencia, turnos de día o de noche.', 'Tomo tensión, doy medicinas a su hora y acompaño.'],
    items: [
      ['Cuidado de personas mayores', 35, { type_general: 'Cuidado' }],
      [
        'Niñera por horas con referencias', 15, { type_general: 'Niños' },
        { icon: 'baby-bottle', category: 'Cuidado de niños', note: 'Soy educadora, cuido niños desde un año y ayudo con las tareas.' },
      ],
    ],
  },
  {
    icon: 'mountain',
    category: 'Guías y excursiones',
    wants: ['Carpa', 'Morral', 'Zapatos de montaña', 'Cámara'],
    notes: ['Grupo pequeño, con guía certificado y refrigerio.', 'Salimos de madrugada y volvemos por la tarde.'],
    items: [
      ['Excursión guiada de montaña', 25, { type_general: 'Montaña' }, { note: 'Grupo pequeño, con guía certificado y refrigerio.' }],
      [
        'Fin de semana en posada de montaña', 80, { type_general: 'Posada' },
        { icon: 'hut', category: 'Hospedaje', note: 'Dos noches para dos personas, con desayuno andino.' },
      ],
    ],
  },
]
