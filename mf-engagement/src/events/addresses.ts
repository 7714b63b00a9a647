import { gatheringPath, type Gathering } from '@lunchpail/contracts/engagement/gatherings'

/** The event url, as the site's pages write it. */
export const pathOf = (gathering: Pick<Gathering, 'kind' | 'id'>): string =>
  gatheringPath(gathering).replace(/\/$/, '')

export const registerPathOf = (gathering: Pick<Gathering, 'kind' | 'id'>): string =>
  `${pathOf(gathering)}/register`
