import { currentLanguage } from '@lunchpail/kit-web/language'
import { similarSentences } from './sentences.ts'
import { SimilarJobs } from './similar-jobs.tsx'

const parts = { SimilarJobs }
export type SimilarParts = typeof parts

/** With their sentences: a part that waits for those hides the page around it. */
export async function load(): Promise<SimilarParts> {
  await similarSentences.load(currentLanguage())
  return parts
}
