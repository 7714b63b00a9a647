// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { card } from '../../test/jobs.ts'
import { useFormatJob } from './use-format-job.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Format = ReturnType<typeof useFormatJob>
async function formatted(
  apply: (format: Format, job: PositionCard) => string | null,
  job: PositionCard,
  language: Language,
) {
  const Output = () => <output>{apply(useFormatJob(), job) ?? 'nothing'}</output>
  await renderScreen(<Output />, { path: '/format', language })
  const text = (await screen.findByRole('status')).textContent
  cleanup()
  return text
}
const both = async (
  apply: (format: Format, job: PositionCard) => string | null,
  parts: Partial<PositionCard>,
) => [await formatted(apply, card(parts), 'en'), await formatted(apply, card(parts), 'es')]

describe('pay', () => {
  it.each([
    [{ from: 18.5, to: 20 }, '$18.50 to $20.00 an hour', 'De $18.50 a $20.00 por hora'],
    [{ from: 18, to: 20 }, '$18.00 to $20.00 an hour', 'De $18.00 a $20.00 por hora'],
    [{ from: 18.5, to: 18.5 }, '$18.50 an hour', '$18.50 por hora'],
    [{ from: 20, to: null }, 'From $20.00 an hour', 'Desde $20.00 por hora'],
    [{ from: null, to: 57.69 }, 'Up to $57.69 an hour', 'Hasta $57.69 por hora'],
    [{ from: null, to: null }, 'Hourly pay not listed', 'Pago por hora no indicado'],
  ])('[JB-08] %j', async (wage, english, spanish) => {
    expect(await both((format, job) => format.pay(job.wage), { wage })).toEqual([english, spanish])
  })

  it('[JB-08] tells no wage of zero', async () => {
    expect(await both((format, job) => format.pay(job.wage), { wage: { from: 0, to: 0 } })).toEqual([
      'Hourly pay not listed',
      'Pago por hora no indicado',
    ])
  })
})

describe('place, distance and way', () => {
  const around = { city: 'Queens', state: 'NY', zip: null, approximate: true }
  it('mark what is approximate', async () => {
    expect(await both((format, job) => format.place(job.location), { location: around })).toEqual([
      'Around Queens, NY',
      'En la zona de Queens, NY',
    ])
    expect(await both((format, job) => format.distance(job), { location: around, distance: 4.2 })).toEqual([
      'about 4 miles',
      'a unas 4 millas',
    ])
  })

  it.each([
    [null, 'nothing', 'nothing'],
    [0.4, 'less than a mile away', 'a menos de una milla'],
    [1.2, '1 mile away', 'a 1 milla'],
    [4.2, '4 miles away', 'a 4 millas'],
  ])('%d miles', async (distance, english, spanish) => {
    expect(await both((format, job) => format.distance(job), { distance })).toEqual([english, spanish])
  })

  it('[JB-08] tells minutes to work, "120+" from 120 on', async () => {
    expect(
      await both((format, job) => format.commute(job), { commute: { driving: 35, transit: 120 } }),
    ).toEqual(['35 min by car, 120+ min by transit', '35 min en carro, 120+ min en transporte público'])
  })
})

describe('time', () => {
  it.each([
    [['day'], 'Day shift', 'Turno de día'],
    [['day', 'night'], 'Day shift or night shift', 'Turno de día o turno de noche'],
    [['day', 'swing', 'night'], 'Any shift', 'Cualquier turno'],
    [[], 'nothing', 'nothing'],
  ] as const)('shifts %j', async (shifts, english, spanish) => {
    expect(await both((format, job) => format.shift(job), { shifts: [...shifts] })).toEqual([
      english,
      spanish,
    ])
  })

  it('start times', async () => {
    expect(await both((format, job) => format.starts(job), { schedule_start: '7:00AM or 3:00PM' })).toEqual([
      'Starts at 7:00\u00a0AM or 3:00\u00a0PM',
      'Entrada: 7:00\u00a0a.m. o 3:00\u00a0p.m.',
    ])
  })

  it.each([
    ['2026-11-20T08:00:00-06:00', 'Posted today', 'Publicado hoy'],
    ['2026-11-19T23:00:00-06:00', 'Posted yesterday', 'Publicado ayer'],
    ['2026-11-18T23:00:00-06:00', 'Posted 2 days ago', 'Publicado hace 2 días'],
    ['2026-10-21T12:00:00-06:00', 'Posted 30 days ago', 'Publicado hace 30 días'],
    ['2019-02-11T23:00:00-06:00', 'Posted February 11, 2019', 'Publicado el 11 de febrero de 2019'],
  ])('posted %s', async (posted_at, english, spanish) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00-06:00'), toFake: ['Date'] })
    expect(await both((format, job) => format.posted(job), { posted_at })).toEqual([english, spanish])
  })
})
