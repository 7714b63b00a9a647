import { useState } from 'react'
import { checkInsPage } from '@lunchpail/contracts/engagement/pages'
import type { PortalEvent } from '@lunchpail/contracts/engagement/portal-events'
import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useAction } from '@lunchpail/kit-web/portal/use-action'
import { useNavigate } from '@lunchpail/kit-web/router'
import { toast } from '@lunchpail/kit-web/toast'
import { cancelEvent } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'

/** A manager who cancels an event reads before how many hear of it. */
export function CancelEvent({ event }: { readonly event: PortalEvent }) {
  const t = portalSentences.use()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const people = event.registered + event.waiting
  const close = () => setAsking(false)
  const { busy, run } = useAction(close)
  const cancel = async () => {
    await cancelEvent(event.gathering.id)
    close()
    toast(t('event.cancel-done'))
    await navigate(checkInsPage.path)
  }
  return (
    <Stack row>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('event.cancel')}
      </Button>
      <Dialog
        open={asking}
        title={t('event.cancel-title', { name: event.gathering.name })}
        closeLabel={t('close')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('event.cancel-keep')}</Button>
            <Button kind="danger" busy={busy} onClick={() => void run(cancel)}>
              {t('event.cancel')}
            </Button>
          </>
        }
      >
        <p>{people === 0 ? t('event.cancel-no-one') : t('event.cancel-tells', { n: people })}</p>
        <p>{t('event.cancel-final')}</p>
      </Dialog>
    </Stack>
  )
}
