import { BRAND } from "./messages";

/** Texts of the public and the own profile; a file of its own, so that it loads with them. */
export const profileMessages = {
  person: {
    notFound: "Usuario no encontrado.",
    memberSince: "Miembro desde",
    published: "Publicaciones activas",
    swapsDone: "Cambios Exitosos",
    emailConfirmed: "Correo confirmado",
    reliability: {
      reply: {
        HOUR: "suele responder en menos de una hora",
        DAY: "suele responder en menos de un día",
        THREE_DAYS: "suele responder en menos de tres días",
        LONGER: "suele tardar más de tres días en responder",
      },
      and: " y ",
      cameToAll: (count: number) => `fue a sus ${count} encuentros`,
      cameTo: (count: number, all: number) =>
        count === 0 ? `no fue a sus ${all} encuentros` : `fue a ${count} de sus ${all} encuentros`,
      late: (count: number) => `a ${count} con retraso`,
    },
    publications: "Publicaciones",
    remarks: "Lo que dicen de sus cambios",
    publicationsOf: (name: string) => `Publicaciones de ${name}`,
    none: (name: string) => `${name} no tiene publicaciones aún`,
    noneHint: "Vuelve pronto, o mira lo que otros ofrecen cerca de ti.",
    notListed: "Por ahora no podemos mostrar sus publicaciones.",
    toWall: "Ver el muro",
    description: (name: string, place: string) =>
      `Lo que ${name}${place ? `, de ${place},` : ""} ofrece para cambiar en ${BRAND}.`,
  },
  saved: {
    title: "Publicaciones guardadas",
    none: "No tiene publicaciones guardadas",
    noneHint: "Toca la cinta de una publicación y la encuentras aquí cuando la quieras.",
    gone: "Esta publicación que guardaste se cambió o la retiraron.",
    remove: "Quitar de la lista",
  },
  own: {
    title: "Perfil",
    tabs: {
      publications: "Mis Publicaciones",
      promotions: "Promocionadas",
      credits: "Créditos",
      profile: "Datos Personales",
      account: "Ajustes",
    },
    balance: "Saldo",
    kinds: { ACTIVE: "Activas", INACTIVE: "Inactivas" },
    kind: "Cuáles",
    status: { ACTIVE: "Activa", WAITING: "En revisión", FINISHED: "Cambiada", INACTIVE: "Inactiva" },
    published: (day: string) => `Publicada el ${day}`,
    wants: ([first = "", ...others]: readonly string[]) =>
      `A cambio de ${first}${others.length > 0 ? ` y ${others.length} más` : ""}`,
    reserved: "Hay un cambio acordado",
    proposals: "Ver propuestas recibidas",
    details: "Ver Detalles",
    detailsOf: (title: string) => `Ver Detalles: ${title}`,
    deactivate: "Desactivar",
    deactivateOf: (title: string) => `Desactivar: ${title}`,
    activate: "Activar",
    activateOf: (title: string) => `Activar: ${title}`,
    waitingHint: "La estamos revisando. Te avisamos cuando esté activa.",
    history: "Ver historial",
    historyOf: (title: string) => `Ver historial: ${title}`,
    none: "No tienes Publicaciones activas",
    noneHint: "Publica lo que no usas: es gratis y sin límite.",
    noneInactive: "No tienes publicaciones inactivas",
    noneInactiveHint: "Aquí quedan las que desactivas, las que se están revisando y las que ya cambiaste.",
    confirmTitle: (title: string) => `¿Desactivar «${title}»?`,
    confirmText: "La publicación se eliminará de los cambios y propuestas en los que está, y eso no se puede deshacer.",
    confirmReserved: "Hay un cambio acordado por ella: se cancela, y avisamos a la otra persona.",
    confirmAgain: "La publicación sí la puedes volver a activar cuando quieras.",
    deactivated: "La publicacion ha sido desactivada exitosamente", // sic
    activated: "La publicacion ha sido activada exitosamente", // sic
    inReview: "La publicación volvió a revisión. Te avisamos cuando esté activa.",
  },
  data: {
    title: "Datos Personales",
    hint: "Solo tú ves tu correo, tu teléfono, tu fecha de nacimiento y tu género.",
    seePublic: "Así te ven los demás: nombre, foto, ciudad, calificación y publicaciones activas.",
    seePublicWithoutCity:
      "Así te ven los demás: nombre, foto, calificación y publicaciones activas. Tu ciudad está oculta.",
    email: "Correo electrónico",
    losesMark:
      "Si cambias tu nombre, tu apellido o tu fecha de nacimiento, se quita tu marca de verificación hasta que verifiques tu identidad de nuevo.",
    emailFixed: "El correo de tu cuenta no se puede cambiar.",
    password: "Cambiar contraseña",
    passwordHint:
      "Déjala en blanco si no quieres cambiarla. Al cambiarla se cierran tus otras sesiones; esta sigue abierta.",
    current: "Contraseña actual",
    next: "Nueva contraseña",
    repeat: "Confirma la nueva contraseña",
    save: "Guardar Cambios",
    saved: "Los cambios han sido guardados exitosamente",
    differs: "Las contraseñas deben coincidir",
  },
  banner: {
    label: "Ideas para tus cambios",
    slides: [
      { title: "Publica lo que ya no usas", text: "Es gratis y sin límite." },
      { title: "Fotos claras, más propuestas", text: "De día, de cerca y por varios lados." },
      { title: "Verifica tu identidad", text: "Una marca junto a tu nombre da confianza." },
      { title: "Publicar te da crédito", text: "Se acumula con cada publicación aprobada." },
      { title: "Cambia con calma", text: "Consejos para encontrarse y revisar." },
    ],
  },
  photo: {
    upload: {
      busy: "Estamos evaluando su foto",
      done: "La imagen de perfil se ha guardado correctamente",
      failed: "Ocurrio un error al guardar la imagen de perfil", // sic
    },
    removal: {
      busy: "Quitando la foto…",
      done: "Los cambios han sido guardados exitosamente",
      failed: "Lo sentimos, hubo un error eliminando la foto de perfil",
    },
  },
  account: {
    notifications: "Notificaciones por correo",
    notificationsHint:
      "Te escribimos cuando alguien responde tu pregunta o tu cambio avanza. Los de tu cuenta, los recibos y las decisiones de la revisión llegan siempre.",
    notificationsOn: "Vas a recibir correos sobre tus cambios.",
    notificationsOff: "Ya no vas a recibir correos sobre tus cambios.",
    hideCity: "Ocultar mi ciudad",
    hideCityHint: "Los demás no ven tu ciudad ni tu estado. Tus publicaciones siguen mostrando su municipio.",
    hideCityLocked: "Disponible con Premium",
    hideCityRests: "Ahora se ven: vuelven a ocultarse con Premium",
    cityHidden: "Los demás ya no ven tu ciudad.",
    cityShown: "Los demás vuelven a ver tu ciudad.",
    appearance: "Apariencia",
    appearanceHint: "Vale en este dispositivo.",
    appearances: { system: "Como el sistema", light: "Clara", dark: "Oscura" },
  },
} as const;
