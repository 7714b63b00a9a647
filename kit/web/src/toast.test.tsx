// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toast, useToasts } from './toast.ts'

afterEach(() => void vi.useRealTimers())

it('[SH-04] a toast stays for one second, or as long as it is told to', () => {
  vi.useFakeTimers()
  const { result } = renderHook(useToasts)
  act(() => toast('Changes saved'))
  act(() => toast('Long', { milliseconds: 5000 }))
  act(() => void vi.advanceTimersByTime(999))
  expect(result.current.map(({ message }) => message)).toEqual(['Changes saved', 'Long'])
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.map(({ message }) => message)).toEqual(['Long'])
  act(() => void vi.advanceTimersByTime(4000))
  expect(result.current).toEqual([])
})
