// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { pressAndWait } from '../testing/page-actions.ts'
import { LeaveQuestion } from './leave-question.tsx'

afterEach(cleanup)

/** A form at /form that may show another part of itself there. */
async function form({ isMessage = false } = {}) {
  let edited = true
  const question = (
    <LeaveQuestion holds={() => edited} isMessage={isMessage} staysAt={({ hash }) => hash === '#part-two'} />
  )
  const { router } = await renderScreen(question, { path: '/form' })
  return {
    save: () => void (edited = false),
    at: () => router.state.location.pathname + router.state.location.hash,
    go: (to: string, state?: unknown) => act(async () => void router.navigate(to, { state })),
    asks: () =>
      screen.queryByRole('dialog')?.getAttribute('aria-label') ??
      screen.queryByRole('heading')?.textContent ??
      null,
    unloads: () => dispatchEvent(new Event('beforeunload', { cancelable: true })),
  }
}

describe('edits that are not saved', () => {
  it('hold who leaves the page, until they mean it', async () => {
    const { go, at, asks } = await form()
    await go('/jobs')
    expect([at(), asks()]).toEqual(['/form', 'Leave without saving?'])
    await pressAndWait('Stay here')
    expect([at(), asks()]).toEqual(['/form', null])
    await go('/jobs')
    await pressAndWait('Leave without saving')
    expect(screen.getByTestId('elsewhere').textContent).toBe('/jobs')
  })

  it('hold no one who stays: at the part that the form shows too, or where something opens over it', async () => {
    const { go, at, asks } = await form()
    await go('/form', { dialog: 'login' })
    expect([at(), asks()]).toEqual(['/form', null])
    await go('/form#part-two')
    expect([at(), asks()]).toEqual(['/form#part-two', null])
    await go('/form#another')
    expect([at(), asks()]).toEqual(['/form#part-two', 'Leave without saving?'])
    await pressAndWait('Stay here')
    // another page has such a part too
    await go('/jobs#part-two')
    expect([at(), asks()]).toEqual(['/form#part-two', 'Leave without saving?'])
  })

  it('are lost by an unload, which the browser asks about; what is saved is not', async () => {
    const { go, save, unloads } = await form()
    expect(unloads()).toBe(false)
    save()
    expect(unloads()).toBe(true)
    await go('/jobs')
    expect(screen.getByTestId('elsewhere').textContent).toBe('/jobs')
  })

  it('of a message are called what they are', async () => {
    const { go, asks } = await form({ isMessage: true })
    await go('/jobs')
    expect(asks()).toBe('Leave without sending?')
    expect(screen.getByText('What you wrote here hasn’t been sent.')).toBeTruthy()
  })
})
