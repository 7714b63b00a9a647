// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  getApplication,
  listApplications,
  listInvites,
  takeBackApplication,
  type Application,
  type Invite,
} from '@lunchpail/contracts/engagement/api'
import { answer, callsTo, RefusedAnswer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { anApplication, anInvite, noMessages } from '../../test/application.ts'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const application = (state = 0) => anApplication({ state, employer_state: state })
const listOf = (...applications: Application[]) => ({
  applications,
  page: 1,
  pages: 1,
  total: applications.length,
  unread_messages: 0,
})

const noInvites = answer(listInvites, { invites: [] })

describe('my applications', () => {
  it('shows each application with its job, place, day and state in plain words', async () => {
    await renderScreen(manifest, {
      path: '/applications',
      answers: [noInvites, answer(listApplications, listOf(application()))],
    })
    expect((await screen.findByRole('link', { name: 'Forklift Operator' })).getAttribute('href')).toBe(
      '/applications/0199b9c0-0000-7000-8000-000000000001',
    )
    expect(screen.getByText('Newark, NJ')).toBeTruthy()
    expect(screen.getByText('Sent')).toBeTruthy()
    expect(screen.getByText('Sent November 20, 2026')).toBeTruthy()
  })

  it('says it in Spanish', async () => {
    await renderScreen(manifest, {
      path: '/applications',
      language: 'es',
      answers: [noInvites, answer(listApplications, listOf(application(1)))],
    })
    expect(await screen.findByText('Mis solicitudes')).toBeTruthy()
    expect(await screen.findByText('Entrevista')).toBeTruthy()
    expect(screen.getByText('Enviada el 20 de noviembre de 2026')).toBeTruthy()
  })

  it('shows the logo and the pay of each, and its state without alarm', async () => {
    const known = application()
    const position = { ...known.position, logo_url: '/api/logo', wage: { from: 18, to: 20 } }
    await renderScreen(manifest, {
      path: '/applications',
      answers: [noInvites, answer(listApplications, listOf({ ...known, position }))],
    })
    expect(await screen.findByText('$18.00 to $20.00 an hour')).toBeTruthy()
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/logo')
    expect(screen.getByText('Sent').className).toMatch(/neutral/)
  })

  it('has pages that lead to the newer and the older ones', async () => {
    const { calls, router } = await renderScreen(manifest, {
      path: '/applications?page=2',
      answers: [
        noInvites,
        answer(listApplications, {
          ...listOf(application()),
          page: 2,
          pages: 3,
          total: 45,
          unread_messages: 2,
        }),
      ],
    })
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of applications' }))
    const asked = () => callsTo(calls, listApplications).at(-1)!.url.search
    expect(asked()).toBe('?page=2')
    expect(screen.getByRole('link', { name: 'Messages (2 new)' }).getAttribute('href')).toBe('/messages')
    expect(pages.getByRole('link', { name: 'Newer' }).getAttribute('href')).toBe('/applications')
    await pressAndWait(pages.getByRole('link', { name: 'Older' }))
    await waitFor(() => expect(router.state.location.search).toBe('?page=3'))
    await waitFor(() => expect(asked()).toBe('?page=3'))
  })

  it('shows nothing below its invites before these: they would move it under a thumb', async () => {
    const asked = Promise.withResolvers<{ invites: Invite[] }>()
    const { calls } = await renderScreen(manifest, {
      path: '/applications',
      answers: [answer(listInvites, () => asked.promise), answer(listApplications, listOf(application()))],
    })
    await waitFor(() => expect(callsTo(calls, listApplications)).toHaveLength(1))
    await act(async () => {})
    expect(screen.queryByRole('link', { name: 'Forklift Operator' })).toBeNull()
    expect(screen.getByText('Loading your applications')).toBeTruthy()
    asked.resolve({ invites: [anInvite({ inviteTime: null })] })
    expect(await screen.findByRole('link', { name: 'Forklift Operator' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Pick a time' })).toBeTruthy()
  })

  it('leads back to the first page from one past the last', async () => {
    await renderScreen(manifest, {
      path: '/applications?page=99',
      answers: [noInvites, answer(listApplications, { ...listOf(), page: 99, pages: 3, total: 45 })],
    })
    const link = await screen.findByRole('link', { name: 'Go to the first page' })
    expect(link.getAttribute('href')).toBe('/applications')
    expect(screen.queryByText(/Page 99/)).toBeNull()
  })

  it('leads to the jobs where there is none', async () => {
    await renderScreen(manifest, {
      path: '/applications',
      answers: [noInvites, answer(listApplications, listOf())],
    })
    expect((await screen.findByRole('link', { name: 'Find jobs' })).getAttribute('href')).toBe('/jobs')
  })

  it('shows a newly sent one as soon as the site tells of it', async () => {
    let sent = listOf()
    await renderScreen(manifest, {
      path: '/applications',
      answers: [noInvites, answer(listApplications, () => sent)],
    })
    await screen.findByRole('link', { name: 'Find jobs' })
    sent = listOf(application())
    notifyTopic('applications')
    expect(await screen.findByRole('link', { name: 'Forklift Operator' })).toBeTruthy()
  })

  it('[SH-02] offers another try in its place when the service is down, and shows the list once it is back', async () => {
    let down = true
    await renderScreen(manifest, {
      path: '/applications',
      answers: [
        noInvites,
        answer(listApplications, () => (down ? new RefusedAnswer('unavailable') : listOf(application()))),
      ],
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    down = false
    retry.click()
    expect(await screen.findByRole('link', { name: 'Forklift Operator' })).toBeTruthy()
  })

  it('reads a state that it does not know as sent', async () => {
    await renderScreen(manifest, {
      path: '/applications',
      answers: [noInvites, answer(listApplications, listOf(application(17)))],
    })
    expect(await screen.findByText('Sent')).toBeTruthy()
  })
})

describe('one application', () => {
  const path = '/applications/0199b9c0-0000-7000-8000-000000000001'

  it('says what happened and what happens next', async () => {
    await renderScreen(manifest, {
      path,
      answers: [answer(getApplication, { application: application() }), noMessages],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Forklift Operator' })).toBeTruthy()
    expect(screen.getByText(/The hiring manager will read your application/)).toBeTruthy()
    expect(screen.getByText('November 20, 2026')).toBeTruthy()
  })

  it('[BY-19] says how long the company takes to answer, where that is known', async () => {
    const show = (reply_days: number | null) =>
      renderScreen(manifest, {
        path,
        answers: [answer(getApplication, { application: { ...application(), reply_days } }), noMessages],
      })
    await show(2)
    expect(await screen.findByText('This company usually replies within 2 days.')).toBeTruthy()
    cleanup()
    await show(null)
    await screen.findByRole('heading', { level: 1, name: 'Forklift Operator' })
    expect(screen.queryByText(/usually replies/)).toBeNull()
  })

  it('[MT-11] says that auto-apply sent it, and takes it back by one press', async () => {
    let shown = anApplication({ automatic: true, take_back_until: '2026-11-21T15:00:00.000Z' })
    await renderScreen(manifest, {
      path,
      answers: [
        answer(getApplication, () => ({ application: shown })),
        answer(takeBackApplication, () => {
          shown = anApplication({ automatic: true, withdrawn: true, state: 2, may_withdraw: false })
          return { application: shown }
        }),
        noMessages,
      ],
    })
    expect(await screen.findByText('Auto-apply sent this for you')).toBeTruthy()
    await pressAndWait('Take it back')
    expect(await screen.findByText('Withdrawn')).toBeTruthy()
    expect(screen.queryByText('Auto-apply sent this for you')).toBeNull()
  })

  it('[MT-11] says that the time to take it back is over to whoever had the page open until then', async () => {
    let shown = anApplication({ automatic: true, take_back_until: '2026-11-21T15:00:00.000Z' })
    await renderScreen(manifest, {
      path,
      answers: [
        answer(getApplication, () => ({ application: shown })),
        answer(takeBackApplication, () => {
          shown = anApplication({ automatic: true, take_back_until: null })
          return new RefusedAnswer('conflict')
        }),
        noMessages,
      ],
    })
    await pressAndWait(await screen.findByRole('button', { name: 'Take it back' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You can’t take it back with one tap anymore.',
    )
    expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull()
    expect(screen.queryByText(/You can take it back until/)).toBeNull()
  })

  it("treats another person's as not found", async () => {
    await renderScreen(manifest, { path, answers: [refuse(getApplication, 'not-found')] })
    expect(await screen.findByText('We couldn’t find this application')).toBeTruthy()
  })
})
