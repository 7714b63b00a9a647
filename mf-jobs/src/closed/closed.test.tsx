// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getPosition, listPositions, notifyOfPosition } from '@lunchpail/contracts/jobs/api'
import { answerJobNotice, ownJobNotice } from '@lunchpail/contracts/notifications/api'
import {
  answer,
  callsTo,
  refuse,
  RefusedAnswer,
  type FakeAnswer,
} from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen, type RenderScreenOptions } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { card, job, listOf } from '../../test/jobs.ts'
import { manifest } from '../manifest.tsx'
import { listCache } from '../search/list-cache.ts'

beforeEach(() => listCache.clear())
afterEach(cleanup)

const show = (answers: readonly FakeAnswer[], options: Partial<RenderScreenOptions> = {}) =>
  renderScreen(manifest, {
    path: '/jobs/12',
    ...options,
    answers: [
      answer(getPosition, job({ state: 'closed' })),
      answer(listPositions, listOf([card()])),
      ...answers,
    ],
  })

/** What the keyboard goes on from: the button that was pressed is gone. */
const focused = () => document.activeElement?.textContent

const stateAfter = (said?: 'wanted' | 'stop') =>
  said === 'wanted' ? ('waiting' as const) : said === 'stop' ? ('stopped' as const) : ('asked' as const)

describe('[JB-06] the page of a closed job', () => {
  it('takes an address, marks a bad one, and says what is still to be done', async () => {
    const { calls } = await show([
      answer(notifyOfPosition, ({ body }) =>
        body?.email === 'ana@'
          ? new RefusedAnswer('invalid', 'Check', {
              email: { code: 'person.email', error: 'Please enter a valid email address' },
            })
          : { proven: false },
      ),
    ])
    const field = await screen.findByLabelText('Email address')
    type(field, 'ana@')
    await pressAndWait(screen.getByRole('button', { name: 'Email me once' }))
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    // with the full stop of the sentence that it was copied from
    type(field, 'ana@example.com.')
    await pressAndWait(screen.getByRole('button', { name: 'Email me once' }))
    expect(await screen.findByText(/^Look for our email to ana@example.com, open/)).toBeTruthy()
    expect(focused()).toMatch(/^One more step/)
    expect(callsTo(calls, notifyOfPosition)).toHaveLength(2)
  })

  it('answers nothing when the link of the email is opened, and by its buttons alone', async () => {
    const jobs = ['Picker', 'Packer'].map((title, id) => ({
      id,
      title,
      company: 'Acme',
      place: 'Newark, NJ',
    }))
    const { calls } = await show(
      [answer(answerJobNotice, ({ body }) => ({ state: stateAfter(body?.answer), jobs }))],
      { path: '/jobs/12#notice=abc.def' },
    )
    expect(await screen.findByText('Packer at Acme, Newark, NJ')).toBeTruthy()
    expect(callsTo(calls, answerJobNotice).map(({ body }) => body?.answer)).toEqual([undefined])
    await pressAndWait(screen.getByRole('button', { name: 'Yes, email me once' }))
    expect(await screen.findByText(/^We’ll email you once for each/)).toBeTruthy()
    await pressAndWait(screen.getByRole('button', { name: 'Don’t email me' }))
    expect(await screen.findByText('We won’t email this address about closed jobs.')).toBeTruthy()
    expect(callsTo(calls, answerJobNotice).map(({ body }) => body?.token)).toEqual(Array(3).fill('abc.def'))
  })

  it('asks about the other job where the one of the email opened meanwhile, and nothing without one', async () => {
    const jobs = [{ id: 1, title: 'Packer', company: 'Acme', place: 'Newark, NJ' }]
    const open = answer(getPosition, job())
    await show([open, answer(answerJobNotice, { state: 'asked', jobs })], { path: '/jobs/12#notice=abc.def' })
    expect(await screen.findByText('Packer at Acme, Newark, NJ')).toBeTruthy()
    expect(screen.getByText(/^This job is open again. Should we email you when this one is/)).toBeTruthy()
    cleanup()
    const { calls } = await show([open, refuse(answerJobNotice, 'link-invalid')], {
      path: '/jobs/12#notice=abc.def',
    })
    await waitFor(() => expect(callsTo(calls, answerJobNotice)).toHaveLength(1))
    expect(screen.queryByLabelText('Email address')).toBeNull()
  })

  it('asks a signed-in person for no address, and lets them end it', async () => {
    await show(
      [answer(ownJobNotice, { asked: false, reached: true }), answer(notifyOfPosition, { proven: true })],
      {
        session: signedInAs(),
      },
    )
    const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
    const [ask, end] = ['Email me once', 'Don’t email me']
    await screen.findByRole('button', { name: ask })
    expect(buttons()).not.toContain(end)
    await pressAndWait(ask)
    expect(await screen.findByText(/^We’ll email you once if/)).toBeTruthy()
    expect(focused()).toMatch(/^We’ll email you once if/)
    expect(buttons()).not.toContain(ask)
    cleanup()
    await show([answer(ownJobNotice, ({ body }) => ({ asked: !body?.stop, reached: true }))], {
      session: signedInAs(),
    })
    await screen.findByRole('button', { name: end })
    expect(buttons()).not.toContain(ask)
    // nothing was pressed yet
    expect(focused()).not.toMatch(/^We’ll email you once if/)
    await pressAndWait(end)
    expect(await screen.findByText('We won’t email you about it.')).toBeTruthy()
    expect(focused()).toBe('We won’t email you about it.')
    expect(buttons()).not.toContain(end)
  })
})
