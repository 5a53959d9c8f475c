/** Texts of editing a publication, outside of the wizard. */
export const editMessages = {
  edit: "Editar",
  editOf: (title: string) => `Editar: ${title}`,
  /** Of one that was returned. */
  mend: "Corregir",
  mendOf: (title: string) => `Corregir: ${title}`,
  title: "Editar publicación",
  submit: "Actualizar",
  submitting: "Subiendo tu edición…",
  success: "La publicación ha sido actualizada exitosamente",
  inReview: "Tu edición está en revisión",
  waiting:
    "Tu última edición está en revisión. Mientras tanto se ve la versión anterior; si editas de nuevo, se revisa lo nuevo.",
  waitingFirst: "Esta publicación está en revisión. Puedes seguir cambiándola.",
  returned: (reason: string) => `La revisión no aprobó lo que enviaste: ${reason.replace(/\.$/, "")}.`,
  appeal: "Pedir otra revisión",
  notYours: "Solo puedes editar tus publicaciones. Aquí puedes crear una nueva.",
  stale: "La publicación cambió desde la última vez que la editabas. Empezamos con la versión actual.",
  refusal: {
    FINISHED: { title: "Esta publicación ya se cambió", hint: "Lo que ya se cambió queda como está." },
    RESERVED: {
      title: "Hay un cambio acordado con esta publicación",
      hint: "Lo que acordaste queda como está. Podrás editarla si el cambio no se concreta.",
    },
  },
  seeSwap: "Ver el cambio",
  own: "Mis Publicaciones",
  loading: "Cargando tu publicación…",
  done: {
    title: "¡Listo! Guardamos tu edición",
    text: "El valor, los intereses y el lugar ya se ven. El título, las fotos y la descripción se verán después de una breve revisión; mientras tanto sigue la versión anterior.",
  },
  doneHidden: {
    title: "¡Listo! Guardamos tu edición",
    text: "Pasa por una breve revisión. Te avisamos por aquí apenas esté lista.",
  },
} as const;
