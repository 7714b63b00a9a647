// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import { useToasts } from '../toast.ts'
import { useAction } from './use-action.ts'

const refusal = new ApiError({ code: 'conflict', message: 'It was changed.', status: 409 })

it('[EN-19] runs one action at a time, and says whether it worked', async () => {
  const settled = vi.fn()
  const { result } = renderHook(() => ({ ...useAction<string>(settled), toasts: useToasts() }))
  const said = () => result.current.toasts.map(({ message, tone }) => [message, tone])
  const first = Promise.withResolvers<void>()
  const second = vi.fn()
  let running: Promise<void>
  await act(
    async () => void (running = result.current.run(() => first.promise, { name: 'a', done: 'Saved' })),
  )
  expect([result.current.busy, result.current.name]).toEqual([true, 'a'])
  await act(() => result.current.run(second, { name: 'b' }))
  expect([second.mock.calls.length, settled.mock.calls.length]).toEqual([0, 0])
  await act(async () => {
    first.resolve()
    await running
  })
  expect([result.current.busy, result.current.name, settled.mock.calls.length]).toEqual([false, undefined, 1])
  expect(said()).toEqual([['Saved', 'good']])

  const refuse = () => Promise.reject(refusal)
  await act(() => result.current.run(refuse, { done: 'Saved again' }))
  await act(() => result.current.run(refuse, { failed: ({ code }) => `Other words: ${code}` }))
  expect(said().slice(1)).toEqual([
    ['It was changed.', 'bad'],
    ['Other words: conflict', 'bad'],
  ])
  expect([result.current.busy, settled.mock.calls.length]).toEqual([false, 3])
  await act(() =>
    expect(result.current.run(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault'),
  )
})
