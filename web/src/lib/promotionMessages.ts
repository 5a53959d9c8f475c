/** What promoting a publication says; apart, so that it loads with its screens. */
export const promotionMessages = {
  created: {
    title: '¡Tu publicidad fue creada!',
    text: 'Tu publicación ya sale primero en las búsquedas, con la cinta Promo. La promoción termina sola cuando se muestran las impresiones que compraste.',
    another: 'Promocionar otra publicación',
    wall: 'Ir al muro',
  },
} as const
