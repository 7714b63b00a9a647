import { maxInterested } from '@lunchpail/contracts/jobs/enumerations'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { useInterested } from './interested.ts'

interface ApplyOneProps {
  readonly title: string
  readonly onClose: () => void
}

/** After the first mark: what happens next, and the choice between applying and looking on. */
export function ApplyOne({ title, onClose }: ApplyOneProps) {
  const t = sentences.use()
  const ids = useInterested()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('apply-one.title')}
      closeLabel={t('apply-one.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('apply-one.look')}</Button>
          <LinkButton kind="primary" href={applyAddress(ids)} renderLink={routerLink}>
            {t('job.apply')}
          </LinkButton>
        </>
      }
    >
      <Stack>
        <p>{t('apply-one.marked', { title })}</p>
        <p>{t('apply-one.next', { n: maxInterested })}</p>
      </Stack>
    </Dialog>
  )
}
