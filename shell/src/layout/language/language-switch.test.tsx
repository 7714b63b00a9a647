// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setLanguage } from '@lunchpail/kit-web/language'
import { ToastsSaid } from '@lunchpail/kit-web/testing/toasts-said'
import { LanguageSwitch } from './language-switch.tsx'

const dialog = vi.hoisted(() => ({ down: false }))
vi.mock(import('./language-dialog.tsx'), async (load) => {
  const part = await load()
  return {
    get LanguageDialog() {
      if (dialog.down) throw new Error('down')
      return part.LanguageDialog
    },
  }
})

beforeEach(() => setLanguage('en'))
afterEach(cleanup)

it('[SH-02] the languages that did not come are told, and the button tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  dialog.down = true
  render(
    <>
      <LanguageSwitch />
      <ToastsSaid />
    </>,
  )
  const open = screen.getByRole('button', { name: 'Language: English' })
  await act(async () => open.click())
  expect(await screen.findByText('The languages didn’t load. Please try again.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  dialog.down = false
  await act(async () => open.click())
  expect(await screen.findByRole('dialog', { name: 'Choose your language' })).toBeTruthy()
})
