import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineIt, describeIt, wishForIt } from './steps/publish'
import { ana, signIn } from './support/people'
import { takePhoto } from './support/photos'
import { watchProblems } from './support/problems'
import { expectAccessible, expectNoOverflow, expectNoShift, keepPicture, settled, watchShifts } from './support/screen'

/** Every screen of the journey on a phone and on a desk: accessible, not too wide, nothing jumps, nothing red in the console. */

interface Screen {
  name: string
  open: (page: Page) => Promise<void>
  only?: number
  /** A panel lies over the page. */
  isCovered?: boolean
  /** It grows by what one fills in, when the file has been read. */
  grows?: boolean
}

const heading = (page: Page, name: string | RegExp, level = 1) => expect(page.getByRole('heading', { name, level })).toBeVisible()

const guestScreens: Screen[] = [
  {
    name: 'inicio',
    open: async (page) => {
      await page.goto('/')
      await heading(page, 'Cambia lo que tienes por lo que quieres')
    },
  },
  {
    name: 'muro',
    open: async (page) => {
      await page.goto('/wall')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'detalle',
    open: async (page) => {
      await page.goto('/wall')
      await page.locator('[data-publication]').getByRole('heading').getByRole('link').first().click()
      await expect(page.getByRole('link', { name: 'Hacer Propuesta' }).filter({ visible: true }).first()).toBeVisible()
      await page.reload()
      await expect(page.getByRole('link', { name: 'Hacer Propuesta' }).filter({ visible: true }).first()).toBeVisible()
    },
  },
  {
    name: 'busqueda',
    open: async (page) => {
      await page.goto('/')
      const search = page.getByRole('searchbox', { name: '¿Qué quieres recibir?' })
      await search.pressSequentially('bicicleta')
      await page.getByRole('combobox', { name: 'Distancia' }).selectOption({ label: 'Sin límite' })
      await heading(page, 'Tienen «bicicleta»')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'busqueda-vacia',
    open: async (page) => {
      await page.goto('/')
      const search = page.getByRole('searchbox', { name: '¿Qué quieres recibir?' })
      await search.pressSequentially('zanfona medieval')
      await search.press('Enter')
      await expect(page.getByText('No se encontraron resultados')).toBeVisible()
    },
  },
  {
    name: 'categorias',
    isCovered: true,
    only: 1280,
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Categorías' }).click()
      await expect(page.getByRole('searchbox', { name: 'Busca tu categoría' })).toBeVisible()
    },
  },
  {
    name: 'menu',
    only: 390,
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Abrir el menú' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'ingresar',
    open: async (page) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Soporte para iniciar sesión' }).click()
      await expect(page.getByRole('link', { name: 'Reenviar correo de confirmación' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Entra con Google' })).toBeVisible()
    },
  },
  {
    name: 'ingresar-errores',
    open: async (page) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByText('Por favor escribe el email')).toBeVisible()
    },
  },
  {
    name: 'registro',
    open: async (page) => {
      await page.goto('/registration')
      await expect(page.getByLabel('Estado').getByRole('option', { name: 'Zulia' })).toBeAttached()
    },
  },
  {
    name: 'registro-errores',
    open: async (page) => {
      await page.goto('/registration')
      await page.getByRole('button', { name: 'Crear mi cuenta' }).click()
      await expect(page.getByText('El nombre no puede estar vacío')).toBeVisible()
    },
  },
  {
    name: 'recuperar',
    open: async (page) => {
      await page.goto('/forgot_password')
      await page.getByRole('button', { name: 'Enviar solicitud' }).click()
      await expect(page.getByText('Por favor escribe tu correo electrónico')).toBeVisible()
    },
  },
  {
    name: 'reenviar',
    open: async (page) => {
      await page.goto('/login_flow/reenviar-correo-de-confirmacion')
      await page.getByRole('button', { name: 'Reenviar correo' }).click()
      await expect(page.getByText('Debe completar el Captcha')).toBeVisible()
    },
  },
  {
    name: 'correo-enviado',
    open: async (page) => {
      await page.goto('/successful_message/resend')
      await heading(page, 'Revisa tu correo')
    },
  },
  {
    name: 'contrasena-nueva',
    open: async (page) => {
      await page.goto('/recovery_password/no-existe/1')
      await page.getByLabel('Nueva contraseña').fill('Guaca2#')
      await page.getByLabel('Confirma la contraseña').fill('Guaca')
      await expect(page.getByText('Las contraseñas deben ser iguales')).toBeVisible()
    },
  },
  {
    name: 'publicacion-creada',
    open: async (page) => {
      await page.goto('/publicacion_creada')
      await heading(page, '¡Listo! Tu publicación está en camino')
    },
  },
]

/** The wizard remembers what is filled in: each step goes on from the one before. */
const wizardScreens: Screen[] = [
  {
    name: 'publicar-1',
    open: async (page) => {
      await page.goto('/new_publication')
      await heading(page, '¿Qué vas a publicar?')
      await expect(page.getByRole('searchbox', { name: 'Busca tu categoría' })).toBeVisible()
    },
  },
  {
    name: 'publicar-2-recorte',
    grows: true,
    open: async (page) => {
      await defineIt(page)
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Agregar', exact: true }).first().click()
      await (await chooser).setFiles(await takePhoto(join(folder, 'una.jpg'), ['#7fb7be', '#dacc3e']))
      await expect(page.getByRole('dialog', { name: 'Ajusta la imagen' }).getByRole('button', { name: 'Usar imagen' })).toBeEnabled()
    },
  },
  {
    name: 'publicar-2',
    grows: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Cancelar' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await heading(page, 'Cuéntanos qué tienes')
    },
  },
  {
    name: 'publicar-3',
    grows: true,
    open: async (page) => {
      await describeIt(page, 'Cámara Zénit', [await takePhoto(join(folder, 'a.jpg'), ['#7fb7be', '#dacc3e']), await takePhoto(join(folder, 'b.jpg'), ['#bc2c1a', '#7d1538'])])
      await page.getByLabel('Intereses', { exact: true }).pressSequentially('Libros')
      await page.getByLabel('Intereses', { exact: true }).press('Enter')
      await heading(page, '¿Qué te interesa a cambio?')
    },
  },
  {
    name: 'publicar-4',
    grows: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Quitar Libros' }).click()
      await wishForIt(page)
      await page.getByRole('combobox', { name: 'Dirección' }).pressSequentially('altamira')
      await page.getByRole('option', { name: /^Altamira/ }).first().click()
      await expect(page.getByText('Se mostrará como Chacao, Miranda')).toBeVisible()
      await expect(page.getByRole('application')).toBeVisible()
    },
  },
]

