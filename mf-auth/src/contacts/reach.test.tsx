// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { answerReach } from '@lunchpail/contracts/notifications/api'
import { answer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
/** Remembers what was said, as the service does. */
const reach = (state: 'neither' | 'owned' = 'neither') => {
  let known: 'neither' | 'owned' | 'reachable' | 'not-me' = state
  return answer(answerReach, ({ body }) => {
    if (body.answer) known = body.answer === 'mine' ? 'reachable' : 'not-me'
    return { state: known }
  })
}

describe('[NT-05] the page of the link of an email to an unconfirmed address', () => {
  it('asks whose it is, and says nothing by being opened', async () => {
    const { calls, router } = await renderScreen(manifest, {
      path: '/confirm-emails#id.signature',
      answers: [reach()],
    })
    await title('Are these emails for you?')
    // the page has its title before the router has taken the token out of the address
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/confirm-emails', hash: '' }),
    )
    await screen.findByRole('button', { name: 'Not me: stop these emails' })
    press('Yes, keep writing to me')
    const wanted = await title('We’ll keep you posted')
    await waitFor(() => expect(document.activeElement).toBe(wanted))
    expect(screen.getByRole('link', { name: 'Log in to see my applications' }).getAttribute('href')).toBe(
      '/applications',
    )
    press('Not me: stop these emails')
    await title('You won’t get these emails anymore')
    press('Undo: they’re for me')
    await title('We’ll keep you posted')
    const token = 'id.signature'
    expect(calls.map(({ body }) => body)).toEqual([
      { token },
      { token, answer: 'mine' },
      { token, answer: 'not-me' },
      { token, answer: 'mine' },
    ])
  })

  it('does not offer to end what is proven', async () => {
    await renderScreen(manifest, { path: '/confirm-emails#a.b', language: 'es', answers: [reach('owned')] })
    await title('Te mantendremos al tanto')
    expect(screen.queryByRole('button', { name: 'No soy yo: dejen de escribirme' })).toBeNull()
  })

  it.each([
    ['neither', 'reachable', ['mine', 'not-me']],
    ['reachable', 'reachable', ['mine', 'not-me']],
    ['owned', 'owned', ['mine']],
  ] as const)(
    '[BY-26] asks whether emails that were stopped are wanted again, and promises none before: %s',
    async (state, then, buttons) => {
      let known: ResultOf<typeof answerReach>['body'] = { state, stopped: true }
      const answers = [answer(answerReach, ({ body }) => (known = body.answer ? { state: then } : known))]
      const { calls } = await renderScreen(manifest, { path: '/confirm-emails#a.b', answers })
      await title('Do you want our emails again?')
      expect(screen.queryByText(/Emails about your applications come/)).toBeNull()
      const names = { mine: 'Yes, keep writing to me', 'not-me': 'Not me: stop these emails' }
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
        buttons.map((name) => names[name]),
      )
      press(names.mine)
      await title('We’ll keep you posted')
      expect(calls.map(({ body }) => body)).toEqual([{ token: 'a.b' }, { token: 'a.b', answer: 'mine' }])
    },
  )

  it('says that a link works no more', async () => {
    const answers = [refuse(answerReach, 'link-invalid', 'no')]
    await renderScreen(manifest, { path: '/confirm-emails#a', answers })
    await title('This link doesn’t work anymore')
    // who logs in with a code from that address has proven it, and needs no link
    expect(screen.getByRole('link', { name: 'Get a one-time code' }).getAttribute('href')).toBe('/login?code')
  })
})
