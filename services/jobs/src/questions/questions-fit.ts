import { questionsBytes } from '@lunchpail/contracts/jobs/posting-limits'

/** Whether stored questions are, together, no longer than those of a role may be. */
export const questionsFit = (questions: readonly object[]): boolean =>
  Buffer.byteLength(JSON.stringify(questions)) <= questionsBytes
