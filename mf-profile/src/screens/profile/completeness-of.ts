import type { Profile } from '@lunchpail/contracts/profile/api'
import { completeness } from '@lunchpail/contracts/profile/rules/completeness'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { experienceMonths } from '@lunchpail/contracts/wizard/rules/experience'

/** What the profile is worth today, where the person is. */
export const completenessOf = ({ user, jobs }: Profile) =>
  completeness({
    jobs,
    self_promo: user.self_promo,
    done_adding_jobs: user.done_adding_jobs,
    work_experience_months: experienceMonths(jobs, today()),
  })
