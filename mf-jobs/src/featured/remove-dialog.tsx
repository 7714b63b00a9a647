import type { FeaturedList } from '@lunchpail/contracts/jobs/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { deleteFeatured } from './api.ts'
import { featuredSentences } from './sentences.ts'

interface RemoveDialogProps {
  readonly list: FeaturedList
  readonly name: string
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function RemoveDialog({ list, name, onClose, onRemoved }: RemoveDialogProps) {
  const t = featuredSentences.use()
  const { busy, run } = useAction(() => {
    onRemoved()
    onClose()
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remove.title')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="danger"
            busy={busy}
            onClick={() => void run(() => deleteFeatured(list), { done: t('removed') })}
          >
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t('remove.text')}</p>
    </Dialog>
  )
}
