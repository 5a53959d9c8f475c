import { documentDays } from "../../../rules/verification";
import { answerHours } from "./prices";

/** Texts of the verification panel in the settings; a file of its own, so that it loads with it. */
export const verificationMessages = {
  title: "Verificación de identidad",
  lead: "Una marca al lado de tu nombre dice que eres quien dices ser. Es gratis durante la promoción de lanzamiento.",
  more: "Cómo funciona",
  start: "Verificar mi identidad",
  wished: "Falta enviar tus documentos",
  wishedHint: "Para tener la marca al lado de tu nombre, envíanos tu cédula y una foto tuya.",
  send: "Enviar mis documentos",
  waiting: "Estamos revisando tus documentos",
  waitingHint: `Te respondemos en un máximo de ${answerHours} horas, con un aviso y un correo.`,
  sent: "Los enviaste",
  refused: "No pudimos verificar tu identidad",
  reason: (reason: string) => `Motivo: ${reason}`,
  again: "Volver a intentarlo",
  verified: "Tu identidad está verificada",
  verifiedHint:
    "La marca está al lado de tu nombre. Si cambias tu nombre o tu fecha de nacimiento, tendrás que verificarte de nuevo.",
  form: {
    match: "Tu nombre y tu fecha de nacimiento deben ser los de tu cédula.",
    data: "Corregirlos en Datos Personales",
    number: "Número de cédula",
    numberHint: "Solo los números, por ejemplo 12345678.",
    document: "Foto de tu cédula",
    photo: "Foto tuya",
    hint: {
      document: "Por el lado de la foto, completa y con los datos legibles.",
      photo: "De frente, con buena luz y sin lentes oscuros.",
    },
    privacy: `Solo los ve nuestro equipo. Los guardamos cifrados y los eliminamos ${documentDays} días después de responderte.`,
    send: "Enviar",
    cancel: "Ahora no",
  },
  picture: { choose: "Elegir imagen", change: "Cambiar imagen", preview: "Así se verá" },
  done: "Recibimos tus documentos.",
} as const;
