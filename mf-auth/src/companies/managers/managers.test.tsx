// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  acceptJoinRequest,
  changeMember,
  declineJoinRequest,
  listCompanyInvites,
  listJoinRequests,
  searchMembers,
  removeMember,
  resendCompanyInvite,
  sendCompanyInvite,
  withdrawCompanyInvite,
} from '@lunchpail/contracts/auth/api'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, type as typeInto } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../../manifest.tsx'

afterEach(cleanup)

const session = signedInAs({ type: 'hiring manager' })
const [dana, leo] = ['0199b9c0-0000-7000-8000-00000000000a', '0199b9c0-0000-7000-8000-00000000000b']
const member = (id: string, first_name: string, level: 1 | 4, may: boolean) => ({
  id,
  first_name,
  last_name: 'Reyes',
  email: `${first_name.toLowerCase()}@example.com`,
  title: null,
  level,
  access: null,
  since: '2026-11-20T10:00:00.000Z',
  own: id === dana,
  may: { change: may, remove: may },
})
const list = (manage: boolean) => ({
  company: { id: 'c1', name: 'Harbor Yard' },
  members: [member(dana, 'Dana', 4, false), member(leo, 'Leo', 1, manage)],
  page: 1,
  pages: 1,
  total: 2,
  may: { manage, admin: manage },
})
const invite = {
  id: '0199b9c0-0000-7000-8000-00000000000c',
  email: 'sam@example.com',
  level: 1,
  access: null,
  sent_at: '2026-11-20T10:00:00.000Z',
  expired: true,
} as const
const request = {
  id: '0199b9c0-0000-7000-8000-00000000000d',
  first_name: 'Ana',
  last_name: 'Diaz',
  email: 'ana@example.com',
  email_proven: false,
  title: null,
  asked_at: '2026-11-20T10:00:00.000Z',
}
const one = { page: 1, pages: 1, total: 1 }
const ofAdmin = [
  answer(searchMembers, list(true)),
  answer(listCompanyInvites, { invites: [invite], ...one }),
  answer(listJoinRequests, { requests: [request], ...one }),
]
const render = (answers: readonly FakeAnswer[]) =>
  renderScreen(manifest, { path: '/portal/managers', session, answers })
const done = { done: true } as const

