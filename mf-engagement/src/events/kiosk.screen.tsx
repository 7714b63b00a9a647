import { useEffect, useState, type FormEvent } from 'react'
import { loginPage } from '@lunchpail/contracts/auth/pages'
import { pastedName } from '@lunchpail/contracts/auth/pasted'
import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Dialog } from '@lunchpail/kit-ui/dialog'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { rememberedLanguage } from '@lunchpail/kit-web/language'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { clearDevice, writeKiosk } from '@lunchpail/kit-web/storage/clear-device'
import { readKiosk, type Kiosk } from '@lunchpail/kit-web/storage/kiosk'
import { hasDoor, pathOf, registerPathOf } from './addresses.ts'
import { Canceled } from './canceled.tsx'
import { GatheringFacts } from './gathering-facts.tsx'
import { NotLoaded, useTitleWithout } from './not-loaded.tsx'
import { useGathering } from './use-gathering.ts'
import { gatheringSentences as sentences } from './gathering-sentences.ts'

/** another document: the shell puts its frame around the pages of a kiosk, or takes it away */
const goTo = (path: string) => location.replace(path)
const maxName = 60
const againMs = 60_000

/** As keyboards leave it: they put a blank behind a word, and a capital where it begins. It is not shown while it is typed again. */
function nameIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get('kiosk-name')
  return typeof typed === 'string' ? pastedName(typed).normalize() : ''
}

/** No one is signed in at the start of a kiosk, so that nothing tells it what changed: it asks, as long as it is seen. */
function useAgain(retry: () => void, isKiosk: boolean): void {
  useEffect(() => {
    if (!isKiosk) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry()
    }, againMs)
    return () => clearInterval(timer)
  }, [isKiosk, retry])
}

/** What a shared device at an event begins with; elsewhere, how a device becomes one. */
export function Component() {
  const load = useGathering()
  const [kiosk] = useState(readKiosk)
  useAgain(load.retry, kiosk !== undefined)
  const without = useTitleWithout(load)
  usePageTitle(load.value?.gathering.name ?? without)
  if (!load.value) return <NotLoaded load={load} />
  const { gathering } = load.value
  return kiosk ? <Start gathering={gathering} kiosk={kiosk} /> : <SetUp gathering={gathering} />
}

function Start({ gathering, kiosk }: { readonly gathering: Gathering; readonly kiosk: Kiosk }) {
  const t = sentences.use()
  const [ending, setEnding] = useState(false)
  const [wrong, setWrong] = useState(false)
  const end = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const right = nameIn(event.currentTarget).toLowerCase() === kiosk.name.toLowerCase()
    setWrong(!right)
    if (right) void clearDevice(undefined).then(() => goTo(pathOf(gathering)))
  }
  const { open, canceled, over } = gathering
  const hasCodes = !canceled && !over && hasDoor(gathering)
  const welcome = open ? (hasCodes ? 'kiosk.welcome' : 'kiosk.welcome-new') : 'kiosk.welcome-registered'
  return (
    <Page title={gathering.name} lead={open || hasCodes ? t(welcome) : undefined}>
      <Stack gap="loose">
        <GatheringFacts gathering={gathering} />
        {open ? (
          <LinkButton kind="primary" wide href={registerPathOf(gathering)} renderLink={routerLink}>
            {t(gathering.left === 0 ? 'register.wait' : 'register.submit')}
          </LinkButton>
        ) : canceled ? (
          <Canceled gathering={gathering} />
        ) : (
          <Notice>{t(over ? 'event.over' : 'register.closed')}</Notice>
        )}
        {hasCodes && (
          <LinkButton
            kind={open ? 'secondary' : 'primary'}
            wide
            href={`${loginPage.path}?redirect=${encodeURIComponent(pathOf(gathering))}`}
            renderLink={routerLink}
          >
            {t('kiosk.show-code')}
          </LinkButton>
        )}
        <Button kind="quiet" onClick={() => setEnding(true)}>
          {t('kiosk.end')}
        </Button>
      </Stack>
      <Dialog
        open={ending}
        title={t('kiosk.end')}
        closeLabel={t('dialog.close')}
        onClose={() => setEnding(false)}
      >
        <form noValidate onSubmit={end}>
          <Stack>
            <TextField
              name="kiosk-name"
              type="password"
              label={t('kiosk.name')}
              autoComplete="off"
              maxLength={maxName}
              error={wrong ? t('kiosk.wrong') : undefined}
            />
            <Button type="submit" kind="primary" wide>
              {t('kiosk.end')}
            </Button>
          </Stack>
        </form>
      </Dialog>
    </Page>
  )
}

/** Whoever is logged in here is logged out by the frame that the shell puts around a kiosk. */
function SetUp({ gathering }: { readonly gathering: Gathering }) {
  const t = sentences.use()
  const [wrong, setWrong] = useState(false)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = nameIn(event.currentTarget)
    setWrong(name === '')
    if (name === '' || busy) return
    setBusy(true)
    const start = `${pathOf(gathering)}/kiosk`
    try {
      const language = rememberedLanguage()
      await clearDevice(undefined)
      writeKiosk({ name, start, language })
      goTo(start)
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Page width="narrow" title={t('kiosk.setup')} lead={gathering.name}>
      <form noValidate onSubmit={(event) => void begin(event)}>
        <Stack>
          <p>{t('kiosk.setup-text')}</p>
          {failed && (
            <Notice tone="bad" role="alert">
              {t('kiosk.no-storage')}
            </Notice>
          )}
          <TextField
            name="kiosk-name"
            label={t('kiosk.name')}
            hint={t('kiosk.name-hint')}
            autoComplete="off"
            maxLength={maxName}
            error={wrong ? t('kiosk.required') : undefined}
          />
          <Button type="submit" kind="primary" wide busy={busy}>
            {t('kiosk.begin')}
          </Button>
        </Stack>
      </form>
    </Page>
  )
}
