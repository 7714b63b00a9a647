// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { afterLoad, whenQuiet } from './after-load.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('waits for a page that still loads, and not for one that has', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const work = vi.fn<() => void>()
  afterLoad(work)
  expect(work).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  dispatchEvent(new Event('load'))
  expect(work).toHaveBeenCalledOnce()
  state.mockReturnValue('complete')
  afterLoad(work)
  expect(work).toHaveBeenCalledTimes(2)
})

it('waits for two seconds more where nothing was asked for, and is called off', () => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  const work = vi.fn<() => void>()
  const unwanted = vi.fn<() => void>()
  whenQuiet(work)
  whenQuiet(unwanted)()
  vi.advanceTimersByTime(1_999)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(work).toHaveBeenCalledOnce()
  expect(unwanted).not.toHaveBeenCalled()
})
