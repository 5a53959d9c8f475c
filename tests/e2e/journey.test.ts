import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expectConversation, say } from './support/chat'
import { startNetwork, type Network } from './support/network'
import { fillInLogin, luis, proveHuman, signIn, type Account } from './support/people'
import { takePhoto } from './support/photos'
import { watchProblems } from './support/problems'

/** One swap, from two strangers to a completed exchange: two browsers, real typing, real files, the whole product behind. */
test.describe.configure({ mode: 'serial' })

const marta: Account = { email: `marta.rivas.${Date.now()}@example.com`, password: 'Trueque#2026' }
const phone = String(Date.now()).slice(-7)
const model = phone.slice(-4)
const title = `Cámara análoga Zénit ${model} con lente óptico`
const words = `camara analoga zenit ${model}`
const addition = 'También doy 10 USD y una memoria de 64 GB'

let network: Network
let folder: string
let martas: BrowserContext
let page: Page
let luises: BrowserContext
let his: Page
let offered: string
let offeredAddress: string
let address: string
let chatAddress: string
const problems: { marta: string[]; luis: string[] } = { marta: [], luis: [] }
const said: string[] = []

test.beforeAll(async ({ browser }) => {
  folder = await mkdtemp(join(tmpdir(), 'truequea-photos-'))
  network = await startNetwork()
  martas = await browser.newContext({ viewport: { width: 1280, height: 900 }, proxy: network.proxy })
  page = await martas.newPage()
  problems.marta = watchProblems(page)
  luises = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  his = await luises.newPage()
  problems.luis = watchProblems(his)
})

test.afterAll(async () => {
  await martas.close()
  await luises.close()
  await network.stop()
  await rm(folder, { recursive: true, force: true })
})

