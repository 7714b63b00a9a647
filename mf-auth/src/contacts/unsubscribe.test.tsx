// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emailSettings } from '@lunchpail/contracts/notifications/api'
import { answer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { answerSession, visitor } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Remembers what was set, as the service does. */
const settings = (stopped = false) =>
  answer(emailSettings, ({ body }) => {
    stopped = body.stopped ?? stopped
    return { stopped }
  })

describe('[NT-03] the page of the link at the end of an email', () => {
  it.each(['/unsubscribe#name.signature', '/unsubscribe?t=name.signature'])(
    'at %s stops emails by one press, and undoes it, without signing in',
    async (path) => {
      const { calls, router } = await renderScreen(manifest, { path, answers: [settings()] })
      await title('Stop emails from Lunchpail?')
      await screen.findByRole('button', { name: 'Stop these emails' })
      expect(router.state.location).toMatchObject({ pathname: '/unsubscribe', hash: '', search: '' })
      press('Stop these emails')
      const stopped = await title('You won’t get these emails anymore')
      // the button that was pressed is gone
      await waitFor(() => expect(document.activeElement).toBe(stopped))
      screen.getByRole('button', { name: 'Undo: send them again' }).focus()
      press('Undo: send them again')
      await screen.findByText('You’ll get emails about jobs and applications again.')
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Stop emails from Lunchpail?'))
      // opening it stops nothing: programs that check links open it, too
      expect(calls.map(({ body }) => body)).toEqual([
        { token: 'name.signature' },
        { token: 'name.signature', stopped: true },
        { token: 'name.signature', stopped: false },
      ])
    },
  )
  it('[MT-12] of a job alert stops alerts alone, and says so', async () => {
    const alerts = answer(emailSettings, ({ body }) => ({
      stopped: body.stopped ?? false,
      about: 'job-alerts' as const,
    }))
    await renderScreen(manifest, { path: '/unsubscribe#a.b', answers: [alerts] })
    await title('Stop job alerts by email?')
    expect(screen.getByText('You’ll still get emails about your applications.')).toBeTruthy()
    press('Stop these emails')
    await screen.findByText('You’ll get no more job alerts by email.')
    press('Undo: send them again')
    await screen.findByText('You’ll get job alerts by email again.')
  })
  it('says where they are stopped already', async () => {
    await renderScreen(manifest, { path: '/unsubscribe#a.b', language: 'es', answers: [settings(true)] })
    expect(await title('Ya no recibirás estos correos')).toBeTruthy()
  })
  it('says that a link is not complete', async () => {
    const answers = [refuse(emailSettings, 'link-invalid', 'no')]
    await renderScreen(manifest, { path: '/unsubscribe#a', answers })
    await title('This link is incomplete')
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/help')
  })
  it('names the cookies where the browser keeps none', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    answerSession(visitor)
    const answers = [refuse(emailSettings, 'page-idle', 'idle')]
    await renderScreen(manifest, { path: '/unsubscribe#a.b', answers })
    await screen.findByText('This page needs cookies. Please turn them on in your browser and load it again.')
  })
  it('says that it did not work, and lets try again', async () => {
    let asked = 0
    const answers = [
      answer(emailSettings, () => {
        asked += 1
        if (asked === 2) throw new TypeError('network')
        return { stopped: asked > 2 }
      }),
    ]
    await renderScreen(manifest, { path: '/unsubscribe#a.b', answers })
    await screen.findByRole('button', { name: 'Stop these emails' })
    press('Stop these emails')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('That didn’t work'))
    press('Stop these emails')
    expect(await title('You won’t get these emails anymore')).toBeTruthy()
  })
})
