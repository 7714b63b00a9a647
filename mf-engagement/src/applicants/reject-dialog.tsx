import type { Applied } from '@lunchpail/contracts/engagement/portal-api'
import { tellFailure } from '@lunchpail/kit-web/portal/tell-failure'
import { toast } from '@lunchpail/kit-web/toast'
import { move } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'
import { ReasonsDialog } from './reasons-dialog.tsx'

interface RejectDialogProps {
  readonly applications: readonly Applied[]
  readonly onClose: () => void
  readonly onDone: () => void
}

export function RejectDialog({ applications, onClose, onDone }: RejectDialogProps) {
  const t = portalSentences.use()
  return (
    <ReasonsDialog
      title={t('reject.title', { n: applications.length })}
      submit={t('reject.send')}
      onClose={onClose}
      send={async (reasons) => {
        const { done } = await move({ applications: applications.map(({ id }) => id), state: 2, ...reasons })
        if (done.length === applications.length) toast(t('action.done', { n: done.length }))
        else tellFailure(t('action.some', { n: done.length, of: applications.length }))
        onDone()
      }}
    />
  )
}
