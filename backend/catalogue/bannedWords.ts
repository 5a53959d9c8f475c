/** A class of goods that the terms forbid, with the words and phrases that give it away in a public text. */
export type BannedClass = { key: string; name: string; words: string[] }

/**
 * Lower case, without accents, matched as whole words (a phrase as its words in a row). The lists prefer to miss something that a person can
 * report over refusing an honest publication, so words with an innocent everyday meaning stay out.
 */
export const bannedClasses: BannedClass[] = [
  {
    key: 'weapons',
    name: 'Armas, municiones y explosivos',
    words: [
      'pistola de fuego', 'arma de fuego', 'armas de fuego', 'revolver', 'escopeta', 'fusil', 'rifle', 'municion', 'municiones', 'balas',
      'silenciador de arma', 'granada', 'granadas', 'explosivo', 'explosivos', 'polvora', 'dinamita', 'glock', 'beretta', 'ak-47', 'ar-15',
    ],
  },
  {
    key: 'drugs',
    name: 'Drogas y estupefacientes',
    words: [
      'marihuana', 'cannabis', 'cocaina', 'crack', 'heroina', 'extasis', 'lsd', 'metanfetamina', 'tusi', 'hachis', 'droga', 'drogas',
      'fentanilo',
    ],
  },
  {
    key: 'medicines',
    name: 'Medicinas controladas o con receta',
    words: [
      'clonazepam', 'alprazolam', 'diazepam', 'rivotril', 'tramadol', 'morfina', 'oxicodona', 'misoprostol', 'cytotec', 'ketamina',
      'anabolicos',
    ],
  },
  {
    key: 'stolen',
    name: 'Bienes robados',
    words: [
      'robado', 'robada', 'robados', 'robadas', 'hurtado', 'hurtada', 'reporte de robo', 'imei bloqueado',
    ],
  },
  {
    key: 'human',
    name: 'Restos u órganos humanos',
    words: [
      'organo humano', 'organos humanos', 'rinon humano', 'huesos humanos', 'restos humanos', 'sangre humana', 'semen humano',
    ],
  },
  {
    key: 'counterfeit',
    name: 'Bienes que infringen la propiedad intelectual',
    words: [
      'replica aaa', 'replica exacta', 'imitacion perfecta', 'copia original', 'quemados piratas', 'peliculas piratas', 'software pirata',
      'pirata', 'piratas', 'triple a clon',
    ],
  },
  {
    key: 'wildlife',
    name: 'Especies protegidas y sus partes',
    words: [
      'guacamaya viva', 'loro real', 'cotorra margaritena', 'cardenalito', 'tortuga carey', 'carey', 'marfil', 'caiman', 'morrocoy vivo',
      'morrocoyes', 'mono vivo', 'piel de jaguar', 'oso frontino',
    ],
  },
  {
    key: 'undocumented',
    name: 'Vehículos sin documentos',
    words: [
      'sin papeles', 'sin documentos', 'sin titulo', 'seriales devastados', 'seriales limados', 'serial limado', 'papeles chimbos',
    ],
  },
  {
    key: 'databases',
    name: 'Bases de datos',
    words: [
      'base de datos de clientes', 'bases de datos de clientes', 'base de datos de personas', 'listado de correos', 'lista de telefonos',
      'data de clientes',
    ],
  },
  {
    key: 'documents',
    name: 'Documentos legales o de identidad',
    words: [
      'cedula en blanco', 'pasaporte', 'pasaportes', 'titulo universitario', 'licencia de conducir', 'partida de nacimiento',
      'certificado medico vial', 'rif a nombre', 'visa americana', 'factura fiscal',
    ],
  },
  {
    key: 'heritage',
    name: 'Patrimonio cultural',
    words: [
      'pieza arqueologica', 'piezas arqueologicas', 'precolombino', 'precolombina', 'petroglifo', 'fosil', 'fosiles',
      'arte sacro colonial',
    ],
  },
  {
    key: 'lottery',
    name: 'Loterías y juegos de azar',
    words: [
      'loteria', 'rifa', 'rifas', 'ticket ganador', 'animalitos de loteria', 'parley', 'maquina traganiqueles', 'traganiqueles',
    ],
  },
  {
    key: 'hacking',
    name: 'Programas para intervenir equipos',
    words: [
      'hackear', 'hackeo', 'hacker', 'keylogger', 'programa espia', 'clonar whatsapp', 'desbloqueo de icloud', 'skimmer',
    ],
  },
  {
    key: 'fiscal',
    name: 'Máquinas fiscales',
    words: [
      'maquina fiscal', 'maquinas fiscales', 'impresora fiscal', 'impresoras fiscales', 'memoria fiscal',
    ],
  },
  {
    key: 'remotes',
    name: 'Controles universales de vehículos',
    words: [
      'control universal de carro', 'control universal de vehiculos', 'clonador de controles', 'inhibidor de alarmas',
      'inhibidor de senal', 'decodificador de llaves',
    ],
  },
  {
    key: 'currency',
    name: 'Dinero y divisas',
    words: [
      'dolares en efectivo', 'cambio dolares', 'compro dolares', 'vendo dolares', 'bitcoin', 'usdt', 'criptomonedas', 'zelle', 'divisas',
      'euros en efectivo', 'bolivares en efectivo',
    ],
  },
  {
    key: 'illegal',
    name: 'Contenido para adultos y todo lo ilegal',
    words: [
      'pornografia', 'porno', 'contenido xxx', 'escort', 'escorts', 'prostitucion', 'sicario', 'lavado de dinero', 'firma falsificada',
      'billetes falsos', 'medidor alterado', 'cable pelado de la calle',
    ],
  },
]
