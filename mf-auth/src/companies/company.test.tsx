// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseCompany, getCompany, type OwnCompany } from '@lunchpail/contracts/auth/api'
import { answer, callsTo, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const session = signedInAs({ type: 'hiring manager', company_name: 'Harbor Yard', email_verified: true })
const company = { id: 'c1', name: 'Harbor Yard' }
const scopes = { company: 1, facility: 1, user: 1, position: 1, 'facility attribute': 1 } as const
const own = (change: Partial<OwnCompany>): OwnCompany => ({
  state: 'none',
  company: null,
  waits_for: null,
  permission: null,
  second_factor: { required: false, step: 'none' },
  ...change,
})
const render = (
  body: OwnCompany,
  answers: Parameters<typeof renderScreen>[1]['answers'] = [],
  as = session,
) =>
  renderScreen(manifest, {
    path: '/portal/company',
    session: as,
    answers: [answer(getCompany, body), ...answers],
  })

describe('[AU-26] the company of an employer', () => {
  it.each([
    [own({ state: 'pending', company }), 'We’re checking Harbor Yard', /someone at Lunchpail checks/],
    [
      own({ state: 'asked', company, waits_for: 'admins' }),
      'You asked to join Harbor Yard',
      /^An admin at Harbor Yard/,
    ],
    [
      own({ state: 'asked', company, waits_for: 'approval' }),
      'You asked to join Harbor Yard',
      /new here too/,
    ],
    [own({ state: 'declined', company }), 'Harbor Yard didn’t let you in', /ask an admin for an invite/],
    [own({ state: 'refused', company }), 'We couldn’t approve Harbor Yard', /Contact support/],
    [
      own({ state: 'joined', company, permission: { level: 1, access: null, scopes } }),
      'Harbor Yard',
      'Your permission at Harbor Yard: Viewer.',
    ],
  ])('tells how it stands: %#', async (body, title, text) => {
    await render(body)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    own({ state: 'pending', company }),
    own({ state: 'asked', company, waits_for: 'admins' }),
    own({ state: 'joined', company, permission: { level: 1, access: null, scopes } }),
  ])('asks for the proof of the email, and for nothing of the portal before: %#', async (body) => {
    const unproven = signedInAs({ type: 'hiring manager', email_verified: false })
    await render(body, [], unproven)
    expect(await screen.findByRole('button', { name: 'Email me a code' })).toBeTruthy()
    expect(screen.getByText(/^Please confirm your email\. Until you do, your company’s pages/)).toBeTruthy()
    // neither the phone nor a section
    expect(screen.queryByRole('button', { name: /Text me|Change/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Managers' })).toBeNull()
  })

  it('leads who may see them to the managers', async () => {
    await render(own({ state: 'joined', company, permission: { level: 1, access: null, scopes } }))
    const link = await screen.findByRole('link', { name: 'Managers' })
    expect(link.getAttribute('href')).toBe('/portal/managers')
  })

  it('is chosen by its name where there is none yet', async () => {
    const asked = own({ state: 'asked', company, waits_for: 'admins' })
    const { calls } = await render(own({}), [answer(chooseCompany, asked)])
    await screen.findByRole('heading', { level: 1, name: 'Which company do you hire for?' })
    expect(typed('Company name')).toBe('Harbor Yard')
    await pressAndWait('Continue')
    expect(await screen.findByText('You asked to join Harbor Yard')).toBeTruthy()
    await pressAndWait('Mine is a different company with the same name')
    expect(callsTo(calls, chooseCompany).map(({ body }) => body)).toEqual([
      { company_name: 'Harbor Yard', another: false },
      { company_name: 'Harbor Yard', another: true },
    ])
  })

  it('is nothing for a candidate', async () => {
    await renderScreen(manifest, {
      path: '/portal/company',
      session: signedInAs(),
      answers: [refuse(getCompany, 'forbidden')],
    })
    expect(await screen.findByText('This page is for employers')).toBeTruthy()
  })
})
