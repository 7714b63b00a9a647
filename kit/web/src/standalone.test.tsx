// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { afterEach, expect, it, vi } from 'vitest'
import { slot } from '@lunchpail/contracts/slot'
import { useSession } from './session.ts'
import { Slot } from './slot.tsx'
import { mount } from './standalone.tsx'
import { press } from './testing/page-actions.ts'
import { answerSession, signedInAs } from './testing/sessions.ts'
import { toast } from './toast.ts'

const slotOf = (name: string) =>
  slot({ name, provider: 'jobs', summary: '', props: z.object({}), outcome: z.object({}) })
const [own, others] = [slotOf('jobs.own.v1'), slotOf('auth.entry.v1')]

afterEach(() => vi.unstubAllGlobals())

function Job() {
  const { account } = useSession()
  return (
    <main>
      <h1>Job for {account?.first_name}</h1>
      <Slot slot={own} props={{}} />
      <Slot slot={others} props={{}} />
      <button onClick={() => toast('Saved')}>Save</button>
    </main>
  )
}

/** Opens an address of the microfrontend on an empty page. */
async function open(path: string): Promise<void> {
  answerSession(signedInAs({ first_name: 'Ana' }))
  history.replaceState(null, '', path)
  document.body.innerHTML = '<div id="root"></div>'
  await act(async () =>
    mount({
      name: 'jobs',
      hostApi: 1,
      nav: [],
      routes: [{ path: '/jobs/:id', lazy: () => Promise.resolve({ Component: Job }) }],
      slots: { 'jobs.own.v1': () => Promise.resolve({ default: () => <p>its own slot</p> }) },
    }),
  )
}

it('a microfrontend alone shows its page with the session, its own slots, and in place of others’ a Retry', async () => {
  await open('/jobs/7')
  expect(await screen.findByRole('heading', { name: 'Job for Ana' })).toBeTruthy()
  expect(await screen.findByText('its own slot')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Load it again' })).toBeTruthy()
  act(() => press('Save'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

it('a microfrontend alone lists its pages at any other address', async () => {
  await open('/nowhere')
  expect(await screen.findByRole('heading', { name: 'mf-jobs, alone' })).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jobs/:id')
})
