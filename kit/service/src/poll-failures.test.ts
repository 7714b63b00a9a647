import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { expect, it, vi } from 'vitest'
import { restartAfterPollFailures } from './poll-failures.ts'

const watched = () => {
  const events: WorkerEvents = new EventEmitter()
  const restart = vi.fn<() => void>()
  restartAfterPollFailures(events, restart)
  const emit = (name: string, times = 1): void => {
    for (let time = 0; time < times; time += 1) (events as EventEmitter).emit(name, {})
  }
  return { restart, emit }
}

it('restarts the runner once that fails ten times in a row to get a job', () => {
  const { restart, emit } = watched()
  emit('worker:getJob:error', 9)
  expect(restart).not.toHaveBeenCalled()
  emit('worker:getJob:error', 6)
  expect(restart).toHaveBeenCalledOnce()
})

it.each(['worker:getJob:empty', 'job:start'])('counts anew after %s', (name) => {
  const { restart, emit } = watched()
  emit('worker:getJob:error', 9)
  emit(name)
  emit('worker:getJob:error', 9)
  expect(restart).not.toHaveBeenCalled()
  emit('worker:getJob:error')
  expect(restart).toHaveBeenCalledOnce()
})
