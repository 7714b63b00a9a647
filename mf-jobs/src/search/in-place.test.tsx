// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPosition, listPositions } from '@lunchpail/contracts/jobs/api'
import {
  answer,
  callsTo,
  RefusedAnswer,
  refuse,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { card, job, listOf } from '../../test/jobs.ts'
import { manifest } from '../manifest.tsx'
import { listCache } from './list-cache.ts'

beforeEach(() => listCache.clear())
afterEach(cleanup)

const cards = [card({ id: 12 }), card({ id: 13, title: 'Dock Worker' })]
const show = (answers: readonly FakeAnswer[] = [], path = '/jobs?shift=1&page=2') =>
  renderScreen(manifest, {
    path,
    answers: [
      answer(listPositions, listOf(cards, { page: 2, pages: 3, total: 45 })),
      answer(getPosition, ({ url }) =>
        url.pathname.includes('/13/') ? job({ id: 13, title: 'Dock Worker' }) : job(),
      ),
      ...answers,
    ],
  })
const at = ({ state }: { state: { location: { pathname: string; search: string } } }) =>
  state.location.pathname + state.location.search

describe('a job in place', () => {
  it('[JB-04] opens beside the list, pushes its address, and gives the page its heading and title', async () => {
    const { router, calls } = await show()
    await pressAndWait(await screen.findByRole('link', { name: 'Order Picker' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Picker' })).toBeTruthy()
    expect(at(router)).toBe('/jobs/12')
    expect(router.state.historyAction).toBe('PUSH')
    expect(document.title).toBe('Order Picker · Lunchpail')
    expect(await screen.findByText('We ship for shops.')).toBeTruthy()
    const open = screen.getByRole('link', { name: 'Order Picker' })
    expect(open.getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('link', { name: 'Dock Worker' }).getAttribute('aria-current')).toBeNull()
    expect(callsTo(calls, listPositions)).toHaveLength(1)
  })

  it('[BY-22] the first stands beside the list of a desktop, and leaves the page the list’s', async () => {
    const wide = vi
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation(
        (query) =>
          Object.assign(new EventTarget(), { media: query, matches: true }) as unknown as MediaQueryList,
      )
    const { router, calls } = await show()
    expect(await screen.findByText('We ship for shops.')).toBeTruthy()
    // its card's, and its own
    expect(screen.getAllByRole('heading', { level: 2, name: 'Order Picker' })).toHaveLength(2)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs')
    expect([document.title, at(router)]).toEqual(['Jobs · Lunchpail', '/jobs?shift=1&page=2'])
    await pressAndWait(screen.getByRole('link', { name: 'Order Picker' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Picker' })).toBeTruthy()
    expect(document.title).toBe('Order Picker · Lunchpail')
    expect(callsTo(calls, getPosition)).toHaveLength(1)
    wide.mockRestore()
  })

  it('[JB-04] shows what the card knows while the rest is on its way', async () => {
    const whole = Promise.withResolvers<void>()
    await show([
      answer(getPosition, async () => {
        await whole.promise
        return job()
      }),
    ])
    await pressAndWait(await screen.findByRole('link', { name: 'Order Picker' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Order Picker' })
    const pane = within(heading.closest('article')!)
    expect(pane.getByText('$18.50 to $20.00 an hour')).toBeTruthy()
    expect(pane.getByText('Loading the job')).toBeTruthy()
    expect(pane.getByRole('link', { name: 'Apply now' })).toBeTruthy()
    // facts that come would move it under a thumb
    expect(pane.queryByRole('button', { name: 'Share: Order Picker' })).toBeNull()
    whole.resolve()
    expect(await pane.findByRole('button', { name: 'Share: Order Picker' })).toBeTruthy()
  })

  it('[JB-04] gives Back the list as it was: its filters, its page, its elements, the focus on the card', async () => {
    const { router, calls } = await show()
    await pressAndWait(await screen.findByRole('link', { name: 'Order Picker' }))
    await screen.findByText('We ship for shops.')
    const list = screen.getByRole('region', { name: 'Jobs found' })
    await pressAndWait(screen.getByRole('link', { name: 'Dock Worker' }))
    await waitFor(() => expect(at(router)).toBe('/jobs/13'))
    expect(router.state.historyAction).toBe('REPLACE')
    await act(() => router.navigate(-1))
    expect(at(router)).toBe('/jobs?shift=1&page=2')
    expect(screen.getByRole('region', { name: 'Jobs found' })).toBe(list)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Dock Worker' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs')
    expect(document.title).toBe('Jobs · Lunchpail')
    expect(callsTo(calls, listPositions)).toHaveLength(1)
  })

  it('[JB-04] goes back by its own link too, and by Forward stands in place again', async () => {
    const { router } = await show()
    await pressAndWait(await screen.findByRole('link', { name: 'Order Picker' }))
    await pressAndWait(await screen.findByRole('link', { name: 'Back to jobs' }))
    await waitFor(() => expect(at(router)).toBe('/jobs?shift=1&page=2'))
    await act(() => router.navigate(1))
    expect(screen.getByRole('region', { name: 'Jobs found' })).toBeTruthy()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Order Picker')
  })

  it('[JB-04] is a page of its own for those who come by its address', async () => {
    await show([], '/jobs/12')
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Picker' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Jobs found' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All jobs' })).toBeTruthy()
  })

  it('[JB-04] that is gone says so, and the list stays', async () => {
    await show([refuse(getPosition, 'not-found')])
    await pressAndWait(await screen.findByRole('link', { name: 'Order Picker' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this job' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Dock Worker' })).toBeTruthy()
  })

  it('[JB-04] [SH-02] offers another try for its text alone while the service is down', async () => {
    let down = true
    await show([answer(getPosition, () => (down ? new RefusedAnswer('unavailable') : job()))])
    await pressAndWait(await screen.findByRole('link', { name: 'Order Picker' }))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('link', { name: 'Dock Worker' })).toBeTruthy()
    down = false
    await pressAndWait(retry)
    expect(await screen.findByText('We ship for shops.')).toBeTruthy()
  })
})
