/** Texts of the pages for unknown and inactive addresses. */
export const notFoundMessages = {
  search: "Busca lo que querías encontrar",
  placeholder: "Por ejemplo: bicicleta",
  submit: "Buscar",
  ways: "O sigue por aquí",
  home: { name: "Inicio", about: "Categorías y publicaciones recientes" },
  wall: { name: "Muro", about: "Lo último que se ofrece y se cambia" },
  faq: { name: "Preguntas frecuentes", about: "Cómo publicar, proponer y cambiar" },
  contact: { name: "Contacto", about: "Cuéntanos qué enlace te trajo aquí" },
  inactive: {
    title: "Esta cuenta está inactiva",
    text: "La persona desactivó su cuenta o está suspendida. Por ahora no se ven su perfil ni sus publicaciones.",
    swaps: "Si tenías un cambio con ella, lo encuentras en tu historial.",
    own: "¿Es tu cuenta y la desactivaste tú? Inicia sesión y podrás reactivarla.",
    wall: "Ver el muro",
    signIn: "Iniciar sesión",
  },
} as const;
