// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '@lunchpail/contracts/auth/api'
import { call } from './api-client.ts'
import { Link } from './router.ts'
import { useLoad } from './use-load.ts'
import { renderScreen } from './test-host.tsx'
import type { MicrofrontendManifest } from './manifest.ts'

afterEach(cleanup)

function Screen() {
  const { state, value, error } = useLoad(() => call(signIn, { body: { handle: 'rosa' } }), [])
  return (
    <main>
      <p>{state === 'ready' ? value.handle : (error?.message ?? state)}</p>
      <Link to="/jobs?zip=10001">away</Link>
    </main>
  )
}
const manifest: MicrofrontendManifest = {
  name: 'auth',
  hostApi: 1,
  routes: [{ path: '/login', lazy: () => Promise.resolve({ Component: Screen }) }],
  nav: [],
  slots: {},
}

describe('the test host', () => {
  it('renders a manifest’s screen with answers by endpoint name, and keeps what was sent', async () => {
    const answers = { 'auth.session.sign-in': () => ({ handle: 'rosa' }) }
    const { calls } = await renderScreen(manifest, { path: '/login', answers })
    expect(await screen.findByText('rosa')).toBeDefined()
    expect(calls[0]).toMatchObject({ endpoint: 'auth.session.sign-in', body: { handle: 'rosa' } })
  })

  it('refuses as a service would', async () => {
    const answers = { 'auth.session.sign-in': { refuse: 'locked', error: 'Locked.' } } as const
    await renderScreen(<Screen />, { path: '/login', answers })
    expect(await screen.findByText('Locked.')).toBeDefined()
  })

  it('shows the address of another noun’s page', async () => {
    await renderScreen(manifest, { path: '/login', answers: { 'auth.session.sign-in': { handle: 'rosa' } } })
    ;(await screen.findByText('away')).click()
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/jobs?zip=10001')
  })
})
