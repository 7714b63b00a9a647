import { Button } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
// by their package names: a microfrontend bundles this module and takes these from the shell
import { catalogue } from '@lunchpail/kit-web/language'
import { useBeforeUnload, useBlocker, type useLocation } from '@lunchpail/kit-web/router'

const leaveSentences = catalogue({
  en: () => import('./leave-sentences.en.ts'),
  es: () => import('./leave-sentences.es.ts'),
})

type Location = ReturnType<typeof useLocation>

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash

interface LeaveQuestionProps {
  /** whether edits would be lost now */
  readonly holds: () => boolean
  /** what is typed is sent as a message, not saved */
  readonly isMessage?: boolean
  /** the form stays mounted at this location */
  readonly staysAt?: (next: Location) => boolean
}

/** Asks before Back, a link or unload would lose the unsaved edits of a form. */
export function LeaveQuestion({ holds, isMessage = false, staysAt = () => false }: LeaveQuestionProps) {
  const t = leaveSentences.use()
  useBeforeUnload((event) => {
    if (holds()) event.preventDefault()
  })
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holds() &&
      // what opens over the page, such as the login, has an entry of the history, and leaves nothing
      addressOf(currentLocation) !== addressOf(nextLocation) &&
      !(currentLocation.pathname === nextLocation.pathname && staysAt(nextLocation)),
  )
  if (state !== 'blocked') return null
  return (
    <Dialog
      open
      title={t(isMessage ? 'title.unsent' : 'title')}
      closeLabel={t('close')}
      onClose={reset}
      actions={
        <>
          <Button onClick={proceed}>{t(isMessage ? 'go.unsent' : 'go')}</Button>
          <Button kind="primary" onClick={reset}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t(isMessage ? 'text.unsent' : 'text')}</p>
    </Dialog>
  )
}
