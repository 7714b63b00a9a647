import type { Profile } from '@lunchpail/contracts/profile/api'
import { sentences } from '../../sentences.ts'
import { Section } from '../section.tsx'
import styles from './availability.module.css'

type Rating = 1 | 2 | 3 | 4
const rated = ['day', 'swing', 'night', 'weekend', 'overtime'] as const

/** Five shifts with their ratings. */
export function Availability({ profile }: { readonly profile: Profile }) {
  const t = sentences.use()
  return (
    <Section name="availability" editor="#availability">
      <dl className={styles.grid}>
        {rated.map((shift) => {
          const isAnswered = profile.answered_preferences.includes(`shift_${shift}`)
          const rating = profile[`pref_shift_${shift}`] as Rating
          return (
            <div key={shift} className={styles.row} data-rating={isAnswered ? rating : undefined}>
              <dt>{t(`shift.${shift}`)}</dt>
              <dd>{t(isAnswered ? `rating.${rating}` : 'not-answered')}</dd>
            </div>
          )
        })}
      </dl>
    </Section>
  )
}
