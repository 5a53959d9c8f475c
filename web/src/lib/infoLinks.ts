import { infoPaths } from './paths'

export interface InfoLink {
  to: string
  label: string
}

/** The pages of information as the footer and the information menu group them. */
export const infoGroups: readonly { title: string; links: readonly InfoLink[] }[] = [
  {
    title: 'Información',
    links: [
      { to: infoPaths.about, label: 'Qué es Truequea' },
      { to: infoPaths.credits, label: 'Créditos' },
      { to: infoPaths.safety, label: 'Consejos de seguridad' },
    ],
  },
  {
    title: 'Servicios',
    links: [
      { to: infoPaths.verification, label: 'Verificación de identidad' },
      { to: infoPaths.secure, label: 'Cambio seguro' },
      { to: infoPaths.ads, label: 'Promociona' },
      { to: infoPaths.premium, label: 'Premium' },
    ],
  },
  {
    title: 'Ayuda',
    links: [
      { to: infoPaths.faq, label: 'Preguntas frecuentes' },
      { to: infoPaths.contact, label: 'Contacto' },
      { to: infoPaths.terms, label: 'Términos y condiciones' },
      { to: infoPaths.privacy, label: 'Políticas de privacidad' },
    ],
  },
]
