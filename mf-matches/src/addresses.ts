import { startPage } from '@lunchpail/contracts/wizard/pages'

/** One application for all saved jobs. */
export const applyToSaved = (ids: readonly number[]): string =>
  `${startPage.path}/?sn=0&p=${ids.join(',')}&utm_medium=matches-saved`

/** An application for the job of one card. */
export const applyToCard = (id: number): string => `${startPage.path}/?sn=0&p=${id}&from_sug=1`
