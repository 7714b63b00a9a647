// @vitest-environment happy-dom
import * as z from 'zod/mini'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { slot } from '@lunchpail/contracts/slot'
import { setSlotFallback, setSlotSource, Slot } from './slot.tsx'

const greeting = slot({
  name: 'auth.greeting.v1',
  provider: 'auth',
  summary: '',
  props: z.object({ name: z.string() }),
  outcome: z.object({ said: z.string() }),
})

const reported = vi.spyOn(console, 'error')
beforeEach(() => setSlotFallback(({ retry }) => <button onClick={retry}>Load it again</button>))
beforeEach(() => void reported.mockReset().mockImplementation(() => {}))
afterEach(cleanup)

const place = (props: { name: string }, onDone = vi.fn()) => {
  render(
    <main>
      <h1>Page</h1>
      <Slot slot={greeting} props={props} onDone={onDone} />
    </main>,
  )
  return onDone
}

describe('a slot', () => {
  it('shows what its provider brings, and tells the outcome', async () => {
    setSlotSource((name) =>
      Promise.resolve(({ name: who, onDone }: Record<string, unknown>) => (
        <button onClick={() => (onDone as (outcome: object) => void)({ said: 'hi' })}>
          {name} {String(who)}
        </button>
      )),
    )
    const done = place({ name: 'Rosa' })
    ;(await screen.findByRole('button', { name: 'auth.greeting.v1 Rosa' })).click()
    expect(done).toHaveBeenCalledWith({ said: 'hi' })
  })

  it('[SH-02] says so where its remote cannot be loaded, and Retry brings it', async () => {
    let down = true
    setSlotSource(() => (down ? Promise.reject(new Error('down')) : Promise.resolve(() => <p>filled</p>)))
    place({ name: 'Rosa' })
    const retry = await screen.findByRole('button', { name: 'Load it again' })
    expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy()
    down = false
    retry.click()
    expect(await screen.findByText('filled')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[SH-02] says so where its filling breaks, and Retry renders it anew', async () => {
    let broken = true
    setSlotSource(() =>
      Promise.resolve(() => {
        if (broken) throw new Error('broken')
        return <p>filled</p>
      }),
    )
    place({ name: 'Rosa' })
    const retry = await screen.findByRole('button', { name: 'Load it again' })
    expect(reported).toHaveBeenCalledWith('[slot auth.greeting.v1]', expect.any(Error))
    broken = false
    retry.click()
    expect(await screen.findByText('filled')).toBeTruthy()
  })

  it('[SH-02] shows what the page has instead, with another try that may bring it', async () => {
    let down = true
    setSlotSource(() => (down ? Promise.reject(new Error('down')) : Promise.resolve(() => <p>filled</p>)))
    render(
      <Slot
        slot={greeting}
        props={{ name: 'Rosa' }}
        loading={<p>on its way</p>}
        fallback={(retry) => <button onClick={retry}>Try again</button>}
      />,
    )
    expect(screen.getByText('on its way')).toBeTruthy()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('on its way')).toBeNull()
    down = false
    retry.click()
    expect(await screen.findByText('filled')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[SH-02] shows nothing where the page has nothing instead', async () => {
    setSlotSource(() => Promise.reject(new Error('down')))
    render(
      <Slot slot={greeting} props={{ name: 'Rosa' }} loading={<p>on its way</p>} fallback={() => null} />,
    )
    await waitFor(() => expect(screen.queryByText('on its way')).toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[SH-02] says so where no remote provides it, and Retry asks again', async () => {
    let provided = false
    setSlotSource(() => Promise.resolve(provided ? () => <p>filled</p> : undefined))
    place({ name: 'Rosa' })
    const retry = await screen.findByRole('button', { name: 'Load it again' })
    provided = true
    retry.click()
    expect(await screen.findByText('filled')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
