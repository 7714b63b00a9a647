import { pasteZip } from '@lunchpail/kit-web/forms/paste-zip'
import { currentLanguage } from '@lunchpail/kit-web/language'
import { CommuteFrom, CommuteLabel } from '../../../commute/commute-bar.tsx'
import { EstimatesDialog } from '../../../commute/estimates-dialog.tsx'
import { commuteSentences } from '../../../commute/sentences.ts'
import { WageRange } from '../wage-range.tsx'
import { ExtraChips } from './extra-chips.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { MyLocation } from './my-location.tsx'
import { moreSentences } from './sentences.ts'
import { Suggestions } from './suggestions.tsx'
import { WordsNotice } from './words-notice.tsx'

const parts = {
  CommuteFrom,
  CommuteLabel,
  EstimatesDialog,
  ExtraChips,
  ExtraFields,
  MyLocation,
  Suggestions,
  WageRange,
  WordsNotice,
  pasteZip,
}
export type More = typeof parts

/** With their sentences: a part that waits for those hides the page around it, and who types loses the focus. */
export async function load(): Promise<More> {
  await Promise.all([moreSentences, commuteSentences].map((one) => one.load(currentLanguage())))
  return parts
}