describe('[AU-26] the managers of a company', () => {
  it('are shown to a viewer without anything to press', async () => {
    const { calls } = await render([answer(searchMembers, list(false))])
    expect(await screen.findByText('leo@example.com')).toBeTruthy()
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Search',
      'Download as CSV',
    ])
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['auth.member.search'])
  })

  it('[EN-19] are found by words that are in no address, and downloaded as they are found', async () => {
    const found = (body: { search?: string }) =>
      body.search === 'none'
        ? { ...list(false), members: [], total: 0, pages: 0 }
        : { ...list(false), total: 2, pages: 1 }
    const { calls, router } = await render([answer(searchMembers, ({ body }) => found(body))])
    await screen.findByText('leo@example.com')
    typeInto(screen.getByRole('searchbox'), 'leo')
    await pressAndWait('Search')
    await waitFor(() => expect(callsTo(calls, searchMembers).at(-1)!.body.search).toBe('leo'))
    expect(router.state.location.search).toBe('')
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
    // a document of the test would go to the file
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    press(await screen.findByRole('button', { name: 'Download as CSV' }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
    const lines = (await (saved.mock.calls[0]![0] as Blob).text()).trim().split('\r\n')
    expect(lines.map((line) => line.replace(/^\uFEFF/, ''))).toEqual([
      'Name,Email,Title,Permission,Since',
      'Dana Reyes,dana@example.com,,Admin,2026-11-20T10:00:00.000Z',
      'Leo Reyes,leo@example.com,,Viewer,2026-11-20T10:00:00.000Z',
    ])
    vi.restoreAllMocks()
    typeInto(screen.getByRole('searchbox'), 'none')
    await pressAndWait('Search')
    expect(await screen.findByRole('heading', { name: 'No managers found' })).toBeTruthy()
    press('Show all managers')
    expect(await screen.findByText('leo@example.com')).toBeTruthy()
  })

  it('are changed and removed by an admin, the last admin not', async () => {
    const { calls } = await render([...ofAdmin, answer(changeMember, done), answer(removeMember, done)])
    await screen.findByText('leo@example.com')
    expect(screen.queryByRole('button', { name: 'Remove Dana Reyes' })).toBeNull()
    press('Change what Leo Reyes can do')
    press(await screen.findByLabelText(/^Custom/))
    press(screen.getByLabelText(/^Editor/))
    await pressAndWait('Save')
    expect(callsTo(calls, changeMember)[0]).toMatchObject({ body: { level: 2 } })
    press('Remove Leo Reyes')
    await screen.findByText(/They’ll lose access/)
    await pressAndWait('Remove')
    expect(callsTo(calls, removeMember)[0]!.url.pathname).toContain(leo)
  })

  it('are invited by email, with an access for each area', async () => {
    const sent = { ...invite, expired: false }
    const { calls } = await render([...ofAdmin, answer(sendCompanyInvite, { invite: sent })])
    await screen.findByText('leo@example.com')
    press('Invite a manager')
    await pressAndWait('Send invite')
    expect(errorAt('Their email')).toBe('Email is required')
    typeInto('Their email', 'sam@example.com')
    press(screen.getByLabelText(/^Custom/))
    typeInto('Roles and questions', '2')
    await pressAndWait('Send invite')
    expect(callsTo(calls, sendCompanyInvite)[0]!.body).toEqual({
      email: 'sam@example.com',
      level: 3,
      access: { company: 1, facility: 0, user: 1, position: 2, 'facility attribute': 0 },
    })
  })

  it('let people in, send invites again and take them back', async () => {
    const { calls } = await render([
      ...ofAdmin,
      answer(acceptJoinRequest, done),
      answer(resendCompanyInvite, { invite: { ...invite, expired: false } }),
      answer(withdrawCompanyInvite, done),
    ])
    await screen.findByText('Email not confirmed')
    expect(screen.getByText('Expired')).toBeTruthy()
    press('Let in Ana Diaz')
    await pressAndWait('Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pressAndWait('Send again: invite to sam@example.com')
    await pressAndWait('Cancel invite to sam@example.com')
    const made = calls.map(({ endpoint }) => endpoint).filter((name) => !/\.(list|search)$/.test(name))
    expect(made).toEqual(['auth.join-request.accept', 'auth.invite.resend', 'auth.invite.withdraw'])
  })

  it('keep who uses the keyboard at the list of whom they declined, and on the page where a list is gone', async () => {
    let left = [invite]
    let asked = [
      request,
      { ...request, id: '0199b9c0-0000-7000-8000-00000000000e', first_name: 'Eva', email_proven: true },
    ]
    await render([
      answer(searchMembers, list(true)),
      answer(listCompanyInvites, () => ({ invites: left, ...one, total: left.length })),
      answer(listJoinRequests, () => ({ requests: asked, ...one, total: asked.length })),
      answer(withdrawCompanyInvite, () => {
        left = []
        return done
      }),
      answer(declineJoinRequest, () => {
        asked = asked.slice(1)
        return done
      }),
    ])
    const isAt = (heading: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })))
    const pressFocused = (name: string) => {
      screen.getByRole('button', { name }).focus()
      press(name)
    }
    await screen.findByText('leo@example.com')

    expect(screen.getByText('Email not confirmed').closest('li')!.textContent).toContain('Ana Diaz')
    pressFocused('Decline Ana Diaz')
    await waitFor(() => expect(screen.queryByText('Ana Diaz')).toBeNull())
    expect(screen.queryByText('Email not confirmed')).toBeNull()
    await isAt('Requests to join')
    pressFocused('Decline Eva Diaz')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Requests to join' })).toBeNull())
    await isAt('Managers')

    pressFocused('Cancel invite to sam@example.com')
    await waitFor(() => expect(screen.queryByText('sam@example.com')).toBeNull())
    await isAt('Managers')
  })

  it('[BY-17] keep who uses the keyboard on the page where the only one that they searched for is removed', async () => {
    let removed = false
    let answerNow = () => {}
    const asked = new Promise<void>((resolve) => (answerNow = resolve))
    await render([
      answer(searchMembers, async ({ body }) => {
        if (removed) await asked
        const all = list(true).members.filter(({ id }) => !removed || id !== leo)
        const members = body.search === 'leo' ? all.filter(({ id }) => id === leo) : all
        return { ...list(true), members, total: members.length, pages: Math.min(1, members.length) }
      }),
      answer(listCompanyInvites, { invites: [invite], ...one }),
      answer(listJoinRequests, { requests: [], ...one, total: 0 }),
      answer(removeMember, () => {
        removed = true
        return done
      }),
    ])
    const isAtTitle = () =>
      waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Managers' })),
      )
    await screen.findByText('leo@example.com')
    typeInto(screen.getByRole('searchbox'), 'leo')
    await pressAndWait('Search')
    await waitFor(() => expect(screen.queryByText('dana@example.com')).toBeNull())
    press('Remove Leo Reyes')
    await screen.findByText(/They’ll lose access/)
    press('Remove')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // as browsers do when a dialog closes
    act(() => screen.getByRole('button', { name: 'Remove Leo Reyes' }).focus())
    answerNow()
    expect(await screen.findByRole('heading', { name: 'No managers found' })).toBeTruthy()
    await isAtTitle()
    screen.getByRole('button', { name: 'Show all managers' }).focus()
    press('Show all managers')
    expect(await screen.findByText('dana@example.com')).toBeTruthy()
    await isAtTitle()
  })

  it('are hidden from managers whose company waits: the page about the company says why', async () => {
    const { router } = await render([refuse(searchMembers, 'company-pending')])
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal/company'))
  })
})
