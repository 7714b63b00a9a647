import { keptJobsOf } from '@lunchpail/contracts/matches/kept-jobs'
import { keptJobsName } from '@lunchpail/contracts/matches/kept-jobs-name'
import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'

/** Where the browser keeps nothing: until the page is left. */
let page: readonly number[] = []

/** The jobs that a visitor saved on this device, the latest first. */
export const readKept = (): number[] => keptJobsOf(mayKeep('memory') ? readLocal(keptJobsName) : page)

export function writeKept(ids: readonly number[]): readonly number[] {
  if (mayKeep('memory')) writeLocal(keptJobsName, ids.length > 0 ? ids : undefined)
  else page = ids
  return ids
}
