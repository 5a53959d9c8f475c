/** The company and its contact data, shared by footer, contact page and terms. */
export const company = {
  legalName: "Truequea, C.A.",
  address: ["Av. Francisco de Miranda, Torre Guaca, piso 4", "Los Palos Grandes, Chacao", "Caracas 1060, Venezuela"],
  email: "hola@truequea.com",
  privacyEmail: "privacidad@truequea.com",
  whatsapp: { shown: "+58 412-000 0000", digits: "584120000000" },
  hours: "Lunes a viernes, de 8:30 a. m. a 5:30 p. m. (hora de Caracas)",
} as const;

/** Named as in assets/social.svg. */
type SocialNetwork = "instagram" | "facebook" | "twitter" | "youtube" | "tiktok" | "whatsapp" | "telegram";

/** In the order in which they are shown. */
export const socialLinks: readonly { network: SocialNetwork; name: string; url: string }[] = [
  { network: "instagram", name: "Instagram", url: "https://www.instagram.com/truequea" },
  { network: "facebook", name: "Facebook", url: "https://www.facebook.com/truequea" },
  { network: "twitter", name: "Twitter", url: "https://x.com/truequea" },
  { network: "youtube", name: "YouTube", url: "https://www.youtube.com/@truequea" },
  { network: "tiktok", name: "TikTok", url: "https://www.tiktok.com/@truequea" },
  { network: "whatsapp", name: "WhatsApp", url: `https://wa.me/${company.whatsapp.digits}` },
  { network: "telegram", name: "Telegram", url: "https://t.me/truequea" },
];
