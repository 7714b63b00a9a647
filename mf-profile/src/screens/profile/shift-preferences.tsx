import { shiftBit, shifts } from '@lunchpail/contracts/jobs/enumerations'
import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import { sentences } from '../../sentences.ts'
import { Section } from './section.tsx'
import styles from './overview.module.css'

/** The shifts that the person looks for. */
export function ShiftPreferences({ preferences }: { readonly preferences: Preferences }) {
  const t = sentences.use()
  const wanted = shifts.filter((shift) => preferences.shift & shiftBit[shift])
  return (
    <Section name="shifts" editor="#preferences">
      <dl className={styles.list}>
        <div className={styles.pair}>
          <dt>{t('shifts.wanted')}</dt>
          <dd>
            {wanted.length === 0 ? t('shifts.any') : wanted.map((shift) => t(`shift.${shift}`)).join(', ')}
          </dd>
        </div>
        <div className={styles.pair}>
          <dt>{t('shifts.weekend')}</dt>
          <dd>{t(preferences.weekend ? 'shifts.weekend.yes' : 'shifts.weekend.no')}</dd>
        </div>
      </dl>
    </Section>
  )
}