test('Marta registers, and each mistake is shown at its field', async () => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Registrarse' }).click()
  await expect(page).toHaveURL('/registration')
  const submit = page.getByRole('button', { name: 'Crear mi cuenta' })
  const first = page.getByLabel('Nombre', { exact: true })
  const email = page.getByLabel('Email')
  const birth = page.getByRole('group', { name: 'Fecha de nacimiento' })
  const password = page.getByLabel('Contraseña', { exact: true })
  const repeated = page.getByLabel('Repite la contraseña', { exact: true })
  const captcha = page.getByRole('checkbox', { name: 'No soy un robot' })

  await test.step('an empty form says what is missing', async () => {
    await submit.click()
    await expect(first).toHaveAccessibleDescription('El nombre no puede estar vacío')
    await expect(page.getByLabel('Apellido')).toHaveAccessibleDescription('El apellido no puede estar vacío')
    await expect(email).toHaveAccessibleDescription('Por favor escribe el email')
    await expect(page.getByRole('group', { name: 'Teléfono' })).toHaveAccessibleDescription('Por favor, verifique el número de teléfono')
    await expect(page.getByLabel('Estado')).toHaveAccessibleDescription('Este campo es obligatorio')
    await expect(birth).toHaveAccessibleDescription('Elige tu año de nacimiento')
    await expect(page.getByRole('group', { name: 'Género' })).toHaveAccessibleDescription('Este campo es obligatorio')
    await expect(password).toHaveAccessibleDescription(/La contraseña no es válida/)
    await expect(repeated).toHaveAccessibleDescription('Las contraseñas no coinciden.')
    await expect(page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' })).toHaveAccessibleDescription('Debe aceptar los terminos y condiciones')
    await expect(captcha).toHaveAccessibleDescription('Debe completar el Captcha')
  })

  await test.step('half right is not right', async () => {
    await first.pressSequentially('M')
    await expect(first).toHaveAccessibleDescription('El nombre debe contener al menos 2 caracteres')
    await email.pressSequentially('marta@')
    await expect(email).toHaveAccessibleDescription('Por favor escriba un email valido')
    await password.pressSequentially('trueque')
    await expect(page.getByRole('listitem').filter({ hasText: 'Una mayúscula: falta' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Al menos 6 caracteres: cumplido' })).toBeVisible()
  })

  await test.step('every field', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Elegir una foto', exact: true }).first().click()
    await (await chooser).setFiles(await takePhoto(join(folder, 'yo.jpg'), ['#f2c14e', '#c0563b']))
    await page.getByRole('dialog', { name: 'Ajusta la imagen' }).getByRole('button', { name: 'Usar imagen' }).click()
    await expect(page.getByRole('img', { name: 'Tu foto, recortada' })).toBeVisible()
    await first.fill('')
    await first.pressSequentially('Marta')
    await page.getByLabel('Apellido').pressSequentially('Rivas')
    await email.fill('')
    await email.pressSequentially('ana@example.com')
    await page.getByLabel('Prefijo del teléfono').selectOption('414')
    await page.getByLabel('Número de teléfono, 7 dígitos').pressSequentially(`${phone.slice(0, 3)}-${phone.slice(3, 5)} ${phone.slice(5)}99`)
    await expect(page.getByLabel('Número de teléfono, 7 dígitos')).toHaveValue(phone)
    await page.getByLabel('Estado').selectOption('Miranda')
    await page.getByLabel(/^Ciudad/).pressSequentially('Chacao')
    await page.getByLabel('Año').selectOption('1993')
    await page.getByLabel('Mes').selectOption('2')
    await expect(page.getByLabel('Día').locator('option')).toHaveCount(29)
    await page.getByLabel('Día').selectOption('28')
    await page.getByRole('radio', { name: 'Femenino' }).check()
    await password.fill('')
    await password.pressSequentially(marta.password)
    await repeated.pressSequentially('Trueque#2025')
    await expect(repeated).toHaveAccessibleDescription('Las contraseñas no coinciden.')
    await repeated.fill('')
    await repeated.pressSequentially(marta.password)
    await expect(repeated).toHaveAccessibleDescription('')
    await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).check()
    await page.getByRole('checkbox', { name: /verificar mi identidad/ }).check()
  })

  await test.step('what only the server knows is shown at its field, too', async () => {
    await proveHuman(page)
    await submit.click()
    await expect(email).toHaveAccessibleDescription(/ya está registrado/)
    // A proof counts once.
    await expect(captcha).not.toBeChecked()
  })

  await email.fill('')
  await email.pressSequentially(marta.email)
  await proveHuman(page)
  await submit.click()
  await expect(page.getByRole('heading', { name: '¡Registro exitoso! Verifica tu cuenta con el enlace enviado a tu correo.' })).toBeVisible()
})

test('Marta cannot enter before she has confirmed, then confirms by the link in her mail', async () => {
  await page.getByRole('link', { name: 'Ir a iniciar sesión' }).click()
  await fillInLogin(page, marta)
  await expect(page.getByText('Se envió un correo electrónico de confirmación a su correo.')).toBeVisible()

  await page.goto(process.env.OUTBOX_URL ?? '')
  await page.getByRole('listitem').filter({ hasText: marta.email }).getByRole('link', { name: 'Confirma tu cuenta en Truequea' }).first().click()
  await page.getByRole('link', { name: 'Confirmar mi cuenta' }).click()
  await expect(page.getByText('Correo confirmado. Ya puedes ingresar a su cuenta')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('Marta signs in and lands on the wall', async () => {
  await fillInLogin(page, marta)
  await expect(page).toHaveURL('/wall')
  await expect(page.getByText('Bienvenido! Empecemos a cerrar buenos cambios')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menú de Marta Rivas' })).toBeVisible()
})

test('Marta publishes in four steps with two real photos', async () => {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Publicar' }).click()
  await expect(page).toHaveURL('/new_publication')
  const next = page.getByRole('button', { name: 'Siguiente' })

  await test.step('what it is', async () => {
    await expect(next).toBeDisabled()
    await page.getByRole('radio', { name: /^Producto/ }).check()
    await page.getByRole('searchbox', { name: 'Busca tu categoría' }).pressSequentially('camaras foto')
    await page.getByRole('button', { name: /^Cámaras fotográficas/ }).click()
    await next.click()
  })

  await test.step('its details, and the photos in their crop windows', async () => {
    await page.getByLabel('Título').pressSequentially(title)
    await page.getByLabel('Valor estimado').pressSequentially('12o0')
    await expect(page.getByLabel('Valor estimado')).toHaveValue('120')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Agregar', exact: true }).first().click()
    await (await chooser).setFiles([
      await takePhoto(join(folder, 'frente.jpg'), ['#7fb7be', '#dacc3e']),
      await takePhoto(join(folder, 'lado.jpg'), ['#bc2c1a', '#7d1538']),
    ])
    const crop = page.getByRole('dialog', { name: 'Ajusta la imagen' })
    await expect(crop.getByText('Queda 1 imagen más')).toBeVisible()
    await crop.getByLabel('Acercar').press('ArrowRight')
    await crop.getByRole('button', { name: 'Usar imagen' }).click()
    await expect(crop.getByText('Queda 1 imagen más')).toBeHidden()
    await crop.getByRole('button', { name: 'Usar imagen' }).click()
    await expect(crop).toBeHidden()
    await expect(page.getByRole('img', { name: 'Imagen 1' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Imagen 2' })).toBeVisible()
    await page.getByRole('radio', { name: 'Usado' }).check()
    await page.getByRole('radio', { name: /^Excelente/ }).check()
    await expect(next).toBeDisabled()
    await page.getByLabel('Descripción').pressSequentially('Funciona como el primer día. Con estuche de cuero y correa.')
    await next.click()
  })

  await test.step('what she wants for it', async () => {
    const field = page.getByLabel('Intereses', { exact: true })
    await field.pressSequentially('Bicicleta')
    await field.press('Enter')
    await field.pressSequentially('guitarra,')
    await expect(page.getByRole('list', { name: 'Tus intereses' }).getByRole('listitem')).toHaveText(['Bicicleta', 'guitarra'])
    await expect(page.getByRole('radio', { name: 'Sí, me pueden sorprender' })).toBeChecked()
    await next.click()
  })

  await test.step('where it is, on the map', async () => {
    await page.getByRole('combobox', { name: 'Dirección' }).pressSequentially('altamira')
    await page.getByRole('option', { name: /^Altamira/ }).first().click()
    await expect(page.getByText('Se mostrará como Chacao, Miranda')).toBeVisible()
    const map = page.getByRole('application', { name: /^Mapa para elegir el punto/ })
    const box = await map.boundingBox()
    if (!box) throw new Error('no map')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2 + 12, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByText('Se mostrará como Chacao, Miranda')).toBeVisible()
    await page.getByLabel('Referencia').pressSequentially('Al lado de la panadería')
  })

  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page).toHaveURL('/publicacion_creada')
  await expect(page.getByText('La publicación ha sido creada exitosamente')).toBeVisible()
  await expect(page.getByRole('heading', { name: '¡Listo! Tu publicación está en camino' })).toBeVisible()
})

test('after the review Marta is told, and her publication is on the wall', async () => {
  await expect(page.getByText(`Tu publicación ${title} ya está activa.`)).toBeVisible()
  await page.getByRole('link', { name: 'Ir al muro' }).click()
  await expect(page).toHaveURL('/wall')
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toBeVisible()
  await expect(card.getByText('Tu publicación')).toBeVisible()
})

test('her photo is served without the place it was taken at', async () => {
  const card = page.getByRole('article').filter({ hasText: title })
  const picture = await card.locator('img').first().evaluate((image: HTMLImageElement) => image.currentSrc)
  const answer = await page.request.get(picture)
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  const kept = await sharp(await answer.body()).metadata()
  expect(kept.exif ?? kept.xmp ?? kept.iptc).toBeUndefined()
  const original = await sharp(await readFile(join(folder, 'frente.jpg'))).metadata()
  expect(original.exif?.length).toBeGreaterThan(100)
})

test('Luis finds it without writing accents, and proposes a swap', async () => {
  await signIn(his, luis)
  await expect(his.getByRole('radio', { name: 'Lo quiero' })).toBeChecked()
  const search = his.getByRole('searchbox', { name: '¿Qué quieres recibir?' })
  await search.pressSequentially(words)
  await search.press('Enter')
  await expect(his.getByRole('heading', { name: `Tienen «${words}»` })).toBeVisible()
  await his.getByRole('link', { name: title }).click()
  await expect(his.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  address = new URL(his.url()).pathname
  await his.getByRole('link', { name: 'Hacer Propuesta' }).click()

  await expect(his.getByRole('heading', { name: 'Mi propuesta' })).toBeVisible()
  await expect(his.getByRole('button', { name: 'Enviar propuesta' })).toBeDisabled()
  const choice = his.getByRole('group').filter({ hasText: 'Elige qué le ofreces' }).getByRole('checkbox').first()
  offered = ((await choice.getAttribute('aria-label')) ?? '').replace(/\. Le interesa$/, '')
  const offeredId = await choice.getAttribute('value')
  offeredAddress = `/x/${offeredId}`
  await choice.check()
  await his.getByLabel('¿Ofreces algo más?').pressSequentially(addition)
  await his.getByRole('button', { name: 'Enviar propuesta' }).click()
  await expect(his.getByText('Propuesta enviada exitosamente')).toBeVisible()
  await expect(his).toHaveURL(/\/chats\/\d+\?tab=proposal$/)
  chatAddress = new URL(his.url()).pathname
  await expect(his.getByText('Enviaste la propuesta')).toBeVisible()
  await expect(his.getByRole('region', { name: 'Conversación con Marta Rivas' })).toContainText(addition)
})

test('Marta sees it without reloading: count, toast, and the chat among the proposals', async () => {
  await expect(page.getByText(`Luis Gómez te propone un cambio por ${title}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notificaciones, \d+ sin leer$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chats, 1 sin leer' })).toBeVisible()
  await page.getByRole('button', { name: 'Chats, 1 sin leer' }).click()
  await page.getByRole('link', { name: 'Ver Todos' }).click()
  await expect(page).toHaveURL('/chats/?tab=proposal')
  await expect(page.getByRole('tab', { name: /^Propuestas/ })).toHaveAttribute('aria-selected', 'true')
  const row = page.getByRole('tabpanel').getByRole('link', { name: /Luis Gómez/ })
  await expect(row).toContainText('sin leer')
  await row.click()
  await expect(page).toHaveURL(new RegExp(`${chatAddress}\\?tab=proposal$`))
  await expect(page.getByRole('region', { name: 'Conversación con Luis Gómez' })).toContainText(addition)
  await expect(page.getByRole('button', { name: 'Chats', exact: true })).toBeVisible()
})

async function write(from: Page, sentence: string) {
  await say(from, sentence)
  said.push(sentence)
}

test('they write to each other', async () => {
  await write(page, '¡Hola Luis! ¿La tuya está en buen estado?')
  await expectConversation(his, said)
  await write(his, 'Como nueva. ¿Nos vemos el sábado?')
  await write(his, 'Puedo llevarla al Parque del Este')
  await expectConversation(page, said)
  await write(page, 'El sábado me queda bien, a las 10')
  await expectConversation(page, said)
  await expectConversation(his, said)
})

test('Marta loses her network while Luis goes on writing', async () => {
  await martas.setOffline(true)
  network.cut()
  await expect(page.getByText('No tienes conexión a internet')).toBeVisible()
  await write(his, '¿Sigues ahí?')
  await write(his, 'Llevo también la memoria')
  await write(his, 'Te espero en la entrada')
  await expectConversation(his, said)
  await page.getByRole('textbox', { name: 'Escribe un mensaje' }).pressSequentially('Se me fue la señal')
  await page.getByRole('button', { name: 'Enviar al reconectar' }).click()
  await expect(page.getByText('Se envía al reconectar')).toBeVisible()
  said.push('Se me fue la señal')

  network.restore()
  await martas.setOffline(false)
  await expect(page.getByText('No tienes conexión a internet')).toBeHidden()
  await expectConversation(page, said)
  await expectConversation(his, said)
})

test('and once more without her browser noticing', async () => {
  network.cut()
  await write(his, 'Ya salí de casa')
  await write(his, 'Voy en metro')
  await expectConversation(his, said)
  network.restore()
  await expectConversation(page, said)
  await write(page, 'Perfecto, allí nos vemos')
  await expectConversation(page, said)
  await expectConversation(his, said)
})

test('Marta accepts; Luis learns it at once', async () => {
  await page.getByRole('button', { name: 'Aceptar cambio' }).click()
  await expect(page.getByText('Aceptaste el cambio con Luis Gómez. Acuerden dónde y cuándo verse.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${chatAddress}\\?tab=in-progress$`))

  await expect(his.getByText('Marta Rivas aceptó tu propuesta. Acuerden dónde verse.')).toBeVisible()
  await expect(his).toHaveURL(new RegExp(`${chatAddress}\\?tab=in-progress$`))
  await expect(his.getByRole('button', { name: 'Confirmar cambio' })).toBeVisible()
  await his.getByRole('link', { name: 'Volver', exact: true }).click()
  await expect(his.getByRole('tab', { name: /^En Proceso/ })).toHaveAttribute('aria-selected', 'true')
  await his.getByRole('tabpanel').getByRole('link', { name: /Marta Rivas/ }).click()
})

async function confirm(from: Page, stars: number) {
  await from.getByRole('button', { name: 'Confirmar cambio' }).click()
  const dialog = from.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Confirmar cambio' })).toBeDisabled()
  await dialog.getByRole('radio', { name: `${stars} estrellas` }).check()
  await dialog.getByRole('button', { name: 'Confirmar cambio' }).click()
  await expect(dialog).toBeHidden()
}

test('both confirm with stars, and the second one completes the exchange', async () => {
  await confirm(his, 5)
  await expect(his.getByText('Confirmaste el cambio. Falta la calificación de Marta Rivas.')).toBeVisible()
  await expect(page.getByText('Luis Gómez confirmó y te calificó. Falta tu calificación.')).toBeVisible()
  await confirm(page, 4)
  await expect(page.getByText('¡Cambio completado!')).toBeVisible()
  await expect(his.getByText('Esperando calificación...')).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Escribe un mensaje' })).toBeHidden()
})

test('both find it in the history', async () => {
  await page.goto('/requests?tab=3')
  await his.goto('/requests?tab=3')
  for (const [screen, other] of [[page, 'Luis Gómez'], [his, 'Marta Rivas']] as const) {
    const section = screen.locator('section').filter({ has: screen.getByRole('heading', { name: 'Finalizados' }) })
    const card = section.getByRole('article').filter({ hasText: title }).filter({ hasText: other })
    await expect(card).toBeVisible()
    await expect(card.getByText('Completado')).toBeVisible()
    await expect(card).toContainText(offered)
  }
})

test('the wall shows the successful swap, and what was swapped is finished', async ({ browser }) => {
  await his.goto('/wall')
  const card = his.getByRole('article').filter({ hasText: 'Cambio exitoso' }).filter({ hasText: title })
  await expect(card).toBeVisible()
  await expect(card).toContainText(offered)
  await expect(his.getByRole('article').filter({ hasText: 'Le interesa' }).filter({ hasText: title })).toHaveCount(0)

  // A third person, who may see neither any more.
  const stranger = await browser.newContext()
  const guest = await stranger.newPage()
  for (const gone of [address, offeredAddress]) {
    await guest.goto(gone)
    await expect(guest).toHaveURL('/home')
    await expect(guest.getByText('Esa publicación ya no está disponible')).toBeVisible()
  }
  await stranger.close()
})

test('signing out in one tab signs out the other, and nothing of Marta remains', async () => {
  const other = await martas.newPage()
  await other.goto(`${chatAddress}?tab=in-progress`)
  await expect(other.getByText('Perfecto, allí nos vemos')).toBeVisible()

  await page.getByRole('button', { name: 'Menú de Marta Rivas' }).click()
  await page.getByRole('link', { name: 'Cerrar Sesión' }).click()
  await expect(page.getByText('Vuelve pronto! Te esperamos.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible()

  for (const tab of [page, other]) {
    const left = await tab.evaluate(async () => ({
      page: document.documentElement.outerHTML,
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
    }))
    expect(`${left.page} ${left.local} ${left.session}`).not.toMatch(/Marta|Rivas|Luis|Gómez|@example\.com|Perfecto/)
    expect(left.local).toBe('{}')
    expect(left.session).toBe('{}')
    expect(left.databases).toEqual([])
    expect(left.caches).toEqual([])
  }
  const cookies = await martas.cookies()
  expect(cookies.filter(({ name }) => name !== 'tq_pos')).toEqual([])
  await page.goto('/chats')
  await expect(page).toHaveURL('/login')
})

test('no console showed an error but for the cut network', () => {
  expect(problems.luis).toEqual([])
  expect(problems.marta.filter((problem) => !/ERR_(INTERNET_DISCONNECTED|PROXY_CONNECTION_FAILED|EMPTY_RESPONSE|TUNNEL_CONNECTION_FAILED|CONNECTION_CLOSED|CONNECTION_RESET)|WebSocket/.test(problem))).toEqual([])
})