const openChat = async (page: Page, tab: string, withButton: string) => {
  await page.goto(`/chats/?tab=${tab}`)
  const rows = page.getByRole('tabpanel').getByRole('link')
  await expect(rows.first()).toBeVisible()
  const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const button = page.getByRole('button', { name: withButton }).filter({ visible: true })
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('region', { name: /^Conversación con/ })).toBeVisible()
    if ((await button.count()) > 0) return button
  }
  throw new Error(`no chat under ${tab} has «${withButton}»`)
}

const memberScreens: Screen[] = [
  {
    name: 'muro-miembro',
    open: async (page) => {
      await page.goto('/wall')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'propuesta',
    open: async (page) => {
      await page.goto('/wall')
      await page.getByRole('link', { name: /^Hacer Propuesta: / }).first().click()
      await heading(page, 'Mi propuesta')
      await page.getByRole('group').filter({ hasText: 'Elige qué le ofreces' }).getByRole('checkbox').first().check()
      await page.getByLabel('¿Ofreces algo más?').pressSequentially('Y un par de libros')
    },
  },
  {
    name: 'chats',
    open: async (page) => {
      await page.goto('/chats/?tab=proposal')
      await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
    },
  },
  { name: 'chat-propuesta', open: async (page) => void (await openChat(page, 'proposal', 'Aceptar cambio')) },
  { name: 'chat-en-proceso', open: async (page) => void (await openChat(page, 'in-progress', 'Confirmar cambio')) },
  {
    name: 'chat-confirmar',
    open: async (page) => {
      await (await openChat(page, 'in-progress', 'Confirmar cambio')).click()
      await page.getByRole('dialog').getByRole('radio', { name: '4 estrellas' }).check()
    },
  },
  ...([1, 2, 3] as const).map((tab) => ({
    name: `cambios-${tab}`,
    open: async (page: Page) => {
      await page.goto(`/requests?tab=${tab}`)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  })),
  {
    name: 'notificaciones',
    open: async (page) => {
      await page.goto('/notifications_page')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'menu-notificaciones',
    isCovered: true,
    open: async (page) => {
      await page.goto('/wall')
      await page.getByRole('button', { name: /^Notificaciones/ }).click()
      await expect(page.getByRole('banner').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'menu-chats',
    isCovered: true,
    open: async (page) => {
      await page.goto('/wall')
      await page.getByRole('button', { name: /^Chats/ }).click()
      await expect(page.getByRole('banner').getByRole('tabpanel').getByRole('link').first()).toBeVisible()
    },
  },
  {
    name: 'menu-miembro',
    isCovered: true,
    open: async (page) => {
      await page.goto('/wall')
      await page.getByRole('button', { name: /^(Menú de Ana|Abrir el menú)/ }).filter({ visible: true }).click()
      await expect(page.getByRole('link', { name: 'Cerrar Sesión' })).toBeVisible()
    },
  },
]

let folder: string
let session: Awaited<ReturnType<BrowserContext['storageState']>>

test.beforeAll(async ({ browser }) => {
  folder = await mkdtemp(join(tmpdir(), 'truequea-photos-'))
  const context = await browser.newContext()
  await signIn(await context.newPage(), ana)
  session = await context.storageState()
  await context.close()
})

test.afterAll(() => rm(folder, { recursive: true, force: true }))

for (const viewport of [{ width: 390, height: 844 }, { width: 1280, height: 900 }]) {
  for (const [who, screens, isMember] of [['a guest', guestScreens, false], ['a member', memberScreens, true], ['who publishes', wizardScreens, true]] as const) {
    test.describe(`${who} at ${viewport.width} px`, () => {
      let context: BrowserContext
      let page: Page
      let problems: string[]

      test.beforeAll(async ({ browser }) => {
        context = await browser.newContext({ viewport, storageState: isMember ? session : undefined })
        page = await context.newPage()
        problems = watchProblems(page)
        await watchShifts(page)
      })
      test.afterAll(() => context.close())

      for (const { name, open, only, isCovered, grows } of screens) {
        if (only && only !== viewport.width) continue
        test(name, async () => {
          problems.length = 0
          await open(page)
          await settled(page)
          await keepPicture(page, name)
          await test.step('no wider than the screen', () => expectNoOverflow(page))
          if (!grows) await test.step('nothing jumps', () => expectNoShift(page))
          await test.step('accessible', () => expectAccessible(page, isCovered))
          await test.step('no error in the console', () => expect(problems).toEqual([]))
        })
      }
    })
  }
}
