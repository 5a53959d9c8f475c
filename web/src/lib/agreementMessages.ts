/** Texts of what was agreed on; a file of its own, so that it loads with its screen. */
export const agreementMessages = {
  title: "Acta del cambio",
  titleOf: (transactionId: string) => `Acta del cambio ${transactionId}`,
  agreed: "Acordado el",
  zone: "hora de Caracas",
  version: "Versión",
  versionOf: (version: number, count: number) => `${version} de ${count}`,
  versions: "Versiones del acta",
  versionLink: (version: number, day: string) => `Versión ${version}, ${day}`,
  replaced: "Después acordaron otra cosa: vale la última versión.",
  gives: (name: string) => `${name} da`,
  value: "Valor",
  words: "Y en sus palabras",
  onlyWords: "En sus palabras",
  money: "Complemento en dinero",
  pictureOf: (title: string, number: number) => `${title}, foto ${number}`,
  meaning:
    "Así quedó acordado entre los dos. Lo que cada quien cambie después en su publicación, en su valor o en su perfil no cambia esta acta.",
  masked:
    "Una de las personas eliminó sus datos: su nombre y sus fotos ya no están. Lo acordado sigue igual, y la huella es la del acta completa: quien guardó su texto puede comprobarla.",
  hash: "Huella (SHA-256)",
  genuine: "Comprobada en este dispositivo: el acta está igual que cuando se acordó.",
  different: "El texto no coincide con la huella. Escríbenos.",
  exact: "Texto del que sale la huella",
  exactHint: "Guárdalo tal cual para comprobar la huella cuando quieras, con cualquier programa que calcule SHA-256.",
  print: "Imprimir o guardar como PDF",
  toChat: "Ver la conversación",
  none: "Este cambio no tiene acta",
  noneHint:
    "El acta se hace cuando los dos se ponen de acuerdo. Los cambios acordados antes de que las hiciéramos no tienen.",
  missing: "Esta acta no existe",
  missingHint: "Un acta solo la ven las dos personas del cambio.",
} as const;
