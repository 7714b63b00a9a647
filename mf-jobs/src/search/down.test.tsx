// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { card, listOf } from '../../test/jobs.ts'
import { manifest } from '../manifest.tsx'

// the scripts of a job, which do not come without a connection
vi.mock('./opened-job.screen.tsx', () => {
  throw new Error('the chunk did not arrive')
})
vi.mock('./map/list-map.tsx', () => {
  throw new Error('the chunk did not arrive')
})
vi.mock('./form/more/more.ts', () => {
  throw new Error('the chunk did not arrive')
})
afterEach(cleanup)

it('[JB-04] a job whose scripts do not come says so in its place, beside the list', async () => {
  await renderScreen(manifest, {
    path: '/jobs?shift=1',
    answers: [answer(listPositions, listOf([card(), card({ id: 13, title: 'Dock Worker' })]))],
  })
  await pressAndWait(await screen.findByRole('link', { name: 'Order Picker' }))
  expect(await screen.findByText('This job isn’t available right now')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Dock Worker' })).toBeTruthy()
  const back = screen.getAllByRole('link').find((link) => link.getAttribute('href') === '/jobs?shift=1')
  await pressAndWait(back!)
  expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy()
})

it.each([
  ['en', 'Map', 'The map isn’t available right now'],
  ['es', 'Mapa', 'El mapa no está disponible en este momento'],
  ['en', 'Show commute estimates', 'The commute estimates didn’t open. Please try again.'],
  ['es', 'Ver tiempos de viaje', 'No se abrieron los tiempos de viaje. Inténtalo de nuevo.'],
] as const)(
  '[BY-22] [JB-09] what opens from the list says so where its scripts do not come, in %s: %s',
  async (language, show, says) => {
    await renderScreen(manifest, {
      path: '/jobs?shift=1',
      language,
      answers: [answer(listPositions, listOf([card()]))],
    })
    await pressAndWait(await screen.findByRole('button', { name: show }))
    expect(await screen.findByText(says)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Order Picker' })).toBeTruthy()
  },
)
