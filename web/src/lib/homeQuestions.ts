/** Frequent questions before the first transaction; full answers are at /faq. */
export const homeQuestions = {
  title: "Preguntas frecuentes",
  lead: "Lo que casi todos preguntan antes de su primer cambio.",
  more: "Ver más",
  list: [
    {
      title: "¿Cuánto cuesta publicar o cambiar?",
      answer:
        "Nada. Publicar, proponer y cambiar es gratis y sin límite. Solo pagas si quieres usar un servicio extra, como promocionar una publicación.",
    },
    {
      title: "¿Puedo sumar dinero a un cambio?",
      answer:
        "Sí, si los dos están de acuerdo. El dinero va de una persona a otra en el encuentro: Truequea no lo recibe ni cobra por él.",
    },
    {
      title: "¿Cómo sé que la otra persona es de fiar?",
      answer:
        "Mira su reputación, sus cambios exitosos y si tiene la marca de verificación. Encuéntrense en un lugar público y confirma solo después de revisar.",
    },
    {
      title: "¿Qué cosas no se pueden publicar?",
      answer:
        "Armas, drogas, cosas robadas, copias, animales en peligro, documentos, dinero y todo lo ilegal. Tampoco van datos de contacto ni enlaces.",
    },
  ],
} as const;
