import { shiftBit, shifts } from '@lunchpail/contracts/jobs/enumerations'
import type { Profile } from '@lunchpail/contracts/profile/api'
import { sentences } from '../../sentences.ts'
import { Section } from '../section.tsx'
import styles from './overview.module.css'

/** The shifts that the person looks for. */
export function ShiftPreferences({ profile }: { readonly profile: Profile }) {
  const t = sentences.use()
  const { prefs: preferences } = profile.user
  const answered = new Set(profile.answered_preferences)
  const wanted = shifts.filter((shift) => preferences.shift & shiftBit[shift])
  const anyOrWanted =
    wanted.length === 0 ? t('shifts.any') : wanted.map((shift) => t(`shift.${shift}`)).join(', ')
  return (
    <Section name="shifts" editor="#preferences">
      <dl className={styles.list}>
        <div className={styles.pair}>
          <dt>{t('shifts.wanted')}</dt>
          <dd>{answered.has('shift') ? anyOrWanted : t('not-answered')}</dd>
        </div>
        <div className={styles.pair}>
          <dt>{t('shifts.weekend')}</dt>
          <dd>
            {answered.has('weekend')
              ? t(preferences.weekend ? 'shifts.weekend.yes' : 'shifts.weekend.no')
              : t('not-answered')}
          </dd>
        </div>
      </dl>
    </Section>
  )
}
