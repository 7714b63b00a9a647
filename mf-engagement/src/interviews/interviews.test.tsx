// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  getApplication,
  getInvite,
  listApplications,
  listInvites,
  withdrawApplication,
  withdrawInvite,
  type Application,
  type Invite,
} from '@lunchpail/contracts/engagement/api'
import { answer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { anApplication, anInvite, noMessages } from '../../test/application.ts'
import { moment, ownZone } from './moment.ts'
import { manifest } from '../manifest.tsx'
import { id, application, type } from '../../test/interviews.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('invites on My applications', () => {
  const show = (withdraw = answer(withdrawInvite, { withdrawn: true })) =>
    renderScreen(manifest, {
      path: '/applications',
      answers: [
        answer(listInvites, { invites: [anInvite()] }),
        answer(listApplications, {
          applications: [anApplication()],
          page: 1,
          pages: 1,
          total: 1,
          unread_messages: 0,
        }),
        withdraw,
      ],
    })

  it('[EN-01] have title, company, type, time where it is, and the way to the schedule', async () => {
    await show()
    const section = within(await screen.findByRole('region', { name: 'Your interview' }))
    expect(section.getByRole('heading', { name: 'Forklift Operator' })).toBeTruthy()
    for (const text of ['Acme', 'In person', '30 minutes']) expect(section.getByText(text)).toBeTruthy()
    const map = section.getByRole('link', { name: '12 Dock Street (map, new tab)' })
    expect(map.getAttribute('href')).toMatch(/query=12%20Dock%20Street$/)
    expect(section.getByRole('link', { name: 'See or change the time' }).getAttribute('href')).toBe(
      `/portal/calendar/${id}/`,
    )
  })

  it('[EN-01] are called invites until a time is picked', async () => {
    const open = [anInvite({ inviteTime: null, time_interview: null }), anInvite({ id: 'b' })]
    await renderScreen(manifest, {
      path: '/applications',
      answers: [
        answer(listInvites, { invites: open }),
        answer(listApplications, {
          applications: [anApplication()],
          page: 1,
          pages: 1,
          total: 1,
          unread_messages: 0,
        }),
      ],
    })
    const section = within(await screen.findByRole('region', { name: 'You’re invited to interview' }))
    expect(section.getByRole('link', { name: 'Pick a time' })).toBeTruthy()
  })

  it('[EN-02] are withdrawn after one question, with thanks', async () => {
    const { calls } = await show()
    await pressAndWait(await screen.findByRole('button', { name: 'Withdraw' }))
    await pressAndWait(screen.getByRole('button', { name: 'No' }))
    expect(calls.filter(({ endpoint }) => endpoint === withdrawInvite.name)).toEqual([])
    await pressAndWait(screen.getByRole('button', { name: 'Withdraw' }))
    await pressAndWait(screen.getByRole('button', { name: 'Yes' }))
    expect(await screen.findByText(/You withdrew. Thank you/)).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Forklift Operator')
    expect(calls.filter(({ endpoint }) => endpoint === withdrawInvite.name)).toHaveLength(1)
  })
})

describe('the withdraw page', () => {
  const show = (...more: Parameters<typeof renderScreen>[1]['answers'] & object) =>
    renderScreen(manifest, {
      path: `/applications/${application}/withdraw`,
      answers: [answer(getApplication, { application: anApplication() }), ...more],
    })

  it('[EN-03] wants six characters, says "Please wait..." during the call, then thanks', async () => {
    let finish = () => {}
    const held = new Promise<void>((resolve) => (finish = resolve))
    const withdrawn = anApplication({ withdrawn: true, state: 2 })
    const { calls, container } = await show(
      answer(withdrawApplication, async () => {
        await held
        return { application: withdrawn }
      }),
    )
    await screen.findByLabelText('Why are you withdrawing?')
    expect(container.ownerDocument.querySelector('#withdraw-main')).toBeTruthy()
    type('Why are you withdrawing?', ' five ')
    await pressAndWait(screen.getByRole('button', { name: 'Withdraw application' }))
    expect(screen.getByText('Please enter at least 6 characters')).toBeTruthy()
    expect(document.title).toBe('Error: Withdraw your application · Lunchpail')
    type('Why are you withdrawing?', 'Found work')
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw application' }))
    expect(await screen.findByRole('button', { name: 'Please wait...' })).toBeTruthy()
    finish()
    const done = await screen.findByRole('heading', { level: 1, name: 'Your application was withdrawn' })
    expect(document.activeElement).toBe(done)
    expect(document.title).toBe('Your application was withdrawn · Lunchpail')
    expect(screen.getByText('Thank you for letting Acme know.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See what else fits you' }).getAttribute('href')).toBe('/matches')
    expect(calls.at(-1)!.body).toEqual({ state: 2, reason: 2 ** 24, reason_other: 'Found work' })
  })

  it('[EN-03] shows an error block, and keeps the reason', async () => {
    await show(refuse(withdrawApplication, 'unavailable'))
    await screen.findByLabelText('Why are you withdrawing?')
    type('Why are you withdrawing?', 'Found work')
    await pressAndWait(screen.getByRole('button', { name: 'Withdraw application' }))
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be withdrawn')
    expect(screen.getByDisplayValue('Found work')).toBeTruthy()
  })
})

