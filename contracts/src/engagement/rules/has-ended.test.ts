import { expect, it } from 'vitest'
import { hasEnded } from './has-ended.ts'

it('[BY-01] an interview that has begun has ended once its minutes have passed', () => {
  const invite = { over: true, inviteTime: '2026-11-24T17:00:00.000Z', minutes: 45 }
  const at = (time: string) => hasEnded(invite, new Date(`2026-11-24T${time}Z`))
  expect([at('17:00:00'), at('17:44:59'), at('17:45:00')]).toEqual([false, false, true])
  expect(hasEnded({ ...invite, over: false }, new Date('2026-11-24T18:00:00Z'))).toBe(false)
})
