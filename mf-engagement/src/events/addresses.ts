import { gatheringPath, type Gathering } from '@lunchpail/contracts/engagement/gatherings'

/** Whoever comes shows a code: not where no place is told, nor at a program. */
export const hasDoor = ({ kind, place }: Pick<Gathering, 'kind' | 'place'>): boolean =>
  kind !== 'program' && place !== null

/** The event url, as the site's pages write it. */
export const pathOf = (gathering: Pick<Gathering, 'kind' | 'id'>): string =>
  gatheringPath(gathering).replace(/\/$/, '')

export const registerPathOf = (gathering: Pick<Gathering, 'kind' | 'id'>): string =>
  `${pathOf(gathering)}/register`
