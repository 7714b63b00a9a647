import { currentLanguage } from '@lunchpail/kit-web/language'
import { ReportDialog } from './report-dialog.tsx'
import { reportSentences } from './sentences.ts'

/** With the sentences of the reader's language. */
export async function loadReport(): Promise<typeof ReportDialog> {
  await reportSentences.load(currentLanguage())
  return ReportDialog
}
