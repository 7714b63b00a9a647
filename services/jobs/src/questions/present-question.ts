import type { CompanyQuestion } from '@lunchpail/contracts/jobs/api'
import type { Question as Asked } from '@lunchpail/contracts/jobs/question'
import type { Question } from '../../generated/client.ts'

/** A question of a company, with how many roles ask it. */
export const presentQuestion = (row: Question, roles: number): CompanyQuestion => ({
  id: row.id,
  question: row.text,
  type: row.type,
  answers: (row.answers as Asked['answers']).map(({ value, has_follow_up }) => ({ value, has_follow_up })),
  follow_up: row.followUp,
  roles,
})
