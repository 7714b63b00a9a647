import { expect, it, onTestFinished } from 'vitest'
import { untilNone, type BackgroundWork } from '../src/background.ts'
import { startTestService } from '../src/testing/test-service.ts'
import { service } from './sample/service.ts'

const soon = { interval: 20, timeout: 60_000 }

/** The sample with work on `left` rows, each of whose batches waits until it is let go; it counts how many are under way at once. */
async function startWorking(left: number) {
  const work = { left, batches: 0, atOnce: 0, most: 0, held: [] as (() => void)[], isHeld: true }
  const batch = async (): Promise<number> => {
    if (work.left === 0) return 0
    work.most = Math.max(work.most, ++work.atOnce)
    if (work.isHeld) await new Promise<void>((resolve) => work.held.push(resolve))
    work.atOnce -= 1
    work.batches += 1
    work.left -= 1
    return 1
  }
  const counting: BackgroundWork = () => untilNone(batch)
  const definition: typeof service = {
    ...service,
    build: async (platform) => ({ ...(await service.build(platform)), background: { counting } }),
  }
  const sample = await startTestService(definition)
  onTestFinished(async () => {
    release()
    await sample.stop()
  })
  const release = () => {
    work.isHeld = false
    for (const go of work.held.splice(0)) go()
  }
  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${sample.url}/metrics`)).text()
    return Number(new RegExp(`^${name}\\{task="counting"\\} (.*)$`, 'm').exec(text)?.[1])
  }
  return { sample, work, release, metric }
}

it('is under way while the service is ready, and its end is seen in the metrics', async () => {
  const { sample, work, release, metric } = await startWorking(3)
  await expect.poll(() => work.held.length, soon).toBe(1)
  await expect.poll(async () => (await fetch(`${sample.url}/health/ready`)).status, soon).toBe(200)
  expect(await metric('background_unfinished')).toBe(1)
  release()
  await expect.poll(() => metric('background_unfinished'), soon).toBe(0)
  expect(await metric('background_rows_total')).toBe(3)
  expect(work.left).toBe(0)
})

it('goes on with what is left once its service has stopped and started again, one at a time', async () => {
  const { sample, work, release, metric } = await startWorking(1_000_000)
  await expect.poll(() => work.held.length, soon).toBe(1)
  let isBack = false
  void sample.restart().then(() => (isBack = true))
  // the batch that is under way when it stops is finished; what is behind it is left
  await expect.poll(() => (isBack || work.held.shift()?.(), isBack), soon).toBe(true)
  await expect.poll(() => work.held.length, soon).toBe(1)
  const before = work.batches
  work.left = 4
  release()
  await expect.poll(() => metric('background_unfinished'), soon).toBe(0)
  expect([work.left, work.batches - before, work.most]).toEqual([0, 4, 1])
})
