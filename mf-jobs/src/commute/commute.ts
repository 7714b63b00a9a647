import { currentLanguage } from '@lunchpail/kit-web/language'
import { JobCommute } from './job-commute.tsx'
import { commuteSentences } from './sentences.ts'

const parts = { JobCommute }
export type Commute = typeof parts

/** With their sentences: a part that waits for those hides the page around it. */
export async function load(): Promise<Commute> {
  await commuteSentences.load(currentLanguage())
  return parts
}
