/** Texts of the detail of a publication, which later screens load. */
export const detailMessages = {
  changeProposal: "Modificar Propuesta",
  sendMessage: "Enviar mensaje",
  carousel: "carrusel",
  estimated: "valor estimado",
  wantsYours: (titles: readonly string[]) =>
    titles.length === 1
      ? `Tienes algo que le interesa: ${titles[0]}.`
      : `Tienes ${titles.length} publicaciones que le interesan: ${titles.join(", ")}.`,
  alsoOthers: "También escucha otras propuestas",
  withheldText:
    "Las publicaciones de esta categoría se abren con Premium: fotos, descripción, valor y lo que su dueño busca.",
  withheldAbout: "Qué es Premium",
  disabledReason: {
    OWN_PUBLICATION: "Esta publicación es tuya.",
    NOT_ACTIVE: "Esta publicación no está disponible por ahora.",
    ACCOUNT_NOT_CONFIRMED: "Confirma tu correo para poder proponer.",
    ALREADY_ACCEPTED: "Ya tienen un cambio en proceso.",
  },
  noDescription: "Artículo sin descripción",
  description: "Descripción",
  conditionLabel: "Condición",
  published: "Publicada",
  where: "Dónde está",
  approximate: "Zona aproximada",
  mapOf: (place: string) => `Mapa de la zona: ${place}`,
  proposeIsFree: "Proponer es gratis. Se encuentran, confirman y los dos ganan reputación.",
  category: "Categoría",
  gallery: "Fotos de la publicación",
  photo: (number: number | string, of: number | string) => `Foto ${number} de ${of}`,
  photoCount: (number: number, of: number) => `${number} de ${of}`,
  of: "de",
  previousPhoto: "Foto anterior",
  nextPhoto: "Foto siguiente",
  zoom: "Ver la foto en grande",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  owner: "Quien publica",
  memberSince: "Miembro desde",
  searchRing: "Buscar un círculo de cambio",
  reserved: "Reservada: hay un cambio acordado",
  swapLine: (title: string, interests: readonly string[]) =>
    interests.length > 0 ? `Doy ${title} → Busco ${interests.join(", ")}.` : `Doy ${title}.`,
  seeProfile: "Ver perfil",
  similar: "Parecidas",
  moreOfOwner: "Más de la misma persona",
  notHere: "Esa publicación ya no está disponible",
};
