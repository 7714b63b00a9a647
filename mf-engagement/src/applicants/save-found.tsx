import { Button } from '@lunchpail/kit-ui/button'
import { downloadCsv } from '@lunchpail/kit-web/portal/download-csv'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { loadFound } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'

interface SaveFoundProps {
  readonly query: Parameters<typeof loadFound>[0]
  readonly search: string
}

/** What words found, as a file. A link would have the words in its address. */
export function SaveFound({ query, search }: SaveFoundProps) {
  const t = portalSentences.use()
  const { busy, run } = useAction()
  const save = async () => downloadCsv('applications', (await loadFound(query, search)).rows)
  return (
    <Button busy={busy} onClick={() => void run(save)}>
      {t('applies.csv')}
    </Button>
  )
}
