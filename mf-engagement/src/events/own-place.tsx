import { useState } from 'react'
import { reachSlot } from '@lunchpail/contracts/auth/slots'
import type { Gathering, Registration } from '@lunchpail/contracts/engagement/gatherings'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { reportError } from '@lunchpail/kit-web/error-report'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { Together } from '@lunchpail/kit-web/together'
import { toast } from '@lunchpail/kit-web/toast'
import { giveBackPlace } from './gathering-api.ts'
import { gatheringSentences as sentences } from './gathering-sentences.ts'
import { choosesJobs } from './chooses-jobs.ts'
import { hasDoor, registerPathOf } from './addresses.ts'
import { QrCode } from '@lunchpail/kit-ui/qr-code'
import { Standing } from './standing.tsx'

interface OwnPlaceProps {
  readonly gathering: Gathering
  readonly registration: Registration
  readonly onChanged: () => void
}

/**
 * What became of the own registration: the code for the door, the place in the waiting list, and how to give it back. Once it is over,
 * what it was.
 */
export function OwnPlace({ gathering, registration, onChanged }: OwnPlaceProps) {
  const t = sentences.use()
  const { account } = useSession()
  const { state, code } = registration
  const chosen = gathering.positions.filter(({ id }) => registration.positions.includes(id))
  return (
    <Stack>
      {gathering.over ? (
        <Over registration={registration} />
      ) : (
        <Standing gathering={gathering} registration={registration} />
      )}
      {chosen.length > 0 && (
        <section aria-labelledby="own-positions">
          <h2 id="own-positions">{t('own.positions')}</h2>
          <ul>
            {chosen.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </section>
      )}
      {state === 'registered' && !gathering.over && hasDoor(gathering) && (
        <section aria-labelledby="own-code">
          <Stack gap="tight">
            <h2 id="own-code">{t('own.code')}</h2>
            <p>{t('own.code-text')}</p>
            <QrCode value={code} label={t('own.code-label', { code })} />
            <p>
              <strong>{code}</strong>
            </p>
          </Stack>
        </section>
      )}
      {!gathering.over && (
        <Together>
          {registration.checked_in_at === null && <Slot slot={reachSlot} props={{}} />}
          <Stack row>
            {choosesJobs(gathering, account) && gathering.open && (
              <LinkButton href={registerPathOf(gathering)} renderLink={routerLink}>
                {t('own.change')}
              </LinkButton>
            )}
            {registration.checked_in_at === null && (
              <GiveBack registration={registration} onDone={onChanged} />
            )}
          </Stack>
        </Together>
      )}
    </Stack>
  )
}

/** No one is told anything anymore, and no one moves up. */
function Over({ registration: { state, checked_in_at: came } }: Pick<OwnPlaceProps, 'registration'>) {
  const t = sentences.use()
  const title = t(state === 'waiting' ? 'own.waited' : 'own.had-place')
  const what = state === 'waiting' ? 'own.over-waited' : came === null ? 'event.over' : 'own.over-came'
  return <Notice title={title}>{t(what)}</Notice>
}

/** A place, or a turn in the waiting list. */
function GiveBack({ registration, onDone }: { registration: Registration; onDone: () => void }) {
  const t = sentences.use()
  const what = registration.state === 'waiting' ? 'turn' : 'place'
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const giveBack = async () => {
    setBusy(true)
    try {
      await giveBackPlace(registration.id)
      setAsking(false)
      toast(t(`own.${what}.given-back`), { milliseconds: 3_000 })
      onDone()
    } catch (error) {
      reportError(error, 'cancel registration')
      toast(t('own.not-given-back'), { tone: 'bad', milliseconds: 6_000 })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t(`own.${what}.give-back`)}
      </Button>
      <Dialog
        open={asking}
        title={t(`own.${what}.sure`)}
        closeLabel={t('dialog.close')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('own.keep')}</Button>
            <Button kind="danger" busy={busy} onClick={() => void giveBack()}>
              {t(`own.${what}.give-back`)}
            </Button>
          </>
        }
      >
        <p>{t(`own.${what}.sure-text`)}</p>
      </Dialog>
    </>
  )
}
