import { currentLanguage } from '@lunchpail/kit-web/language'
import { NotifyBox } from './notify-box.tsx'
import { closedSentences } from './sentences.ts'

const parts = { NotifyBox }
export type Closed = typeof parts

/** With their sentences: a part that waits for those hides the page around it. */
export async function load(): Promise<Closed> {
  await closedSentences.load(currentLanguage())
  return parts
}
