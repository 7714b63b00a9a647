import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import type { StartQuery } from '@lunchpail/contracts/wizard/query'
import { sentences } from '../../sentences.ts'

/** How long it takes, or, back from a reminder (`sn=2`), how little is left. 1 §1 */
export function useIntroLead({ intro }: StartQuery): string {
  const t = sentences.use()
  return intro === 2 ? t('intro.almost') : t('intro.minutes', { minutes: wizardLimits.durationMinutes })
}
