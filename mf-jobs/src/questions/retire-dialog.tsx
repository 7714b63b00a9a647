import type { CompanyQuestion } from '@lunchpail/contracts/jobs/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { retireQuestion } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'

interface RetireDialogProps {
  readonly asked: CompanyQuestion
  readonly onClose: () => void
  readonly onRetired: () => void
}

export function RetireDialog({ asked, onClose, onRetired }: RetireDialogProps) {
  const t = portalSentences.use()
  const { busy, run } = useAction(() => {
    onRetired()
    onClose()
  })
  const retire = () => run(() => retireQuestion(asked.id), { done: t('questions.retired') })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('questions.retire-title')}
      closeLabel={t('questions.cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('questions.cancel')}</Button>
          <Button kind="danger" busy={busy} onClick={() => void retire()}>
            {t('questions.retire')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{asked.question}</strong>
      </p>
      <p>
        {t('questions.retire-text', { n: asked.roles })} {t('questions.retire-back')}
      </p>
    </Dialog>
  )
}
