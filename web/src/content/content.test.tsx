import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { matchPath, Route, Routes } from "react-router-dom";
import { infoScreens } from "../app/infoScreens";
import { infoPaths } from "../lib/paths";
import { routePatterns } from "../lib/routePatterns";
import { renderScreen } from "../testing/renderScreen";

afterEach(cleanup);

const titles: Record<string, string> = {
  "/about_truequea": "Qué es Truequea",
  "/truequea_creditos": "Créditos Truequea",
  "/truequea_verificacion_id": "Verificación de identidad",
  "/truequea_seguro": "Cambio seguro",
  "/truequea_ads": "Truequea Ads",
  "/truequea_premium": "Truequea Premium",
  "/faq": "Preguntas frecuentes",
  "/consejos_de_seguridad": "Consejos de seguridad",
  "/terminos-y-condiciones": "Términos y condiciones",
  "/politicas-de-privacidad": "Políticas de privacidad",
};

async function open(path: string, at = path) {
  const found = infoScreens.find((screen) => screen.path === path);
  if (!found) throw new Error(`no page at ${path}`);
  const view = renderScreen(
    <Routes>
      <Route path={path} element={<found.Screen />} />
    </Routes>,
    { at },
  );
  // The pages load lazily, which takes longer on a busy machine than the library waits by default.
  await screen.findByRole("heading", { level: 1, name: titles[path] });
  const article = view.container.querySelector("article");
  if (!article) throw new Error(`no text at ${path}`);
  return { ...view, article, text: article.textContent.replace(/\s+/g, " ") };
}

const texts: Record<string, string> = {};
const ids: Record<string, string[]> = {};
const links: { from: string; to: string }[] = [];

beforeAll(async () => {
  for (const path of Object.keys(titles)) {
    const { article, container, text } = await open(path);
    texts[path] = text;
    ids[path] = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    links.push(
      ...[...article.querySelectorAll("a")].map((link) => ({ from: path, to: link.getAttribute("href") ?? "" })),
    );
    cleanup();
  }
});

it("has a page for every path of the menus, with links to its sections beside it", async () => {
  expect(infoScreens.map(({ path }) => path).sort()).toEqual(Object.keys(titles).sort());
  expect([...Object.keys(titles), infoPaths.contact].sort()).toEqual(Object.values(infoPaths).sort());
  const { article, container } = await open("/terminos-y-condiciones");
  const sections = [...article.querySelectorAll("h2[id]")]
    .filter(({ id }) => id !== "related")
    .map(({ id }) => `/terminos-y-condiciones#${id}`);
  const side = container.querySelector('nav[aria-label="En esta página"]');
  expect(sections.length).toBeGreaterThan(15);
  expect([...(side?.querySelectorAll("details a") ?? [])].map((link) => link.getAttribute("href"))).toEqual(sections);
});

it("links only to existing pages and sections", () => {
  const patterns = [...Object.values(routePatterns), ...Object.values(infoPaths)].filter(
    (pattern) => pattern !== routePatterns.publication,
  );
  const broken = links.filter(({ to }) => {
    if (/^(mailto|https):/.test(to)) return false;
    const { pathname, hash } = new URL(to, "https://truequea.example");
    const isThere = patterns.some((pattern) => matchPath(pattern, pathname));
    return !isThere || (hash !== "" && !ids[pathname]?.includes(hash.slice(1)));
  });
  expect(broken).toEqual([]);
  for (const [path, own] of Object.entries(ids)) expect(new Set(own).size, `ids of ${path}`).toBe(own.length);
});

it("opens the question that the URL names", async () => {
  await open("/faq", "/faq#dinero");
  const question = document.getElementById("dinero") as HTMLDetailsElement;
  expect(question.open).toBe(true);
  expect(document.activeElement).toBe(question.querySelector("summary"));
  expect(document.querySelectorAll("details[id]").length).toBeGreaterThanOrEqual(20);
  expect(document.querySelectorAll("details[id][open]")).toHaveLength(1);
});

it("lists 17 classes of banned goods", async () => {
  const { article } = await open("/terminos-y-condiciones");
  const list = [...article.querySelectorAll("ol")].find((candidate) =>
    candidate.textContent.trim().startsWith("Armas"),
  );
  const classes = within(list as HTMLElement)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  expect(classes).toHaveLength(17);
  const named = [
    "Armas",
    "Drogas",
    "Bienes robados",
    "Restos u órganos humanos",
    "propiedad intelectual",
    "en peligro de extinción",
    "Vehículos sin documentos",
    "Bases de datos",
    "Documentos legales",
    "Patrimonio cultural",
    "Loterías",
    "hackear",
    "Máquinas fiscales",
    "Controles universales de vehículos",
    "divisas",
    "todo lo ilegal",
  ];
  expect(named.filter((name) => !classes.some((item) => item.includes(name)))).toEqual([]);
});

it.each([
  [
    "/faq",
    [
      "gratis e ilimitado",
      "Los menores de edad y las personas que están fuera de Venezuela no pueden registrarse",
      "si ambas partes están de acuerdo",
      "al menos una imagen JPG o PNG",
      "una descripción detallada",
      "artículos de interés",
      "una ubicación",
      "no se permiten datos de contacto ni enlaces a sitios externos",
      "desnudos u ofensivas",
      "gratis durante la promoción de lanzamiento",
      "72 horas",
      "7 días de la primera confirmación",
      "cuando las dos personas calificaron o 14 días después de completado el cambio",
      "hasta 3 motivos",
      "Desde 5 cambios",
    ],
  ],
  [
    "/terminos-y-condiciones",
    [
      "gratis e ilimitado",
      "El dinero puede complementar un cambio si ambas partes están de acuerdo",
      "bajo la supervisión de su madre, su padre o su representante",
      "una sola cuenta por persona",
      "al menos una imagen JPG o PNG",
      "información de contacto",
      "sitios externos",
      "imágenes de desnudos, sexuales u ofensivas",
      "titular del derecho o su representante legal",
      "prueba del registro",
      "solicitudes de registro en trámite no cuentan",
      "Un cambio aceptado es un contrato",
      "Truequea no responde por la propiedad, la procedencia, la calidad ni el estado",
      "Podemos suspender una cuenta",
    ],
  ],
  [
    "/truequea_creditos",
    [
      "por cada uno de tus primeros 10 productos1 USD",
      "2 USD",
      "40 USD",
      "por cada servicio, hasta llegar a 20 USD en servicios10 USD",
      "20 USD",
      "bloqueados hasta que verifiques",
    ],
  ],
  ["/truequea_verificacion_id", ["Gratis", "promoción de lanzamiento", "72 horas", "chat de soporte"]],
  ["/truequea_seguro", ["7 USD", "30 días", "fines de semana", "días cerrados"]],
  ["/truequea_ads", ["5 USD+2.500 impresiones", "10 USD+5.000 impresiones", "15 USD+7.500 impresiones"]],
  ["/truequea_premium", ["1 mes5 USD", "6 meses25 USD4,17 USD por mes", "12 meses45 USD3,75 USD por mes"]],
  ["/politicas-de-privacidad", ["tq_session", "tq_pos", "unos 500 metros", "no muestra datos de contacto"]],
])("states the promised facts on %s", (path, facts) => {
  expect(facts.filter((fact) => !texts[path]?.includes(fact))).toEqual([]);
});
