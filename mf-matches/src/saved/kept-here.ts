import { maxPositions } from '@lunchpail/contracts/fields/max-positions'
import { keptJobsName } from '@lunchpail/contracts/matches/kept-jobs-name'
import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'

/** Where the browser keeps nothing: until the page is left. */
let page: readonly number[] = []

/** The jobs that a visitor saved on this device, the latest first. */
export function readKept(): number[] {
  const kept = mayKeep('memory') ? readLocal(keptJobsName) : page
  return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id) && id > 0) : []
}

/** The oldest beyond what one call takes are forgotten. */
export function writeKept(ids: readonly number[]): number[] {
  const next = ids.slice(0, maxPositions)
  if (mayKeep('memory')) writeLocal(keptJobsName, next.length > 0 ? next : undefined)
  else page = next
  return next
}
