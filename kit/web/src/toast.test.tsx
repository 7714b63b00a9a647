// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toast, useToasts } from './toast.ts'

afterEach(() => void vi.useRealTimers())

it('[SH-04] a toast stays for one second, or as long as it is told to', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useToasts)
  act(() => void toast('Changes saved'))
  act(() => void toast('Long', { milliseconds: 5000 }))
  act(() => void vi.advanceTimersByTime(999))
  expect(result.current.map(({ message }) => message)).toEqual(['Changes saved', 'Long'])
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.map(({ message }) => message)).toEqual(['Long'])
  act(() => void vi.advanceTimersByTime(4000))
  expect(result.current).toEqual([])
})

it('[SH-04] a toast that is said again takes the place of the first, and may go before its time', () => {
  const { result } = renderHook(useToasts)
  let dismiss = () => {}
  act(() => void toast('Not saved', { milliseconds: 7000, tone: 'bad' }))
  act(() => void (dismiss = toast('Not saved', { milliseconds: 7000, tone: 'bad' })))
  expect(result.current.map(({ message, tone }) => [message, tone])).toEqual([['Not saved', 'bad']])
  act(() => dismiss())
  expect(result.current).toEqual([])
})
