// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { matchesService } from '../../test/matches-service.ts'
import { batchOf, suggestionOf } from '../../test/suggestions.ts'
import OneMore from './one-more.slot.tsx'

afterEach(cleanup)

const open = (ids: readonly number[]) =>
  renderScreen(<OneMore positions={[70]} onDone={() => {}} />, {
    path: '/elsewhere',
    session: signedInAs(),
    answers: matchesService(batchOf([...ids])).answers,
  })

it('[WZ-29] one more job like those that were applied to has its facts and the way to apply', async () => {
  const { calls } = await open([1, 2])
  expect(await screen.findByRole('heading', { level: 2, name: 'One more job like this' })).toBeTruthy()
  expect(calls[0]!.url.search).toBe('?p=70')
  expect(screen.getByRole('link', { name: 'Packer 1' }).getAttribute('href')).toBe('/jobs/1')
  expect(screen.getByRole('link', { name: 'Apply to this one too' }).getAttribute('href')).toBe(
    '/app/start/?sn=0&p=1&from_sug=1',
  )
  expect(screen.queryByText('Packer 2')).toBeNull()
})

it('[WZ-29] says that the job is written in another language, also to a screen reader', async () => {
  await renderScreen(<OneMore positions={[70]} onDone={() => {}} />, {
    path: '/elsewhere',
    language: 'es',
    session: signedInAs(),
    answers: matchesService(batchOf([1], { positions: [suggestionOf(1, { language: 'en' })] })).answers,
  })
  const link = await screen.findByRole('link', { name: 'Packer 1' })
  expect(link.closest('[lang]')?.getAttribute('lang')).toBe('en')
  expect(screen.getByText('Escrito en inglés')).toBeTruthy()
})

it('[WZ-29] takes no room where there is none', async () => {
  const { container, calls } = await open([])
  expect(calls).toHaveLength(1)
  expect(container.querySelector('section')).toBeNull()
})
