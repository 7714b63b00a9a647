// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPosition, listPositions, listSimilar } from '@lunchpail/contracts/jobs/api'
import { whyNotSlot } from '@lunchpail/contracts/matches/slots'
import { applyInOneClick } from '@lunchpail/contracts/wizard/one-click-api'
import { answer, callsTo, RefusedAnswer, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen, type RenderScreenOptions } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { card, job, listOf } from '../../../test/jobs.ts'
import { manifest } from '../../manifest.tsx'
import { listCache } from '../../search/list-cache.ts'

beforeEach(() => {
  listCache.clear()
  // of happy-dom it sees nothing, as nothing is laid out
  vi.stubGlobal('IntersectionObserver', undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const long = Array.from({ length: 30 }, (_, n) => `Line ${n}`).join('\n')
const show = (answers: readonly FakeAnswer[] = [], options: Partial<RenderScreenOptions> = {}) =>
  renderScreen(manifest, {
    path: '/jobs/12',
    ...options,
    answers: [
      answer(getPosition, ({ url }) =>
        url.pathname.includes('/12/') ? job() : job({ id: 13, details: [{ heading: null, text: long }] }),
      ),
      answer(listPositions, listOf([card()])),
      answer(listSimilar, ({ url }) =>
        url.searchParams.has('page')
          ? { positions: [card({ id: 14, title: 'Loader' })], more: false }
          : { positions: [card({ id: 13, title: 'Packer' })], more: true },
      ),
      ...answers,
    ],
  })
const similar = async () => within(await screen.findByRole('region', { name: 'Similar jobs' }))

describe('[JB-07] similar jobs', () => {
  it('come a few at a time, in a collapse and an expand layout', async () => {
    await show()
    const list = await similar()
    expect(list.getByRole('link', { name: 'Apply: Packer' }).getAttribute('href')).toBe(
      '/app/start/?sn=0&p=13',
    )
    await pressAndWait(list.getByRole('button', { name: 'Load more' }))
    expect(await list.findByText('Loader')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Loader')
    expect(list.queryByRole('button', { name: 'Load more' })).toBeNull()

    expect(list.queryByText('Line 7')).toBeNull()
    await pressAndWait(list.getByRole('button', { name: 'Show details: Packer' }))
    expect(await list.findByText('Line 7')).toBeTruthy()
    await pressAndWait(list.getByRole('button', { name: 'Show more' }))
    expect(list.getByRole('button', { name: 'Show less' })).toBeTruthy()
    await pressAndWait(list.getByRole('button', { name: 'Hide details: Packer' }))
    expect(list.queryByText('Line 7')).toBeNull()
  })

  it('are applied to by one click, which is the same click after a lost connection', async () => {
    let tries = 0
    const { calls } = await show(
      [
        answer(applyInOneClick, () => {
          tries += 1
          return tries === 1 ? new RefusedAnswer('unavailable', 'Try again.') : { application_id: 'a-1' }
        }),
      ],
      { session: signedInAs() },
    )
    const list = await similar()
    for (let n = 0; n < 2; n += 1)
      await pressAndWait(await list.findByRole('button', { name: '1-click apply: Packer' }))
    const sent = await list.findByRole('link', { name: 'Application sent' })
    expect(sent.getAttribute('href')).toBe('/applications/a-1')
    expect(document.activeElement).toBe(sent)
    const made = callsTo(calls, applyInOneClick)
    expect(made.map(({ body }) => body?.position)).toEqual([13, 13])
    expect(new Set(made.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  })

  it('go on after one was applied to, whose place another has then', async () => {
    const titles = Array.from({ length: 7 }, (_, n) => `Packer ${n}`)
    let applied: readonly string[] = []
    const pageOf = (page: number) => {
      const left = titles.filter((title) => !applied.includes(title)).slice((page - 1) * 5)
      const positions = left.slice(0, 5).map((title) => card({ id: 20 + titles.indexOf(title), title }))
      return { positions, more: left.length > 5 }
    }
    await show(
      [
        answer(listSimilar, ({ url }) => pageOf(Number(url.searchParams.get('page') ?? 1))),
        answer(applyInOneClick, () => {
          applied = ['Packer 0']
          return { application_id: 'a-1' }
        }),
      ],
      { session: signedInAs() },
    )
    const list = await similar()
    const shown = () => list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await pressAndWait(await list.findByRole('button', { name: '1-click apply: Packer 0' }))
    for (const n of [6, 7]) {
      await pressAndWait(list.getByRole('button', { name: 'Load more' }))
      expect(shown()).toEqual(titles.slice(0, n))
    }
  })

  it('lead to the application where something is left to ask', async () => {
    await show([answer(applyInOneClick, () => new RefusedAnswer('incomplete'))], { session: signedInAs() })
    await pressAndWait((await similar()).getByRole('button', { name: '1-click apply: Packer' }))
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/app/start/?sn=0&p=13')
  })
})

it('[BY-28] says why a job was not suggested to candidates who are signed in, whatever its state', async () => {
  fillSlots(filling(whyNotSlot, ({ id }) => <p>why {id}</p>))
  await show([], { session: signedInAs() })
  expect(await screen.findByText('why 12')).toBeTruthy()
  for (const session of [undefined, signedInAs({ type: 'hiring manager' })]) {
    cleanup()
    await show([], session && { session })
    await similar()
    expect(screen.queryByText('why 12')).toBeNull()
  }
  fillSlots()
})
