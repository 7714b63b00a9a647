// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPosition, listPositions, reportPosition } from '@lunchpail/contracts/jobs/api'
import { answer, callsTo, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { keptJobsName } from '@lunchpail/contracts/matches/kept-jobs-name'
import { saveJobSlot } from '@lunchpail/contracts/matches/slots'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { card, job, listOf } from '../../test/jobs.ts'
import type { Job } from '../api.ts'
import { manifest } from '../manifest.tsx'
import { listCache } from '../search/list-cache.ts'
import { blocksOf } from './job-text.tsx'

beforeEach(() => listCache.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (body: { position: Job } | RefusedAnswer = job(), path = '/jobs/12') =>
  renderScreen(manifest, {
    path,
    answers: [answer(getPosition, body), answer(listPositions, listOf([card()]))],
  })

describe('a job', () => {
  it('shows the facts first, then the description and the company', async () => {
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Order Picker' })).toBeTruthy()
    for (const text of [
      '$18.50 to $20.00 an hour',
      '410 Doremus Avenue, Newark, NJ 07105',
      /Day shift · Starts at 7:00\sAM/,
      'Full-time',
      'Monday to Friday',
      'We ship for shops.',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'About Harbor & Pine' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Walk the aisles', 'Wrap pallets']),
    )
  })

  it('[BY-15] says in Spanish that the company wrote it in English, and keeps both apart', async () => {
    const text = 'You pick the orders of our stores and load them with the team.'
    const position = { ...job().position, details: [{ heading: null, text }] }
    await renderScreen(manifest, {
      path: '/jobs/12',
      language: 'es',
      answers: [answer(getPosition, { position }), answer(listPositions, listOf([card()]))],
    })
    expect((await screen.findByText(text)).closest('[lang]')?.getAttribute('lang')).toBe('en')
    expect(screen.getByText('Escrito en inglés')).toBeTruthy()
    expect(screen.getByText('Tiempo completo')).toBeTruthy()
    expect(screen.getByText('Monday to Friday')).toBeTruthy()
    cleanup()
    await show({ position })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText(/^The company wrote this/)).toBeNull()
  })

  it('[JB-13] has every field that was filled in', async () => {
    const flags = { weekend: true, overtime: true, entry: true, drug_screen: true, background_flexible: true }
    const fields = { schedule_duration: '10 hours', ...flags, experience_months: 18 }
    await show(job(fields))
    const length = await screen.findByText('10 hours')
    expect(length.previousSibling?.nodeName).toBe('#text')
    expect(length.parentElement!.textContent).toBe('Shift length: 10 hours')
    const requirements = 'Weekend work · Overtime · Drug screen · Criminal records considered'
    expect(screen.getByText(`${requirements} · 18 months of experience`)).toBeTruthy()
    cleanup()
    await show(job({ entry: true }))
    expect(await screen.findByText('No experience needed')).toBeTruthy()
    cleanup()
    await show()
    await screen.findByRole('heading', { name: 'Order Picker' })
    expect(screen.queryByText('Requirements')).toBeNull()
  })

  it('leads to the application', async () => {
    await show()
    expect((await screen.findByRole('link', { name: 'Apply now' })).getAttribute('href')).toBe(
      '/app/start/?sn=0&p=12',
    )
  })

  it('[BY-23] that was applied to says so and leads to the application, with no way to apply again', async () => {
    await show(job({ application_id: 'a-1', state: 'closed' }))
    expect(await screen.findByText('You applied to this job')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your application' }).getAttribute('href')).toBe(
      '/applications/a-1',
    )
    expect(screen.getByText('This job is closed')).toBeTruthy()
    cleanup()
    await show(job({ application_id: 'a-1' }))
    expect(await screen.findByText('You applied to this job')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Apply now' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Interested/ })).toBeNull()
  })

  it('[EN-03] from which a candidate withdrew says when they may apply again', async () => {
    const apply_again = 'You withdrew your application. You can apply again in 12 days.'
    await show(job({ application_id: 'a-1', apply_again }))
    expect(await screen.findByText(apply_again)).toBeTruthy()
    expect(screen.queryByText('You applied to this job')).toBeNull()
    expect(screen.getByRole('link', { name: 'See your application' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Apply now' })).toBeNull()
  })

  it('[BY-19] says how long the company takes to answer, where that is known', async () => {
    await show(job({ replies: 'Usually replies within 2 days' }))
    expect(await screen.findByText('Usually replies within 2 days')).toBeTruthy()
  })

  it('[JB-14] says why it may not suit the person, where they could still apply', async () => {
    const text = 'This job is about 50 minutes away.'
    const parts: Partial<Job> = { num_mismatch: 1, mismatch: [{ type: 'commute', text }] }
    await show(job(parts))
    expect(await screen.findByText('Check before you apply')).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    for (const other of [{ mismatch: [] }, { application_id: 'a-1' }, { state: 'closed' as const }]) {
      cleanup()
      await show(job({ ...parts, ...other }))
      await screen.findByRole('heading', { name: 'Order Picker' })
      expect(screen.queryByText('Check before you apply')).toBeNull()
    }
  })

  it.each([
    ['paused', 'This job is paused'],
    ['closed', 'This job is closed'],
  ] as const)('[JB-12] says plainly that it is %s, without a way to apply', async (state, sentence) => {
    await show(job({ state }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Apply now' })).toBeNull()
  })

  it('asks for the distance from the ZIP code of the search', async () => {
    const { calls } = await show(
      job({ distance: 4.2, commute: { driving: 18, transit: 36 } }),
      '/jobs/12?zip=10001',
    )
    expect(await screen.findByText('4 miles away')).toBeTruthy()
    expect(screen.getByText('18 min by car, 36 min by transit')).toBeTruthy()
    expect(calls[0]!.url.search).toBe('?zip=10001')
  })

  it('shows a stranger’s markup as the text it is', async () => {
    await show(job({ details: [{ heading: null, text: '<img src=x onerror=alert(1)>' }] }))
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy()
    expect(document.querySelector('img[src="x"]')).toBeNull()
  })

  it('leads back to the list it was opened from', async () => {
    const { router } = await show(job(), '/jobs?shift=4')
    await pressAndWait(await screen.findByRole('link', { name: 'Order Picker' }))
    await pressAndWait(await screen.findByRole('link', { name: 'Back to jobs' }))
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/jobs?shift=4'),
    )
    expect(router.state.historyAction).toBe('POP')
  })

  it('leads to all jobs for those who came by a link', async () => {
    await show()
    expect((await screen.findByRole('link', { name: 'All jobs' })).getAttribute('href')).toBe('/jobs')
  })

  it('says so where there is no such job', async () => {
    await show(new RefusedAnswer('not-found'))
    expect(await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this job' })).toBeTruthy()
    expect(document.title).toBe('We couldn’t find this job · Lunchpail')
  })

  it('[SH-02] offers another try while the service is down', async () => {
    let down = true
    await renderScreen(manifest, {
      path: '/jobs/12',
      answers: [answer(getPosition, () => (down ? new RefusedAnswer('unavailable') : job()))],
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    down = false
    await pressAndWait(retry)
    expect(await screen.findByRole('heading', { name: 'Order Picker' })).toBeTruthy()
  })

  it('[JB-07] cuts a text of more lines than 200 px have', async () => {
    const cut: number[] = []
    for (const lines of [8, 9, 11]) {
      const text = Array.from({ length: lines }, (_, n) => `Line ${n}`).join('\n')
      await show(job({ about: null, details: [{ heading: null, text }] }))
      await screen.findByText('Line 0')
      if (screen.queryByRole('button', { name: 'Show more' })) cut.push(lines)
      cleanup()
    }
    expect(cut).toEqual([9, 11])
  })

  it('cuts a long text and shows the rest on demand', async () => {
    await show(
      job({
        about: null,
        details: [{ heading: null, text: 'Pick orders with a hand scanner. '.repeat(40) }],
      }),
    )
    const more = await screen.findByRole('button', { name: 'Show more' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await pressAndWait(more)
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('blocks of a description', () => {
  it('puts items that follow each other into one list', () => {
    expect(blocksOf('One.\n- a\n- b\nTwo.\n- c')).toEqual([
      { kind: 'paragraph', lines: ['One.'] },
      { kind: 'list', lines: ['a', 'b'] },
      { kind: 'paragraph', lines: ['Two.'] },
      { kind: 'list', lines: ['c'] },
    ])
  })
})

describe('[BY-22] a job that is kept or passed on', () => {
  const shareOf = (share: unknown, writeText: unknown) => {
    for (const [name, value] of [
      ['share', share],
      ['clipboard', { writeText }],
    ] as const)
      if (value === undefined) Reflect.deleteProperty(navigator, name)
      else Object.defineProperty(navigator, name, { value, configurable: true })
  }
  const press = async () => pressAndWait(await screen.findByRole('button', { name: /^Share: / }))
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'clipboard')
  })
  const show = (parts = {}) =>
    renderScreen(manifest, { path: '/jobs/12?zip=07105', answers: [answer(getPosition, job(parts))] })

  it('is handed to the device without where the search was, copied, or shown', async () => {
    const share = vi.fn(async () => {})
    const copy = vi.fn(async () => {})
    shareOf(share, copy)
    await show()
    await press()
    const address = new URL('/jobs/12', location.href).href
    expect(share).toHaveBeenCalledWith({ title: 'Order Picker', url: address })
    share.mockRejectedValue(Object.assign(new Error('closed'), { name: 'AbortError' }))
    await press()
    expect(copy).not.toHaveBeenCalled()
    shareOf(undefined, copy)
    await press()
    expect(copy).toHaveBeenCalledWith(address)
    copy.mockRejectedValue(new Error('refused'))
    await press()
    expect(screen.getByText(address)).toBeTruthy()
  })

  it('can be saved while it is open and not applied to', async () => {
    await show({ state: 'closed' })
    await screen.findByText('This job is closed')
    expect([
      screen.queryByRole('button', { name: /^Save/ }),
      screen.queryByRole('button', { name: /^Share/ }),
    ]).toEqual([null, null])
    cleanup()
    await show()
    // its remote is down, and the browser keeps nothing
    document.cookie = 'cookie_settings=memory; Path=/'
    await pressAndWait(await screen.findByRole('button', { name: 'Save: Order Picker' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t save this job/)
    cleanup()
    // another job can be saved too, once it is back
    await show()
    await screen.findByRole('button', { name: 'Save: Order Picker' })
    expect(screen.queryByRole('alert')).toBeNull()
    fillSlots(filling(saveJobSlot, ({ title, press }) => <p>{`${title} ${press}`}</p>))
    await pressAndWait(screen.getByRole('button', { name: 'Save: Order Picker' }))
    expect(await screen.findByText('Order Picker true')).toBeTruthy()
    cleanup()
    // what is saved is known by now
    await show()
    expect(await screen.findByText('Order Picker false')).toBeTruthy()
    fillSlots()
    document.cookie = 'cookie_settings=; Path=/; Max-Age=0'
  })

  it('[BY-22] is saved as it is pressed, though what saves it comes after the page is left', async () => {
    setSlotSource(() => new Promise(() => {}))
    await show()
    await pressAndWait(await screen.findByRole('button', { name: 'Save: Order Picker' }))
    cleanup()
    expect(localStorage.getItem(keptJobsName)).toBe('[12]')
    localStorage.clear()
    fillSlots()
    await show()
    await pressAndWait(await screen.findByRole('button', { name: 'Save: Order Picker' }))
    // or does not come
    expect((await screen.findByRole('alert')).textContent).toBe('Saved on this device.')
    localStorage.clear()
  })
})

it('[BY-07] is reported in a dialog with a reason, which says what happens then', async () => {
  const { calls } = await renderScreen(manifest, {
    path: '/jobs/12',
    answers: [
      answer(getPosition, job()),
      answer(listPositions, listOf([card()])),
      answer(reportPosition, {}),
    ],
  })
  await pressAndWait(await screen.findByRole('button', { name: 'Report this job' }))
  expect(await screen.findByText(/Until then it stays here/)).toBeTruthy()
  await pressAndWait('Send report')
  expect(callsTo(calls, reportPosition)).toEqual([])
  fireEvent.click(screen.getByLabelText('It asks for money'))
  fireEvent.change(screen.getByLabelText(/What happened/), { target: { value: 'They want $50.' } })
  await pressAndWait('Send report')
  await waitFor(() =>
    expect(callsTo(calls, reportPosition).map(({ url, body }) => [url.pathname, body])).toEqual([
      ['/api/hire/v1/position/12/report/', { reason: 'money', note: 'They want $50.' }],
    ]),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})
