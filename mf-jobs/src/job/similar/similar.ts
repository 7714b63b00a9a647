import { currentLanguage } from '@lunchpail/kit-web/language'
import { similarSentences } from './sentences.ts'
import { AfterJob } from './after-job.tsx'

const parts = { AfterJob }
export type SimilarParts = typeof parts

/** With their sentences: a part that waits for those hides the page around it. */
export async function load(): Promise<SimilarParts> {
  await similarSentences.load(currentLanguage())
  return parts
}
