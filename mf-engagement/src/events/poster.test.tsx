// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { getGathering } from '@lunchpail/contracts/engagement/gathering-api'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, pressAndWait, typeAndWait, typed } from '@lunchpail/kit-web/testing/page-actions'
import { getEventKeyword, setEventKeyword } from '@lunchpail/contracts/jobs/poster-api'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { encode } from 'uqr'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

const showing = (canceled: boolean) =>
  answer(getGathering, {
    gathering: {
      id: 'warehouse-day',
      kind: 'hiring',
      name: 'Warehouse day',
      company_name: 'Acme',
      description: '',
      place: null,
      zone: 'America/New_York',
      starts_at: null,
      ends_at: null,
      capacity: null,
      left: 38,
      positions: [],
      open: !canceled,
      over: false,
      canceled,
    },
    registration: null,
  })
const event = showing(false)
const path = '/events/warehouse-day/poster'
const number = '+15005550006'

it('[BY-21] a poster to print has a code that leads to the registration', async () => {
  await renderScreen(manifest, {
    path,
    answers: [event, answer(getEventKeyword, { keyword: null, number, may: { edit: false } })],
  })
  const code = await screen.findByRole('img', { name: 'QR code to register for Warehouse day' })
  const { size } = encode(
    `${location.origin}/events/warehouse-day/register?utm_source=poster&utm_medium=qr`,
    {
      ecc: 'M',
      border: 4,
    },
  )
  expect(code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
  expect(code.querySelector('path')!.getAttribute('d')!.length).toBeGreaterThan(1_000)
  expect(screen.getByText(/\/events\/warehouse-day\/register$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
  expect(screen.queryByText(/Or text/)).toBeNull()
  expect(screen.queryByText(/38/)).toBeNull()
  expect(screen.queryByLabelText('Keyword')).toBeNull()
})

it('[BY-21] a manager gives the event a keyword, which its poster says from then on', async () => {
  let keyword: string | null = null
  const known = () => ({ keyword, number, may: { edit: true } })
  const { calls } = await renderScreen(manifest, {
    path,
    answers: [
      event,
      answer(getEventKeyword, known),
      answer(setEventKeyword, ({ body }) => {
        const wanted = body.keyword
        if (wanted === 'DAY1') return new RefusedAnswer('keyword-taken', 'Another role has it.')
        keyword = wanted
        return known()
      }),
    ],
  })
  await screen.findByLabelText('Keyword')
  expect(typed('Keyword')).toBe('WAREHOUSEDAY')
  await typeAndWait('Keyword', 'DAY1')
  await pressAndWait('Save the keyword')
  expect(errorAt('Keyword')).toBe('Another role has it.')
  await typeAndWait('Keyword', 'WAREDAY')
  await pressAndWait('Save the keyword')
  expect(await screen.findByText('Or text WAREDAY to 500-555-0006')).toBeTruthy()
  expect(screen.getByText(/\/k\/WAREDAY$/)).toBeTruthy()
  expect(
    calls.filter(({ endpoint }) => endpoint === setEventKeyword.name).map(({ body }) => body),
  ).toMatchObject([{ keyword: 'DAY1' }, { keyword: 'WAREDAY' }])
})

it('[BY-21] the poster of a canceled event invites no one', async () => {
  await renderScreen(manifest, { path, answers: [showing(true)] })
  expect(await screen.findByText('This event was canceled')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  expect(document.body.textContent).not.toMatch(/Scan|register|Or text/)
})
