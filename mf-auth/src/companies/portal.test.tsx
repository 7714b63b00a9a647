// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { getCompany, type OwnCompany } from '@lunchpail/contracts/auth/companies/company-api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { PortalSlot } from './portal.slot.tsx'

afterEach(cleanup)

type Scopes = NonNullable<OwnCompany['permission']>['scopes']

const nothing: Scopes = { company: 0, facility: 0, 'facility attribute': 0, user: 0, position: 0 }
/** The bar of a manager with these permissions. */
const bar = async (scopes: Partial<Scopes>, change: Partial<OwnCompany> = {}) => {
  const own: OwnCompany = {
    state: 'joined',
    company: { id: '0199b9c0-0000-7000-8000-0000000000c1', name: 'Harbor Yard' },
    waits_for: null,
    permission: { level: 3, access: { ...nothing, ...scopes }, scopes: { ...nothing, ...scopes } },
    second_factor: { required: false, step: 'none' },
    ...change,
  }
  await renderScreen(<PortalSlot />, {
    path: '/portal',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [answer(getCompany, own)],
  })
}
const sections = async (): Promise<string[]> => {
  const nav = await screen.findByRole('navigation', { name: /Harbor Yard/ })
  return within(nav)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

describe('[EN-19] the sections of the portal', () => {
  it('are eight, in their order, for whoever may see everything', async () => {
    await bar({ company: 1, user: 1, position: 1 })
    expect(await sections()).toEqual([
      'Roles',
      'Applies',
      'Interviews',
      'Check-Ins',
      'Managers',
      'Questions',
      'Stats',
      'Settings',
    ])
  })

  it('[AU-26] are each for those who may see them, and the settings for everybody of the company', async () => {
    const seen: Record<string, string[]> = {}
    for (const scope of ['company', 'user', 'position'] as const) {
      await bar({ [scope]: 1 })
      seen[scope] = await sections()
      cleanup()
    }
    expect(seen).toEqual({
      company: ['Check-Ins', 'Settings'],
      user: ['Applies', 'Interviews', 'Managers', 'Stats', 'Settings'],
      position: ['Roles', 'Questions', 'Settings'],
    })
    await bar({})
    expect(await sections()).toEqual(['Settings'])
  })

  it('[AU-26] are hidden from a manager before they are accepted', async () => {
    await bar({ company: 1, user: 1, position: 1 }, { state: 'asked' })
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
