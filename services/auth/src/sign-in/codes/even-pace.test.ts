import { expect, it } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { evenPace } from './even-pace.ts'

const ago = (milliseconds: number) => performance.now() - milliseconds

it('[AU-15] an answer about an unknown handle is not ready before one about a known handle usually is', async () => {
  const pace = evenPace()
  for (const took of [80, 10, 60]) pace.note(ago(took))
  const begun = performance.now()
  await pace.wait(begun)
  expect(performance.now() - begun).toBeGreaterThanOrEqual(60)
})

it('[AU-15] takes the middle of the last 51, so that a time of strain is soon forgotten', async () => {
  const pace = evenPace()
  const hour = hourMs
  // without an end of what is kept, it would wait for an hour
  for (let count = 0; count < 100; count += 1) pace.note(ago(hour))
  for (let count = 0; count < 26; count += 1) pace.note(performance.now())
  await pace.wait(performance.now())
})

it('it waits for nothing where nothing is known, or where it took that long anyway', async () => {
  const pace = evenPace()
  await pace.wait(performance.now())
  const hour = hourMs
  pace.note(ago(hour))
  await pace.wait(ago(2 * hour))
})
