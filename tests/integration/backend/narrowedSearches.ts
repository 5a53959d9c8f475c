/**
 * Searches of the demo town beside those of everyday words: addresses, how many results and how many paid ones there
 * are, and what comes first, at most four. From the middle of Caracas, where no town is named.
 */
const table = `
search_publications?tags=celular&search_by=trade | 86 | 2 | Cambio de pantallas de celular | Clases de cuatro venezolano | Plomería y destape de tuberías | Laptop usada
search_publications?tags=bicicleta&search_by=trade | 70 | 1 | Juego de mancuernas de 20 kilos | Teléfono Android 128GB | Plomería y destape de tuberías | Laptop usada
search_publications?tags=laptop&search_by=trade | 63 | 1 | Cambio de pantallas de celular | Bicicleta montañera | Violín 3/4 para estudiante | Cámara Sony Cyber-shot de bolsillo
search_publications?tags=nevera&search_by=trade | 34 | 1 | Plomería y destape de tuberías | Tres pipotes de 200 litros | Vitrina de vidrio para mostrador | Tanque de agua de 1.000 litros
search_publications?tags=moto&search_by=trade | 43 | 1 | Ford Fiesta Power 2007 | Compresor de aire de 25 litros | Planta eléctrica Domosa de 2,5 kW a gasolina | Cambio de tablero eléctrico
search_publications?tags=guitarra&search_by=trade | 29 | 1 | Teléfono Android 128GB | Cámara Sony Cyber-shot de bolsillo | Patineta completa | Teclado Yamaha PSR-E373
search_publications?tags=lavadora,cocina&search_by=trade | 33 | 0 | Nevera Mabe de 14 pies sin escarcha | Nevera Samsung de dos puertas con dispensador | Televisor Samsung de 43 pulgadas 4K | Mesa redonda de comedor con vidrio
search_publications?tags=tel&search_by=trade | 86 | 2 | Cambio de pantallas de celular | Clases de cuatro venezolano | Plomería y destape de tuberías | Laptop usada
search_publications?tags=zanfona&search_by=trade | 0 | 0
search_publications?tags=televisor&search_by=trade&km=15 | 15 | 0 | Planchador vertical de ropa | Teléfono Android 128GB | Mesa de comedor | Laptop usada
search_publications?tags=cama&search_by=trade&category_id=2 | 2 | 0 | Colchón matrimonial ortopédico | Colchón individual casi nuevo
search_publications?tags=bicicleta,moto | 14 | 0 | Bicicleta montañera | Mantenimiento de motos | Bicicleta Greco rin 26 de 21 velocidades | Bicicleta montañera GW aro 29 de aluminio
search_publications?tags=laptop,celular,tablet | 16 | 1 | Teléfono Android 128GB | Cambio de pantallas de celular | Laptop usada | Xiaomi Mi Band 7 con correa extra
search_publications?tags=nevera,lavadora,cocina,microondas | 16 | 0 | Nevera Mabe de 14 pies sin escarcha | Máquina de cotufas con carrito | Nevera Samsung de dos puertas con dispensador | Microondas pequeño Daewoo blanco
search_publications?tags=guitarra,piano | 8 | 0 | Clases de guitarra | Teclado Yamaha PSR-E373 | Piano digital Roland con pedal | Guitarra eléctrica Yamaha Pacifica
search_publications?tags=silla,mesa | 12 | 0 | Mesa de comedor | Mesa de dulces para eventos | Silla de oficina | Silla ergonómica para juegos roja
search_publications?tags=zanfona,guitarra | 5 | 0 | Clases de guitarra | Guitarra eléctrica Yamaha Pacifica | Guitarra Epiphone SG con amplificador | Bajo eléctrico Ibanez de cuatro cuerdas
search_publications?tags=perro,gato,acuario,loro,pecera,jaula | 7 | 0 | Acuario pequeño con peces guppy | Pecera de 60 litros equipada | Casa para perro de madera mediana (sin gato, acuario, loro, pecera, jaula) | Saco de perrarina de 20 kilos (sin gato, acuario, loro, pecera, jaula)
search_publications?tags=nevera&km=5 | 0 | 0
search_publications?tags=nevera&km=15 | 1 | 0 | Nevera Mabe de 14 pies sin escarcha
search_publications?tags=nevera&km=100 | 2 | 0 | Nevera Mabe de 14 pies sin escarcha | Nevera Samsung de dos puertas con dispensador
search_publications?tags=clases&km=15&from=merida | 0 | 0
search_publications?tags=nevera&km=50&from=maracaibo | 1 | 0 | Reparación de neveras a domicilio
search_publications?tags=nevera&location=Zulia | 1 | 0 | Reparación de neveras a domicilio
search_publications?tags=mesa&location=caracas | 2 | 0 | Mesa de comedor | Mesa de dulces para eventos
search_publications?tags=bicicleta&min_price=100&max_price=150 | 1 | 0 | Bicicleta Greco rin 26 de 21 velocidades
search_publications?tags=celular&condition=Nuevo | 1 | 0 | Teléfono Android 128GB
search_publications?tags=clases&type=2 | 19 | 1 | Clases de guitarra | Clases de cuatro venezolano | Preparación para examen de francés | Clases de tejido a crochet
search_publications?tags=casa&type=1 | 4 | 0 | Townhouse en conjunto cerrado | Casa de tres habitaciones con patio | Casa para perro de madera mediana | Casa de muñecas de madera
search_publications?tags=reloj&order=newest | 5 | 0 | Xiaomi Mi Band 7 con correa extra | Reloj de pared con péndulo | Reloj Haylou para hacer ejercicio | Reloj de arena de bronce
search_publications?tags=mesa&order=value_down | 5 | 0 | Mesa de comedor de algarrobo para seis | Mesa de ping pong plegable | Mesa redonda de comedor con vidrio | Mesa de comedor
search_publications?tags=muebles&page=2 | 17 | 0 | Juego de comedor con cuatro sillas | Cama queen con cabecera tapizada | Sofá cama matrimonial gris | Silla ejecutiva con malla transpirable
search_publications?tags=ropa&category_id=155 | 10 | 1 | Chaqueta de cuero negra | Vestido largo floreado de playa | Abrigo largo de lana talla M | Traje de quince años con corona
search_publications?tags=laptop&page=2 | 7 | 1
search_publications_by_values?left=20&right=30 | 79 | 2 | Set de percusión para niños | Maquillaje social con pestañas | Cambio de pantallas de celular | Balón Molten de futsal
search_publications_by_values?left=30&right=20 | 79 | 2 | Set de percusión para niños | Maquillaje social con pestañas | Cambio de pantallas de celular | Balón Molten de futsal
search_publications_by_values?left=50 | 14 | 0 | Diseño de logo para emprendimientos | Juego de mancuernas de 20 kilos | New Balance 574 grises talla 41 | Esmeril angular Bosch de 4 1/2
search_publications_by_values?right=50 | 14 | 0 | Diseño de logo para emprendimientos | Juego de mancuernas de 20 kilos | New Balance 574 grises talla 41 | Esmeril angular Bosch de 4 1/2
search_publications_by_values?left=0&right=0 | 0 | 0
search_publications_by_values?left=1&right=5000 | 385 | 2 | Planchador vertical de ropa | Diseño de logo para emprendimientos | Juego de mancuernas de 20 kilos | Teléfono Android 128GB
search_publications_by_values?left=1&right=5000&km=25 | 152 | 2 | Planchador vertical de ropa | Diseño de logo para emprendimientos | Juego de mancuernas de 20 kilos | Teléfono Android 128GB
search_publications_by_values?left=50&right=100&km=5 | 23 | 0 | Diseño de logo para emprendimientos | Juego de mancuernas de 20 kilos | Mesa de comedor | New Balance 574 grises talla 41
search_publications_by_values?left=50&right=100&from=merida | 89 | 2 | Escalera de aluminio de siete peldaños | Cámara análoga Pentax K1000 | Dispensador de agua fría y caliente | Maletín de herramientas para electricista
search_publications_by_values?left=20&right=90&type=2 | 59 | 1 | Diseño de logo para emprendimientos | Maquillaje social con pestañas | Cambio de pantallas de celular | Clases de cuatro venezolano
search_publications_by_values?left=20&right=90&condition=Nuevo | 31 | 0 | Triciclo metálico rojo | Casa para perro de madera mediana | Silla de oficina | Acuario pequeño con peces guppy
search_publications_by_values?left=100&right=200&category_id=1 | 13 | 1 | Teléfono Android 128GB | Laptop usada | Corneta amplificada de 15 pulgadas con trípode | Xbox One S de 1TB con tres juegos
search_publications_by_values?left=1&right=5000&order=value_up | 385 | 2 | Cartón de huevos criollos | Docena de catalinas y polvorosas | Arreglos de ropa y costura | Barbería para caballeros y niños
search_publications_by_values?left=1&right=5000&order=value_down | 385 | 2 | Renault Logan 2012 gris plata | Camioneta Jeep Grand Cherokee 2001 | Chevrolet Aveo 2010 sincrónico | Ford Fiesta Power 2007
search_publications_by_values?left=1&right=5000&order=newest | 385 | 2 | Mesa de dulces para eventos | Cartón de huevos criollos | Combo de granos de diez kilos | Preparación para examen de francés
search_publications_by_values?left=1&right=100&location=mérida | 15 | 0 | Gorra de los Tigres de Aragua | Cámara análoga Pentax K1000 | Reloj Haylou para hacer ejercicio | Dispensador de agua fría y caliente
search_publications_by_category?category=1 | 57 | 2 | Teléfono Android 128GB | Laptop usada | Radio portátil Sony de los años ochenta | Cámara Sony Cyber-shot de bolsillo
search_publications_by_category?category=1&page=3 | 57 | 2 | Consola Nintendo Switch Lite amarilla | Impresora HP LaserJet P1102w con tóner nuevo | MacBook Air 2017 en buen estado | Audífonos con micrófono para videojuegos
search_publications_by_category?category=1&from=nowhere | 57 | 2 | Generador Honda de 5 kW con arranque eléctrico | Estación de energía portátil de 300 watts | Cornetas Logitech Z313 para computadora | TV LG de 32 pulgadas con TV box
search_publications_by_category?category=1&from=merida | 57 | 2 | Cámara Nikon D3200 con dos lentes | Cámara análoga Pentax K1000 | Reloj Haylou para hacer ejercicio | Inversor de 1000 watts con batería
search_publications_by_category?category=1&order=newest | 57 | 2 | Consola Nintendo Switch Lite amarilla | PC de escritorio Core i5 con monitor de 20 pulgadas | Corneta amplificada de 15 pulgadas con trípode | Teléfono Android 128GB
search_publications_by_category?category=1&condition=Nuevo | 3 | 0 | Teléfono Android 128GB | Teclado Genius en español sin uso | Impresora HP LaserJet P1102w con tóner nuevo
search_publications_by_category?category=1&min_price=100&max_price=200 | 13 | 1 | Teléfono Android 128GB | Laptop usada | Corneta amplificada de 15 pulgadas con trípode | Xbox One S de 1TB con tres juegos
search_publications_by_category?category=4&km=15 | 2 | 0 | Teléfono Android 128GB | Xiaomi Mi Band 7 con correa extra
search_publications_by_category?category=5 | 5 | 0 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
search_publications_by_category?category=5&fields={"brand":["Samsung"]} | 1 | 0 | Teléfono Samsung Galaxy A32 128GB liberado
search_publications_by_category?category=136&fields={"year":{"min":2008,"max":2012}} | 3 | 0 | Toyota Corolla 2008 automático | Renault Logan 2012 gris plata | Chevrolet Aveo 2010 sincrónico
search_publications_by_category?category=3&type=1 | 0 | 0
search_publications_by_category?category=135&page=2 | 22 | 0 | Camioneta Toyota Terios 2006 | Camioneta Jeep Grand Cherokee 2001 | Chevrolet Aveo 2010 sincrónico | Moto Bera SBR 2021 roja
search_publications_by_category?category=322 | 0 | 0
search_publications_by_category?category=245&order=value_up | 2 | 0 | Caja de óleos Winsor & Newton | Caballete de madera con pinceles
search_publications_by_category?category=999999 | 0 | 0
`;

/** Addresses of searches, how many results and paid ones they have in the demo town, and the first of them. */
export const narrowedSearches = table
  .trim()
  .split("\n")
  .map((row): [address: string, total: number, paid: number, first: string[]] => {
    const [address = "", total = "", paid = "", ...first] = row.split(" | ");
    return [address, Number(total), Number(paid), first];
  });
