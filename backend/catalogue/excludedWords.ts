/** Words that say nothing about what a publication is: they become neither tags nor interests. Lower case; compare without accents. */
export const excludedWords: string[] = [
  'a', 'al', 'algo', 'ante', 'aquí', 'bajo', 'buen', 'buena', 'bueno', 'buenos', 'buenas', 'cada', 'cambio', 'como', 'con', 'contra', 'cual',
  'cualquier', 'cuando', 'de', 'del', 'desde', 'donde', 'e', 'el', 'ella', 'ellas', 'ellos', 'en', 'entre', 'era', 'es', 'esa', 'ese', 'eso',
  'esta', 'está', 'están', 'este', 'esto', 'estos', 'excelente', 'excelentes', 'fue', 'ha', 'hacia', 'hasta', 'hay', 'la', 'las', 'le', 'les',
  'lo', 'los', 'mas', 'más', 'me', 'mi', 'mis', 'muy', 'ni', 'no', 'nos', 'o', 'otra', 'otro', 'otras', 'otros', 'para', 'pero', 'poco',
  'por', 'porque', 'que', 'qué', 'quien', 'se', 'según', 'ser', 'si', 'sí', 'sin', 'sobre', 'solo', 'son', 'su', 'sus', 'también', 'tan', 'te',
  'tiene', 'todo', 'toda', 'todos', 'todas', 'tras', 'tu', 'tus', 'un', 'una', 'unas', 'unos', 'vendo', 'y', 'ya', 'yo',
]
