import { BRAND } from './messages'

/** What the pages about a person and their own things say; apart, so that it loads with them. */
export const profileMessages = {
  person: {
    notFound: 'Usuario no encontrado',
    memberSince: 'Miembro desde',
    published: 'Publicaciones activas',
    swapsDone: 'Cambios Exitosos',
    publications: 'Publicaciones',
    publicationsOf: (name: string) => `Publicaciones de ${name}`,
    none: (name: string) => `${name} no tiene publicaciones aún`,
    noneHint: 'Vuelve pronto, o mira lo que otros ofrecen cerca de ti.',
    notListed: 'Por ahora no podemos mostrar sus publicaciones.',
    toWall: 'Ver el muro',
    description: (name: string, place: string) => `Lo que ${name}${place ? `, de ${place},` : ''} ofrece para cambiar en ${BRAND}.`,
  },
  saved: {
    title: 'Publicaciones guardadas',
    none: 'No tiene publicaciones guardadas',
    noneHint: 'Toca la cinta de una publicación y la encuentras aquí cuando la quieras.',
    gone: 'Esta publicación que guardaste se cambió o su dueño la retiró.',
    remove: 'Quitar de la lista',
  },
} as const
