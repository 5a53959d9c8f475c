import { expect, test, type BrowserContext } from '@playwright/test'
import { ana, fillInLogin, luis, signIn, toasts } from './support/people'
import { startNetwork } from './support/network'

/** What happens at the edges of a session: not yet signed in, signed out elsewhere, without a network. */

test('a guest who wants a member\'s place gets the login, and is there afterwards', async ({ page }) => {
  await page.goto('/requests?tab=1')
  await expect(page).toHaveURL('/login')
  await fillInLogin(page, ana)
  await expect(page).toHaveURL('/requests?tab=1')
  await expect(page.getByRole('heading', { name: 'Mis cambios' })).toBeVisible()
})

test('a wrong password is said, and costs a new proof', async ({ page }) => {
  await page.goto('/login')
  await fillInLogin(page, { ...luis, password: 'Otra#2024' })
  await expect(page.getByRole('alert').or(toasts(page)).first()).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('checkbox', { name: 'No soy un robot' })).not.toBeChecked()
})

/** Ends the session of a browser from outside of it, as another device with the same cookie would. */
async function endElsewhere(context: BrowserContext) {
  const answer = await context.request.post('/graphql', { data: { query: 'mutation { signOut { errors { message } } }' } })
  expect(await answer.json()).toEqual({ data: { signOut: { errors: [] } } })
}

test('a session that ends while one works leads to the login and back to the same place', async ({ page, context }) => {
  await signIn(page, ana)
  await page.goto('/chats/?tab=in-progress')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: /^Conversación con/ })).toBeVisible()
  const place = page.url()

  await endElsewhere(context)
  await expect(toasts(page).filter({ hasText: 'Tu sesión terminó. Inicia sesión para continuar.' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('body')).not.toContainText('Ana')
  await fillInLogin(page, ana)
  await expect(page).toHaveURL(place)
  await expect(page.getByRole('region', { name: /^Conversación con/ })).toBeVisible()
})

test('nobody comes back into a place of the one before', async ({ page, context }) => {
  await signIn(page, ana)
  await page.goto('/requests?tab=3')
  await expect(page.getByRole('heading', { name: 'Finalizados' })).toBeVisible()
  await endElsewhere(context)
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Finalizados' })).toBeHidden()
})

test('without a network that is said at once, and the app goes on when it is back', async ({ browser }) => {
  const network = await startNetwork()
  const context = await browser.newContext({ proxy: network.proxy })
  const page = await context.newPage()
  const titles = page.locator('[data-publication]').getByRole('heading').getByRole('link')
  const propose = page.getByRole('link', { name: 'Hacer Propuesta', exact: true }).filter({ visible: true }).first()
  const notice = page.getByText('No tienes conexión a internet')
  await page.goto('/wall')
  await titles.first().click()
  await expect(propose).toBeVisible()
  await page.goBack()
  const lose = async () => {
    network.cut()
    await context.setOffline(true)
    await expect(notice).toBeVisible()
  }
  const find = async () => {
    network.restore()
    await context.setOffline(false)
    await expect(notice).toBeHidden()
  }

  await test.step('what is not known yet says so, and can be asked for again', async () => {
    await lose()
    await titles.nth(1).click()
    await expect(page.getByText('No pudimos cargar esto')).toBeVisible()
    await find()
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(propose).toBeVisible()
  })
  await test.step('what is known stays, and a new screen comes with the network', async () => {
    await lose()
    await page.goBack()
    await expect(titles.first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Registrarse' }).click()
    await expect(page).toHaveURL('/registration')
    await find()
    await expect(page.getByRole('button', { name: 'Crear mi cuenta' })).toBeVisible()
  })
  await context.close()
  await network.stop()
})
