import { useEffect } from 'react'
import { savedWithout } from '@lunchpail/contracts/jobs/saved-positions'

/** Of the jobs that were marked in the list, those that can be applied to no more: three of them would leave no room for others. */
export function pickNoMore(ids: readonly number[]): void {
  const saved = savedWithout(document.cookie, ids)
  if (saved !== undefined) document.cookie = saved
}

export const usePickNoMore = (positions: readonly { readonly id: number }[]): void =>
  useEffect(() => pickNoMore(positions.map(({ id }) => id)), [positions])
