import { useSearchParams } from '@lunchpail/kit-web/router'

/** The positions that the address names, whose companies ask too: `12,15`. */
export function usePositions(): string {
  const [search] = useSearchParams()
  const named = search.get('p') ?? ''
  return /^\d{1,9}(,\d{1,9}){0,49}$/.test(named) ? named : ''
}
