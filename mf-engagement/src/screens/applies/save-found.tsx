import { useState } from 'react'
import { Button } from '@lunchpail/kit-ui/button'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { downloadCsv } from '@lunchpail/kit-web/portal/download-csv'
import { tellFailure } from '@lunchpail/kit-web/portal/tell-failure'
import { loadFound } from '../../portal/api.ts'
import { portalSentences } from '../../portal/sentences.ts'

interface SaveFoundProps {
  readonly query: Parameters<typeof loadFound>[0]
  readonly search: string
}

/** What words found, as a file. A link would have the words in its address. */
export function SaveFound({ query, search }: SaveFoundProps) {
  const t = portalSentences.use()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      downloadCsv('applications', (await loadFound(query, search)).rows)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tellFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void save()}>
      {t('applies.csv')}
    </Button>
  )
}
