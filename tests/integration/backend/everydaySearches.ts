/**
 * What is searched in the demo town from the middle of Caracas, how much is found, and what comes first: at most four.
 */
const table = `
celular | 9 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
celulares | 9 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
teléfono | 6 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
smartphone | 5 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
carro | 8 | Ford Fiesta Power 2007 | Ford F-100 para trabajo | Toyota Corolla 2008 automático | Renault Logan 2012 gris plata
vehículo | 20 | Ford Fiesta Power 2007 | Ford F-100 para trabajo | Toyota Corolla 2008 automático | Renault Logan 2012 gris plata
moto | 9 | Moto Yamaha XTZ 125 doble propósito | Vespa clásica de 1982 restaurada | Moto Empire Horse 150 con baúl | Moto Bera SBR 2021 roja
computadora | 9 | Laptop usada | Computadora para juegos con Ryzen 5 y GTX 1650 | Laptop Lenovo ThinkPad T480 Core i5 | MacBook Air 2017 en buen estado
laptop | 7 | Laptop usada | Laptop Lenovo ThinkPad T480 Core i5 | MacBook Air 2017 en buen estado | Laptop Dell Latitude 5490 con cargador original
PC | 6 | Laptop usada | Computadora para juegos con Ryzen 5 y GTX 1650 | Laptop Lenovo ThinkPad T480 Core i5 | MacBook Air 2017 en buen estado
TV | 2 | Televisor Samsung de 43 pulgadas 4K | TV LG de 32 pulgadas con TV box
nevera | 5 | Nevera Mabe de 14 pies sin escarcha | Nevera Samsung de dos puertas con dispensador | Nevera ejecutiva Haier para oficina | Reparación de neveras a domicilio
refrigerador | 4 | Nevera Mabe de 14 pies sin escarcha | Nevera Samsung de dos puertas con dispensador | Nevera ejecutiva Haier para oficina | Congelador horizontal de 200 litros
bici | 5 | Bicicleta montañera | Bicicleta Greco rin 26 de 21 velocidades | Bicicleta montañera GW aro 29 de aluminio | Bici de ruta Trek talla 54
gomas talla 42 | 1 | New Balance 574 grises talla 41 (sin 42)
iphone 11 | 1 | iPhone 11 de 64GB, batería al 84%
telefno samsung | 4 | Teléfono Samsung Galaxy A32 128GB liberado | Teléfono Android 128GB (sin samsung) | Teléfono de disco de los sesenta (sin samsung) | Teléfono Infinix Hot 30i como nuevo (sin samsung)
bicicleta rin 26 | 5 | Bicicleta Greco rin 26 de 21 velocidades | Bici infantil rin 16 con rueditas (sin 26) | Bicicleta montañera (sin rin 26) | Bicicleta montañera GW aro 29 de aluminio (sin rin 26)
mesa | 5 | Mesa de comedor | Mesa de dulces para eventos | Mesa de ping pong plegable | Mesa redonda de comedor con vidrio
cuatro | 10 | Cuatro de estudio para niños | Cuatro de concierto con estuche | Clases de cuatro venezolano | Kit de cuatro cámaras Hikvision con grabador
libros | 7 | Cómics de Batman en pasta dura | Código civil comentado | Lote de historietas de Mafalda | Enciclopedia de sexto grado Girasol
casa | 7 | Townhouse en conjunto cerrado | Casa de tres habitaciones con patio | Casa para perro de madera mediana | Limpieza de casas y apartamentos
sofá azul | 3 | Sofá de tres puestos azul | Juego de recibo de ratán con cojines (sin azul) | Sofá cama matrimonial gris (sin azul)
busco una cama | 4 | Cama matrimonial de madera con gaveteros | Cama queen con cabecera tapizada | Sofá cama matrimonial gris | Casa para perro de madera mediana
aire acondicionado | 4 | Aire split inverter Gplus de 18.000 BTU | Aire de ventana LG de 8.000 BTU | Aire portátil de 10.000 BTU con manguera | Mantenimiento de aires acondicionados
planta eléctrica | 2 | Planta eléctrica Domosa de 2,5 kW a gasolina | Generador Honda de 5 kW con arranque eléctrico
generador 5 kw | 2 | Planta eléctrica Domosa de 2,5 kW a gasolina | Generador Honda de 5 kW con arranque eléctrico
clases de inglés | 1 | Clases de inglés conversacional
plomero | 3 | Plomería y destape de tuberías | Instalación de bombas y tanques de agua | Reparación de filtraciones y llaves
torta de cumpleaños | 3 | Torta de cumpleaños por encargo | Mesa de dulces para eventos (sin cumpleaños) | Cien pasapalos para tu reunión (sin cumpleaños)
muebles | 17 | Mesa de comedor | Silla de oficina | Silla ergonómica para juegos roja | Sofá de tres puestos azul
ropa de bebé | 1 | Lote de veinte piezas de ropa de bebé
herramientas | 11 | Compresor de aire de 25 litros | Taladro inalámbrico DeWalt de 20V | Esmeril angular Bosch de 4 1/2 | Taladro percutor
zanfona medieval | 0
silla de ruedas | 1 | Silla de ruedas plegable
guitarra eléctrica | 5 | Guitarra eléctrica Yamaha Pacifica | Guitarra eléctrica Squier con forro | Bajo eléctrico Ibanez de cuatro cuerdas | Clases de guitarra (sin eléctrica)
guitarra eléctrica yamaha roja | 5 | Guitarra eléctrica Yamaha Pacifica (sin roja) | Guitarra eléctrica Squier con forro (sin yamaha roja) | Bajo eléctrico Ibanez de cuatro cuerdas (sin yamaha roja) | Clases de guitarra (sin eléctrica yamaha roja)
smart tv 40 pulgadas | 2 | Televisor Samsung de 43 pulgadas 4K (sin 40) | TV LG de 32 pulgadas con TV box (sin 40)
playera | 4 | Cholas playeras talla 39 | Franela de la Vinotinto talla M | Franela de las Águilas del Zulia | Lote de cinco franelas de algodón
gafas de sol | 1 | Lentes Ray-Ban Wayfarer originales
llantas | 3 | Juego de cuatro cauchos rin 15 | Caucho de moto 110/90-17 | Rines de aluminio 16 de cinco huecos
ropa | 15 | Chaqueta de cuero negra | Vestido largo floreado de playa | Abrigo largo de lana talla M | Traje de quince años con corona
zapatos | 6 | New Balance 574 grises talla 41 | Zapatos de fiesta plateados talla 36 | Cholas playeras talla 39 | Tacones rojos talla 37
cama | 4 | Cama matrimonial de madera con gaveteros | Cama queen con cabecera tapizada | Sofá cama matrimonial gris | Casa para perro de madera mediana
batería | 7 | Batería acústica de cinco piezas | Clases de batería en mi sala de ensayo | Atornillador Bosch con dos baterías | iPhone 11 de 64GB, batería al 84%
juguetes | 8 | Triciclo metálico rojo | Ajedrez de madera con estuche | Monopatín infantil con luces | Rompecabezas de mil piezas del Salto Ángel
silla | 7 | Silla de oficina | Silla ergonómica para juegos roja | Silla de comer para bebé | Silla de ruedas plegable
perro | 4 | Casa para perro de madera mediana | Saco de perrarina de 20 kilos | Baño y corte para perros pequeños | Paseo de perros por las mañanas
comida para perros | 1 | Saco de perrarina de 20 kilos
escritorio barato | 4 | Lámpara de escritorio recargable (sin barato) | Escritorio infantil con repisa (sin barato) | Escritorio en L para computadora (sin barato) | PC de escritorio Core i5 con monitor de 20 pulgadas (sin barato)
torta | 3 | Torta de cumpleaños por encargo | Mesa de dulces para eventos | Cien pasapalos para tu reunión
pasteles | 3 | Mesa de dulces para eventos | Torta de cumpleaños por encargo | Cien pasapalos para tu reunión
corte de pelo | 4 | Corte de cabello a domicilio | Barbería para caballeros y niños | Baño y corte para perros pequeños | Secado y cepillado para eventos
pintura | 3 | Retoques y pintura de rejas | Cuñete de pintura blanca de caucho | Pintura de apartamentos y casas
lavadora samsung | 3 | Lavadora Samsung de 8 kilos automática | Lavadora doble tina Condesa de 9 kilos (sin samsung) | Lavadora automática LG de 12 kilos (sin samsung)
taladro inalambrico | 5 | Taladro inalámbrico DeWalt de 20V | Taladro percutor (sin inalambrico) | Rotomartillo Makita profesional (sin inalambrico) | Taladro percutor Black+Decker (sin inalambrico)
ventilador | 3 | Ventilador recargable con luz | Ventilador de pedestal FM de 18 pulgadas | Ventilador de techo con lámpara
parlante | 3 | Corneta amplificada de 15 pulgadas con trípode | Corneta JBL Flip 5 resistente al agua | Cornetas Logitech Z313 para computadora
auriculares bluetooth | 5 | Audífonos con micrófono (sin bluetooth) | Audífonos Sony WH-CH520 (sin bluetooth) | Audífonos inalámbricos (sin bluetooth) | Audífonos con micrófono para videojuegos (sin bluetooth)
tablet | 0
playstation | 1 | Control de PS4 DualShock original
tele | 2 | Televisor Samsung de 43 pulgadas 4K | TV LG de 32 pulgadas con TV box
xbox | 2 | Xbox One S de 1TB con tres juegos | Control de Xbox inalámbrico negro
mudanza | 1 | Fletes pequeños en camioneta
fotógrafo para boda | 3 | Fotografía de bodas y quince años | Sesión de fotos en exteriores (sin boda) | Fotos de productos para tu tienda (sin boda)
niñera | 1 | Niñera por horas con referencias
gimnasio | 2 | Juego de mancuernas de 20 kilos | Barra olímpica con discos de 60 kilos
pesas | 2 | Juego de mancuernas de 20 kilos | Barra olímpica con discos de 60 kilos
camping | 1 | Carpa iglú de dos personas
carpa | 1 | Carpa iglú de dos personas
generador | 2 | Planta eléctrica Domosa de 2,5 kW a gasolina | Generador Honda de 5 kW con arranque eléctrico
tanque de agua | 6 | Tres pipotes de 200 litros | Tanque de agua de 1.000 litros | Tanque tricapa de 500 litros | Instalación de bombas y tanques de agua
vestido de fiesta | 3 | Vestido largo floreado de playa (sin fiesta) | Traje de quince años con corona (sin fiesta) | Vestido de novia sencillo talla 8 (sin fiesta)
franela talla M | 3 | Franela de la Vinotinto talla M | Franela de las Águilas del Zulia (sin talla M) | Lote de cinco franelas de algodón (sin talla M)
jeans | 1 | Pantalón de vestir negro talla 34
lentes | 3 | Cámara Canon T6 con lente 18-55 | Lentes Ray-Ban Wayfarer originales | Cámara Nikon D3200 con dos lentes
reloj | 5 | Reloj inteligente Amazfit Bip 3 | Reloj Haylou para hacer ejercicio | Reloj de pared con péndulo | Reloj de arena de bronce
harina pan | 1 | Bulto de harina de maíz de 20 kilos
queso | 2 | Queso de mano y nata fresca | Queso llanero semiduro, tres kilos
apartamento | 4 | Apartaestudio remodelado | Apartamento de dos habitaciones | Limpieza de casas y apartamentos | Pintura de apartamentos y casas
coche de bebe | 2 | Coche para bebé plegable | Coche paraguas liviano para viajes
cuna | 3 | Corral portátil con bolso | Moisés tejido con base | Cuna de madera con colchón
puzzle | 1 | Rompecabezas de mil piezas del Salto Ángel
violin | 2 | Violín 3/4 para estudiante | Violín 4/4 con arco y estuche
piano | 3 | Piano digital Roland con pedal | Clases de piano a domicilio | Teclado Yamaha PSR-E373
manga | 2 | Cómics de Batman en pasta dura | Lote de historietas de Mafalda
mouse | 3 | Combo de teclado y ratón inalámbricos Logitech | Ratón inalámbrico HP silencioso | Teclado Genius en español sin uso
impresora | 2 | Impresora HP LaserJet P1102w con tóner nuevo | Impresora Epson L3150 con tinta continua
gato | 1 | Arenero cerrado con pala
pecera | 2 | Acuario pequeño con peces guppy | Pecera de 60 litros equipada
sandalias | 2 | Cholas playeras talla 39 | Sandalias de cuero hechas en Trujillo
compro teléfono samsung | 6 | Teléfono Samsung Galaxy A32 128GB liberado | Teléfono Android 128GB (sin samsung) | Tecno Spark 20 de 256GB (sin samsung) | Teléfono Infinix Hot 30i como nuevo (sin samsung)
clases de guitarra | 20 | Clases de guitarra | Clases de cuatro venezolano (sin guitarra) | Clases de inglés (sin guitarra) | Preparación para examen de francés (sin guitarra)
freidora | 1 | Freidora industrial de dos cestas
morral | 0
celu | 9 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
cel | 9 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
celul | 9 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
tlf | 6 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
telf | 6 | Teléfono Android 128GB | Teléfono Samsung Galaxy A32 128GB liberado | Tecno Spark 20 de 256GB | Teléfono Infinix Hot 30i como nuevo
lap | 7 | Laptop usada | Laptop Lenovo ThinkPad T480 Core i5 | MacBook Air 2017 en buen estado | Laptop Dell Latitude 5490 con cargador original
refri | 4 | Nevera Mabe de 14 pies sin escarcha | Nevera Samsung de dos puertas con dispensador | Nevera ejecutiva Haier para oficina | Congelador horizontal de 200 litros
bicicl | 5 | Bicicleta montañera | Bicicleta Greco rin 26 de 21 velocidades | Bicicleta montañera GW aro 29 de aluminio | Bici de ruta Trek talla 54
depto | 4 | Apartaestudio remodelado | Apartamento de dos habitaciones | Limpieza de casas y apartamentos | Pintura de apartamentos y casas
cauchos | 4 | Juego de cuatro cauchos rin 15 | Caucho de moto 110/90-17 | Cuñete de pintura blanca de caucho | Rines de aluminio 16 de cinco huecos
neveras | 5 | Nevera Mabe de 14 pies sin escarcha | Nevera Samsung de dos puertas con dispensador | Nevera ejecutiva Haier para oficina | Reparación de neveras a domicilio
`;

/** What people type, how many results it has in the demo town, and the first of them. */
export const everydaySearches = table
  .trim()
  .split("\n")
  .map((row): [search: string, total: number, first: string[]] => {
    const [search = "", total = "", ...first] = row.split(" | ");
    return [search, Number(total), first];
  });
