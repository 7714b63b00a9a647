// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { signIn } from '@lunchpail/contracts/auth/api'
import { call } from '../api-client.ts'
import { answer, callsTo, refuse } from './fake-answers.ts'
import { Link } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { renderScreen } from './render-screen.tsx'
import type { MicrofrontendManifest } from '../manifest.ts'

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

const record = {
  handle: 'rosa',
  email: null,
  phone: null,
  auth_type: 1,
  account_type: 'applicant',
  authorization_url: null,
  redirect: null,
  mobile: false,
  by_email: true,
  may_release: false,
  signed_in: true,
  csrf_token: 'csrf',
} as const

describe('the test host', () => {
  it('renders a manifest’s screen with answers by endpoint, and keeps what was sent', async () => {
    const answers = [answer(signIn, ({ body }) => ({ ...record, handle: body.handle ?? '' }))]
    const { calls } = await renderScreen(manifest, { path: '/login', answers })
    expect(await screen.findByText('rosa')).toBeDefined()
    expect(callsTo(calls, signIn).map(({ body }) => body)).toEqual([{ handle: 'rosa' }])
  })

  it('refuses as a service would', async () => {
    const answers = [refuse(signIn, 'locked', 'Locked.')]
    await renderScreen(<Screen />, { path: '/login', answers })
    expect(await screen.findByText('Locked.')).toBeDefined()
  })

  it('shows the address of another noun’s page', async () => {
    await renderScreen(manifest, { path: '/login', answers: [answer(signIn, record)] })
    ;(await screen.findByText('away')).click()
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/jobs?zip=10001')
  })

  it('takes no answer that does not fit the contract', () => {
    const body = { ...record, mobile: 'yes' as never }
    expect(() => answer(signIn, body)).toThrow(/auth.session.sign-in does not fit/)
  })
})
