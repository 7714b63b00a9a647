// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { useLoad } from './use-load.ts'

describe('what a page loads', () => {
  it('is there after loading', async () => {
    const { result } = renderHook(() => useLoad(() => Promise.resolve('jobs'), []))
    expect(result.current).toMatchObject({ state: 'loading', value: undefined })
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'jobs' }))
  })

  it('is rendered once while it loads', async () => {
    const rendered: string[] = []
    renderHook(() => rendered.push(useLoad(() => Promise.resolve('jobs'), []).state))
    await waitFor(() => expect(rendered).toContain('ready'))
    expect(rendered.filter((state) => state === 'loading')).toHaveLength(1)
  })

  it('stays while something newer loads, and an answer that comes too late is dropped', async () => {
    const arrive: ((value: string) => void)[] = []
    const load = () => new Promise<string>((done) => arrive.push(done))
    const { result, rerender } = renderHook(({ page }) => useLoad(load, [page]), {
      initialProps: { page: 1 },
    })
    await act(async () => arrive[0]!('first'))
    rerender({ page: 2 })
    expect(result.current).toMatchObject({ state: 'loading', value: 'first' })
    rerender({ page: 3 })
    await act(async () => arrive[2]!('third'))
    await act(async () => arrive[1]!('second'))
    expect(result.current).toMatchObject({ state: 'ready', value: 'third' })
  })

  it('[SH-02] fails with the sentence of the service, and loads again on retry', async () => {
    const error = new ApiError({ code: 'unavailable', message: 'Not now.', status: 503 })
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('jobs')
    const { result } = renderHook(() => useLoad(load, []))
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error }))
    act(() => result.current.retry())
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'jobs' }))
  })

  it('reports an error of the code and shows the general sentence', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { result } = renderHook(() => useLoad(() => Promise.reject(new TypeError('oops')), []))
    await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { code: 'unknown' } }))
    expect(reported).toHaveBeenCalled()
  })

  it('is loaded again once the connection is back where it was lost, and not where the service refused', async () => {
    const online = () => act(async () => void dispatchEvent(new Event('online')))
    const lost = new ApiError({ code: 'unreachable', message: 'No connection.', status: 0 })
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('jobs')
    const { result } = renderHook(() => useLoad(load, []))
    await waitFor(() => expect(result.current.state).toBe('failed'))
    await online()
    await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'jobs' }))
    await online()
    expect(load).toHaveBeenCalledTimes(2)

    const refused = new ApiError({ code: 'forbidden', message: 'No.', status: 403 })
    const refusing = vi.fn<() => Promise<string>>().mockRejectedValue(refused)
    const { result: other } = renderHook(() => useLoad(refusing, []))
    await waitFor(() => expect(other.current.state).toBe('failed'))
    await online()
    expect(refusing).toHaveBeenCalledTimes(1)
  })
})
