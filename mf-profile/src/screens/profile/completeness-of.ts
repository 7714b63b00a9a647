import type { Profile } from '@lunchpail/contracts/profile/api'
import { completeness } from '@lunchpail/contracts/profile/rules/completeness'
import { experienceMonths } from '@lunchpail/contracts/wizard/rules/experience'
import { today } from '../../today.ts'

/** What the profile is worth today, where the person is. */
export const completenessOf = ({ user, jobs }: Profile) =>
  completeness({
    jobs,
    self_promo: user.self_promo,
    done_adding_jobs: user.done_adding_jobs,
    work_experience_months: experienceMonths(jobs, today()),
  })
