import { expect, it } from 'vitest'
import { failsMore } from './release-health.ts'

it('[BY-16] ends a trial that fails for more than what is live, with enough who saw it, and none by chance', () => {
  const cases: [trial: [number, number], live: [number, number], ends: boolean][] = [
    [[5, 50], [0, 500], true],
    [[49, 49], [0, 500], false],
    [[4, 400], [0, 4000], false],
    [[12, 60], [6, 540], true],
    // as bad as what is live
    [[12, 60], [108, 540], false],
    [[6, 100], [27, 900], false],
    // no visitor got what is live: only what fails for most
    [[20, 60], [0, 0], false],
    [[40, 60], [0, 0], true],
    [[0, 60], [500, 540], false],
  ]
  const wrong = cases.filter(
    ([[failed, visitors], [liveFailed, liveVisitors], ends]) =>
      failsMore({ failed, visitors }, { failed: liveFailed, visitors: liveVisitors }) !== ends,
  )
  expect(wrong).toEqual([])
})
