// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { afterLoad } from './after-load.ts'

afterEach(() => void vi.restoreAllMocks())

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
