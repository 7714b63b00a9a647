import { expect, it, vi } from 'vitest'
import { pruneConsumers, type ConsumerManager } from './prune-consumers.ts'

const refused = Object.assign(new Error('unlinkat /streams/JOBS/obs/x: directory not empty'), {
  api_error: { code: 500, err_code: 10_051 },
})
const gone = Object.assign(new Error('consumer not found'), { api_error: { code: 404, err_code: 10_014 } })

/** A server that has consumers, by stream. */
const managerOf = (consumers: Readonly<Record<string, readonly string[]>>) => {
  const remove = vi.fn<ConsumerManager['consumers']['delete']>(async () => true)
  const manager: ConsumerManager = {
    streams: {
      async *list() {
        for (const name of Object.keys(consumers)) yield { config: { name } }
      },
    },
    consumers: {
      async *list(stream) {
        for (const name of consumers[stream]!) yield { name }
      },
      delete: remove,
    },
  }
  return { manager, remove }
}
const one = { JOBS: ['matches--jobs-gone-v1'] }

it('deletes what a service no longer declares, on every stream, and nothing of others', async () => {
  const { manager, remove } = managerOf({
    JOBS: [
      'matches--jobs-kept-v1',
      'matches--jobs-kept-v1-2',
      'matches--jobs-kept-v1-12',
      'matches--jobs-gone-v1',
      'profile--jobs-gone-v1',
    ],
    WIZARD: ['matches--wizard-gone-v1-3', 'rematches--gone-v1'],
  })
  expect(await pruneConsumers(manager, 'matches', ['matches--jobs-kept-v1'])).toEqual([
    'matches--jobs-gone-v1',
    'matches--wizard-gone-v1-3',
  ])
  expect(remove.mock.calls).toEqual([
    ['JOBS', 'matches--jobs-gone-v1'],
    ['WIZARD', 'matches--wizard-gone-v1-3'],
  ])
})

it('takes a consumer for deleted whose deletion was refused, once the server no longer has it', async () => {
  const { manager, remove } = managerOf(one)
  remove.mockRejectedValueOnce(refused).mockRejectedValueOnce(gone)
  expect(await pruneConsumers(manager, 'matches', [])).toEqual(one.JOBS)
  expect(remove).toHaveBeenCalledTimes(2)
})

it('fails where a deletion is refused four times', async () => {
  const { manager, remove } = managerOf(one)
  remove.mockRejectedValue(refused)
  await expect(pruneConsumers(manager, 'matches', [])).rejects.toBe(refused)
  expect(remove).toHaveBeenCalledTimes(4)
})