describe('an application that was withdrawn', () => {
  const withdrawn = { withdrawn: true, may_withdraw: false, state: 2 }
  const apply_again_at = '2026-12-23T17:00:00.000Z'

  it('[EN-03] says when one may apply again, on its card and on its page, and then leads there', async () => {
    const waits = anApplication({ ...withdrawn, apply_again_at })
    // a narrow space stands before AM and PM
    const when = moment(apply_again_at, 'en', ownZone()).replaceAll(/\s+/g, ' ')
    const sentence = `You withdrew this application. You can apply for this job again starting ${when}.`
    const list = await renderScreen(manifest, {
      path: '/applications',
      answers: [
        answer(listInvites, { invites: [] }),
        answer(listApplications, { applications: [waits], page: 1, pages: 1, total: 1, unread_messages: 0 }),
      ],
    })
    expect(await screen.findByText(sentence)).toBeTruthy()
    list.unmount()
    const show = (one: Application) =>
      renderScreen(manifest, {
        path: `/applications/${application}`,
        answers: [answer(getApplication, { application: one }), noMessages],
      })
    const page = await show(waits)
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull()
    page.unmount()
    await show({ ...waits, may_apply_again: true })
    expect((await screen.findByRole('link', { name: 'Apply again' })).getAttribute('href')).toBe(
      '/app/start/?sn=0&p=12',
    )
    expect(screen.getByText(/You can apply for this job again now\.$/)).toBeTruthy()
  })
})

describe('an interview that the company called off', () => {
  it('[BY-01] [EN-05] [EN-16] is none to go to on the application, and none to give feedback about', async () => {
    const show = (invite: Invite) =>
      renderScreen(manifest, {
        path: `/applications/${application}`,
        answers: [answer(getApplication, { application: anApplication({ state: 3, invite }) }), noMessages],
      })
    await show(anInvite())
    expect(await screen.findByRole('heading', { name: 'Your interview' })).toBeTruthy()
    for (const taken of [
      anInvite({ state: 'rescinded' }),
      anInvite({ state: 'rescinded', over: true }),
      anInvite({ state: 'closed', inviteTime: null, time_interview: null }),
    ]) {
      cleanup()
      await show(taken)
      await screen.findByText('What happens next')
      expect(screen.queryByRole('heading', { name: 'Your interview' })).toBeNull()
      expect(screen.queryByText(/12 Dock Street/)).toBeNull()
    }
    cleanup()
    const open = (path: string) =>
      renderScreen(manifest, {
        path,
        answers: [answer(getInvite, { invite: anInvite({ state: 'rescinded', over: true }), times: [] })],
      })
    await open(`/portal/calendar/${id}`)
    expect(await screen.findByText('This invite is no longer open.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'How was it?' })).toBeNull()
    cleanup()
    await open(`/invites/${id}/feedback`)
    expect(await screen.findByText('This invite is no longer open.')).toBeTruthy()
  })
})

describe('addresses of their own', () => {
  it('[EN-20] are those of the withdraw page, with its container, and of the feedback page', async () => {
    const { container } = await renderScreen(manifest, {
      path: `/applications/${application}/withdraw`,
      answers: [answer(getApplication, { application: anApplication() })],
    })
    await screen.findByRole('heading', { level: 1, name: 'Withdraw your application' })
    expect(container.querySelector('#withdraw-main form')).toBeTruthy()
    cleanup()
    await renderScreen(manifest, {
      path: `/invites/${id}/feedback`,
      answers: [answer(getInvite, { invite: anInvite(), times: [] })],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'How was your interview?' })).toBeTruthy()
  })
})
