// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { catalogue, setLanguage } from '@lunchpail/kit-web/language'
import { saveLocale } from '@lunchpail/contracts/auth/api'
import { setTransport } from '@lunchpail/kit-web/api-client'
import { setSession } from '@lunchpail/kit-web/session'
import { signedInAs, visitor } from '@lunchpail/kit-web/testing/sessions'
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

it('[SH-10] a language that did not come is told, and the choice stays the one before', async () => {
  const title = (text: string) => Promise.resolve({ sentences: { title: text } })
  const es = vi.fn(() => title('Empleos')).mockRejectedValueOnce(new Error('offline'))
  catalogue({ en: () => title('Jobs'), es })
  render(<LanguageSwitch />)
  await act(async () => screen.getByRole('button', { name: 'Language: English' }).click())
  const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) })
  await act(async () => choice('Español').click())
  await screen.findByText('Español didn’t load. Please check your connection and try again.')
  expect([choice('English').checked, choice('Español').checked]).toEqual([true, false])
  await act(async () => choice('Español').click())
  expect(await screen.findByRole('button', { name: 'Idioma: Español' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[SH-10] [BY-15] messages come in the language that is chosen while signed in', async () => {
  const sent: unknown[] = []
  setTransport(async (request, { name }) => {
    sent.push([name, await request.json()])
    return Response.json({ account: signedInAs().account })
  })
  const choose = async (button: string, language: string) => {
    await act(async () => screen.getByRole('button', { name: button }).click())
    await act(async () => screen.getByRole('radio', { name: new RegExp(language) }).click())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  render(<LanguageSwitch />)
  setSession(visitor)
  await choose('Language: English', 'Español')
  setSession(signedInAs())
  await choose('Idioma: Español', 'English')
  await choose('Language: English', 'Español')
  await waitFor(() => expect(sent).toEqual(['en', 'es'].map((language) => [saveLocale.name, { language }])))
})

it('[SH-10] [BY-15] a choice that another one followed while it was on its way is not said to the account', async () => {
  const sent: unknown[] = []
  setTransport(async (request) => {
    sent.push(await request.json())
    return Response.json({ account: signedInAs().account })
  })
  setSession(signedInAs())
  const title = (text: string) => Promise.resolve({ sentences: { title: text } })
  const held = Promise.withResolvers<void>()
  catalogue({ en: () => title('Jobs'), es: () => held.promise.then(() => title('Empleos')) })
  render(<LanguageSwitch />)
  await act(async () => screen.getByRole('button', { name: 'Language: English' }).click())
  await act(async () => screen.getByRole('radio', { name: /Español/ }).click())
  await act(async () => screen.getByRole('radio', { name: /English/ }).click())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(async () => held.resolve())
  await waitFor(() => expect(sent).toEqual([{ language: 'en' }]))
})
