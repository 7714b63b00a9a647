import type { Shift } from '@lunchpail/contracts/jobs/enumerations'
import { minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { minutesOf, type Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { currentLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import { useKeywordName } from '../../steps/skills/use-keyword-name.ts'

type Say = ReturnType<typeof sentences.use>

const minutes = (time: number | undefined): string => (time === undefined ? '?' : minutesShown(time))

/** The question of a mismatch. */
export function mismatchTitle({ type, ...way }: Mismatch, t: Say): string {
  if (type === 'location') return t('soft.location')
  if (type === 'commute') return t('soft.commute', { minutes: minutesShown(minutesOf(way)) })
  return t('soft.availability')
}

interface MismatchTextProps {
  readonly mismatch: Mismatch
  readonly position: WizardPosition
}

/** A mismatch in words. */
export function MismatchText({ mismatch, position }: MismatchTextProps) {
  const t = sentences.use()
  const nameOf = useKeywordName()
  const { type, driving_minutes, transit_minutes, pref, shift = [], skills = [], months = 0 } = mismatch
  const way = { driving: minutes(driving_minutes), transit: minutes(transit_minutes) }
  /** A mismatch has the skill names of the position, which are English. */
  const translated = (name: string) =>
    nameOf(position.keywords.find((one) => one.name === name) ?? { id: '', name })
  const list = (type: 'conjunction' | 'disjunction', say: (one: Shift) => string) =>
    new Intl.ListFormat(currentLanguage(), { type }).format(shift.map(say))
  switch (type) {
    case 'location':
      return <p>{t('soft.location-text', way)}</p>
    case 'commute':
      return (
        <p>
          {pref === undefined ? t('soft.location-text', way) : t('soft.commute-text', { ...way, most: pref })}
        </p>
      )
    case 'availability':
      return (
        <p>
          {t('soft.availability-text', {
            kinds: list('disjunction', (one) => t(`soft.kind.${one}`)),
            shifts: list('conjunction', (one) => t(`soft.shift.${one}`)),
          })}
        </p>
      )
    case 'qualifications':
      return <p>{t('soft.qualifications-text', { skills: skills.map(translated).join(', ') })}</p>
    case 'experience':
      return <p>{t('soft.experience-text', { n: months })}</p>
  }
}
