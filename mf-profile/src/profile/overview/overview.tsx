import type { Profile } from '@lunchpail/contracts/profile/api'
import { profileThresholds } from '@lunchpail/contracts/profile/enumerations'
import { completeness } from '@lunchpail/contracts/profile/rules/completeness'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { experienceMonths } from '@lunchpail/contracts/wizard/rules/history/experience'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { sentences } from '../../sentences.ts'
import { Availability } from './availability.tsx'
import { Checklist } from './checklist.tsx'
import { Education } from './education.tsx'
import styles from './overview.module.css'
import { Person, PersonActions, PersonName } from './person.tsx'
import { Section } from '../section.tsx'
import { ShiftPreferences } from './shift-preferences.tsx'
import { Skills } from './skills.tsx'
import { Stats } from './stats.tsx'
import { WorkHistory } from '../work-history/work-history.tsx'

/** The profile's completeness as of today. */
const completenessOf = ({ user, jobs }: Profile) =>
  completeness({
    jobs,
    self_promo: user.self_promo,
    done_adding_jobs: user.done_adding_jobs,
    work_experience_months: experienceMonths(jobs, today()),
    look_back_months: experienceMonths(jobs, today(), profileThresholds.lookBackYears * 12),
  })

interface OverviewProps {
  readonly profile: Profile
  /** the section that was saved last was also changed elsewhere */
  readonly replaced: boolean
  /** the profile of a save's response */
  readonly onChange: (profile: Profile) => void
  readonly onReload: () => void
}

/** The whole profile, read-only; beside it statistics and the checklist. */
export function Overview({ profile, replaced, onChange, onReload }: OverviewProps) {
  const t = sentences.use()
  const found = completenessOf(profile)
  const { self_promo: summary } = profile.user
  return (
    <Page
      width="wide"
      title={<PersonName user={profile.user} />}
      aside={<PersonActions />}
      className={styles.page}
    >
      {replaced && (
        <Notice tone="warn" role="status">
          {t('profile.replaced')}
        </Notice>
      )}
      <Person profile={profile} onChange={onReload} />
      <div className={styles.columns}>
        <div className={styles.aside}>
          <Stats found={found} />
          <Checklist profile={profile} found={found} onChange={onChange} />
        </div>
        <div className={styles.sections}>
          <Section name="summary" editor="#summary" isEmpty={!summary}>
            <p className={styles.text}>{summary || t('section.summary.empty')}</p>
          </Section>
          <WorkHistory jobs={profile.jobs} gaps={profile.gaps} />
          <Education schools={profile.schools} />
          <Skills answers={profile.questions} />
          <ShiftPreferences profile={profile} />
        </div>
        <div className={styles.widget}>
          <Availability profile={profile} />
        </div>
      </div>
    </Page>
  )
}
