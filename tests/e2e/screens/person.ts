import { expect } from '@playwright/test'
import { heading, type Screen } from './screen'

export const personScreens: Screen[] = [
  {
    name: 'persona',
    open: async (page) => {
      await page.goto('/profile/third/2')
      await heading(page, /^Luis/)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
]

/** What only oneself sees. */
export const ownScreens: Screen[] = [
  {
    name: 'guardadas',
    open: async (page) => {
      await page.goto('/publications-saved')
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'perfil-publicaciones',
    open: async (page) => {
      await page.goto('/profile')
      await expect(page.getByRole('tabpanel').getByText('Ver Detalles').first()).toBeVisible()
    },
  },
  {
    name: 'perfil-datos',
    open: async (page) => {
      await page.goto('/profile?tab=profile')
      await expect(page.getByText('ana@example.com')).toBeVisible()
    },
  },
  {
    name: 'perfil-ajustes',
    open: async (page) => {
      await page.goto('/profile?tab=account')
      await expect(page.getByRole('button', { name: 'Guardar Cambios' })).toBeVisible()
    },
  },
]
