// @vitest-environment happy-dom
import * as z from 'zod/mini'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slot } from '@lunchpail/contracts/slot'
import { provideSlot } from './provide-slot.ts'
import { setSlotSource, Slot } from './slot.tsx'

const greeting = slot({
  name: 'auth.greeting.v1',
  provider: 'auth',
  summary: '',
  props: z.object({ name: z.string(), loud: z._default(z.boolean(), false) }),
  outcome: z.object({ said: z.string() }),
})
const seen: unknown[] = []
const load = provideSlot(greeting, async () => ({
  default: ({ onDone, ...props }) => {
    seen.push(props)
    return <button onClick={() => onDone({ said: 'hi' })}>{`${props.name} ${props.loud}`}</button>
  },
}))

const reported = vi.spyOn(console, 'error')
beforeEach(() => {
  reported.mockReset().mockImplementation(() => {})
  seen.length = 0
  setSlotSource(async () => (await load()).default as never)
})
afterEach(cleanup)

const page = (props: { name: string }, onDone = vi.fn()) => (
  <main>
    <Slot slot={greeting} props={props} onDone={onDone} fallback={() => <p>without it</p>} />
  </main>
)

it('fills a slot with what it declares, defaults included, and tells the outcome', async () => {
  const done = vi.fn()
  render(page({ name: 'Rosa' }, done))
  ;(await screen.findByRole('button', { name: 'Rosa false' })).click()
  expect(done).toHaveBeenCalledWith({ said: 'hi' })
  expect(seen[0]).toEqual({ name: 'Rosa', loud: false })
})

it('[SH-02] leaves a slot empty that is given what it does not declare', async () => {
  render(page({ name: 1 as unknown as string }))
  expect(await screen.findByText('without it')).toBeTruthy()
  await waitFor(() => expect(reported).toHaveBeenCalledWith('[slot auth.greeting.v1]', expect.any(Error)))
})
