// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { slot } from '@lunchpail/contracts/slot'
import { setSlotSource, Slot } from './slot.tsx'
import { Together } from './together.tsx'
import { useLoad } from './use-load.ts'

afterEach(cleanup)

const greeting = slot({
  name: 'auth.greeting.v1',
  provider: 'auth',
  summary: '',
  props: z.object({}),
  outcome: z.object({}),
})

/** A page in which one part comes with the page, and one by a slot that loads what it says. */
function place({ holds = false } = {}) {
  const [filling, text] = [Promise.withResolvers<() => string | undefined>(), Promise.withResolvers<string>()]
  setSlotSource(() => filling.promise)
  onTestFinished(() => setSlotSource(() => Promise.resolve(undefined)))
  const page = (isHeld: boolean) => (
    <Together holds={isHeld} loading={<p>Loading</p>}>
      <Slot slot={greeting} props={{}} />
      <button>Tap</button>
    </Together>
  )
  const { rerender } = render(page(holds))
  return {
    fill: () => act(async () => filling.resolve(() => useLoad(() => text.promise, []).value)),
    miss: () => act(async () => filling.reject(new Error('not there'))),
    load: () => act(async () => text.resolve('Hello')),
    fail: () => act(async () => text.reject(new Error('down'))),
    release: () => act(async () => rerender(page(false))),
  }
}
const shown = () => ({
  tap: screen.queryByRole('button', { name: 'Tap' }) !== null,
  loading: screen.queryByText('Loading') !== null,
})
const whole = { tap: true, loading: false }
const waiting = { tap: false, loading: true }

it('parts of a page are shown together, once the slot is filled and has loaded', async () => {
  const { fill, load } = place()
  expect(shown()).toEqual(waiting)
  await fill()
  expect(shown()).toEqual(waiting)
  await load()
  expect(shown()).toEqual(whole)
  expect(screen.getByText('Hello')).toBeTruthy()
})

it('and where a slot cannot be filled or what it loads fails, the others are shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const end of [
    async ({ miss }: ReturnType<typeof place>) => miss(),
    async ({ fill, fail }: ReturnType<typeof place>) => {
      await fill()
      await fail()
    },
  ]) {
    const page = place()
    await end(page)
    expect(shown()).toEqual(whole)
    cleanup()
  }
})

it('wait for slots no longer than 3 s, and for the page itself as long as it loads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { release } = place({ holds: true })
  const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  await pass(3_000)
  expect(shown()).toEqual(waiting)
  await release()
  expect(shown()).toEqual(whole)
  cleanup()
  place()
  await pass(2_999)
  expect(shown()).toEqual(waiting)
  await pass(1)
  expect(shown()).toEqual(whole)
})

it('are shown at once where nothing loads', () => {
  render(<Together loading={<p>Loading</p>}>{<button>Tap</button>}</Together>)
  expect(shown()).toEqual(whole)
})
