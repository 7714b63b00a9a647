import { dayMs, minuteMs } from '@lunchpail/contracts/durations'

/** A new key is created this often. */
const periodDays = 30
/** A key is published this long before it signs, so that every service has read it. */
const leadMinutes = 10
/** A key stays published this long after its last signature; tokens live 30 seconds. */
const overlapMinutes = 60

interface Dated {
  readonly createdAt: Date
}

/** `keys` from oldest to newest, those alone whose private half can be read. */
export const signerOf = <K extends Dated>(keys: readonly K[], now: Date): K | undefined =>
  keys.findLast((key) => key.createdAt.getTime() <= now.getTime() - leadMinutes * minuteMs) ?? keys[0]

export const needsNewKey = (keys: readonly Dated[], now: Date): boolean =>
  keys.every((key) => key.createdAt.getTime() <= now.getTime() - periodDays * dayMs)

/** Keys whose successor has been signing for longer than the overlap. */
export const spentKeys = <K extends Dated>(keys: readonly K[], now: Date): K[] =>
  keys.filter((_, index) => {
    const successor = keys[index + 1]
    return (
      successor && successor.createdAt.getTime() <= now.getTime() - (leadMinutes + overlapMinutes) * minuteMs
    )
  })
