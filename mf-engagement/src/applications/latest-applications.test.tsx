// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listApplications, listInvites } from '@lunchpail/contracts/engagement/api'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { anApplication } from '../../test/application.ts'
import LatestApplications from './latest-applications.slot.tsx'

afterEach(cleanup)

const application = (number: number) =>
  anApplication({
    id: `0199b9c0-0000-7000-8000-00000000000${number}`,
    position: { id: number, title: `Job ${number}`, company_name: 'Acme', city: 'Newark', region: 'NJ' },
  })
const listOf = (total: number) => ({
  applications: Array.from({ length: total }, (_, index) => application(index)),
  page: 1,
  pages: 1,
  total,
  unread_messages: 0,
})
const show = (list: Parameters<typeof answer<typeof listApplications>>[1]) =>
  renderScreen(<LatestApplications onDone={() => {}} />, {
    path: '/',
    session: signedInAs(),
    answers: [answer(listInvites, { invites: [] }), answer(listApplications, list)],
  })

describe('the latest applications', () => {
  it('[BY-23] are three, with the way to all', async () => {
    await show(listOf(5))
    expect(await screen.findByRole('heading', { level: 2, name: 'Your latest applications' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'See all 5 applications' }).getAttribute('href')).toBe(
      '/applications',
    )
  })

  it('[BY-23] take no room where there is none', async () => {
    const { container, calls } = await show(listOf(0))
    expect(calls.length).toBeGreaterThan(0)
    expect(container.querySelector('section')).toBeNull()
  })

  it('[SH-02] say that they are not available, and come with another try', async () => {
    let down = true
    await show(() => (down ? new RefusedAnswer('unavailable') : listOf(1)))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    down = false
    await pressAndWait(retry)
    expect(await screen.findByRole('link', { name: 'Job 0' })).toBeTruthy()
  })
})
