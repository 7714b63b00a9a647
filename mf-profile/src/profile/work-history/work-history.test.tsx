// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getProfile, type Profile } from '@lunchpail/contracts/profile/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { open } from '../../../test/page.tsx'
import { answerOf, job, profileOf } from '../../../test/profile.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const shown = (profile: Profile = profileOf()) => open('/profile', [answer(getProfile, answerOf(profile))])
const region = (name: string) => screen.findByRole('region', { name })

describe('[PR-05] the work history', () => {
  const entries = async () => within(await region('Work History')).getAllByRole('listitem')

  it('shows the newest job first, with its dates, duration, reason and place', async () => {
    const now = { ...job, title: 'Picker', start_date: '06/2022', current_job: true, reference_id: 'z' }
    await shown(profileOf({ jobs: [job, now] }))
    const [first, second] = await entries()
    expect(first!.textContent).toContain('Picker')
    expect(first!.textContent).toContain('Jun 2022 to present')
    expect(first!.textContent).not.toContain('Reason')
    for (const words of [
      'Forklift Operator',
      'Harbor Freight Yard',
      'Mar 2020 to May 2022\u00A0· 2 years, 3 months',
      'Newark, NJ',
      'Moved pallets',
      'Reason for leaving: Moved',
    ])
      expect(second!.textContent).toContain(words)
    expect(second!.textContent).not.toContain('Contract')
  })

  it('[PR-11] leads to the request for a reference, which is about a job', async () => {
    await shown(profileOf({ jobs: [job] }))
    const ask = within(await region('Work History')).getByRole('link', {
      name: 'Ask a manager for a reference',
    })
    expect(ask.getAttribute('href')).toBe('/profile#references')
    cleanup()
    await shown(profileOf({ jobs: [] }))
    expect(within(await region('Work History')).queryByRole('link', { name: /reference/ })).toBeNull()
  })

  it('tags a contract job', async () => {
    await shown(profileOf({ jobs: [{ ...job, reason_for_leaving: 10 }] }))
    expect(within((await entries())[0]!).getByText('Contract')).toBeTruthy()
  })

  it('flags what is missing, with a warning that opens by pointer, focus and tap, and closes by Escape', async () => {
    await shown(profileOf({ jobs: [{ reference_id: 'x' }] }))
    const [entry] = await entries()
    for (const flag of [
      'Job title missing',
      'Company name missing',
      'Dates missing',
      'Job duties missing',
      'Location missing',
    ])
      expect(within(entry!).getByText(flag)).toBeTruthy()
    const sign = within(entry!).getByRole('button', { name: 'Required fields missing' })
    const tip = within(entry!).getByText('Required fields missing')
    expect(tip.hidden).toBe(true)
    act(() => sign.focus())
    expect(tip.hidden).toBe(false)
    fireEvent.keyDown(sign, { key: 'Escape' })
    expect(tip.hidden).toBe(true)
    fireEvent.click(sign)
    expect(tip.hidden).toBe(false)
    act(() => sign.blur())
    expect(tip.hidden).toBe(true)
    fireEvent.pointerEnter(sign.parentElement!)
    expect(tip.hidden).toBe(false)
  })

  it('lists what was said of gaps that are there, and leaves out the hidden ones', async () => {
    const year = new Date().getFullYear()
    const worked = (from: number, to: number) => ({
      ...job,
      start_date: `01/${from}`,
      end_date: `12/${to}`,
      reference_id: String(from),
    })
    const gap = (of: number, reason: string) => ({ start_date: `01/${of}`, end_date: `12/${of}`, reason })
    await shown(
      profileOf({
        jobs: [
          worked(year - 6, year - 4),
          worked(year - 2, year - 2),
          { ...worked(year, year), current_job: true },
        ],
        gaps: [
          gap(year - 1, 'Took care of my father'),
          { ...gap(year - 3, 'secret'), ignore: true },
          // a job fills it by now
          gap(year - 2, 'I was in jail'),
        ],
      }),
    )
    expect(await screen.findByText('Took care of my father')).toBeTruthy()
    expect(screen.getByText(`Jan ${year - 1} to Dec ${year - 1}`)).toBeTruthy()
    expect(screen.queryByText(/secret|jail/)).toBeNull()
  })

  it('collapses what is higher than 84 pixels, and shows more and less', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(85)
    await shown()
    const more = await screen.findByRole('button', { name: 'Show more' })
    expect(more.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(more)
    fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy()
  })

  it('leaves alone what is 84 pixels high', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(84)
    await shown()
    await entries()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})
