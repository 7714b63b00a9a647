// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { getGathering } from '@lunchpail/contracts/engagement/gathering-api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { encode } from 'uqr'
import { manifest } from '../../manifest.tsx'

afterEach(cleanup)

it('[BY-21] a poster to print has a code that leads to the registration', async () => {
  await renderScreen(manifest, {
    path: '/events/warehouse-day/poster',
    answers: [
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
          left: null,
          positions: [],
          open: true,
        },
        registration: null,
      }),
    ],
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
})
