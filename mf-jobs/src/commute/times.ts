import { store } from '@lunchpail/kit-web/store'

export interface Time {
  readonly miles: number
  readonly driving: number
  readonly transit: number
}

/** Of jobs by their ids, from the home that this browser keeps: they stand in for those of a search's place. */
export const times = store<Readonly<Record<number, Time>>>({})
