import { useEffect, useState } from 'react'
import { downloadArchive } from '@lunchpail/contracts/auth/api'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Progress } from '@lunchpail/kit-ui/progress'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadArchive, requestArchive } from './api.ts'
import { sentences } from '../sentences.ts'
import { dayAndTime } from '@lunchpail/contracts/language/day-and-time'
import { FactorFirst } from './factor-first.tsx'
import { SettingsSection } from './settings-section.tsx'

const pollMs = 2_000

/** One file of everything kept about the person, and how far it is. */
export function ArchiveSection() {
  const t = sentences.use()
  const language = useLanguage()
  const load = useLoad(loadArchive, [])
  const { retry } = load
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const archive = load.value?.archive
  const isWaiting = archive?.ready === false
  useEffect(() => {
    if (!isWaiting || load.state === 'loading') return
    const timer = setTimeout(retry, pollMs)
    return () => clearTimeout(timer)
  }, [isWaiting, load.state, retry])

  const ask = async () => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await requestArchive()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
      retry()
    }
  }
  const ready = archive?.parts.filter((part) => part.ready).length ?? 0
  const mayAsk = load.value?.mayAsk === true
  if (load.error?.code === 'second-factor-needed')
    return (
      <SettingsSection title={t('archive.title')} lead={t('archive.lead')}>
        <FactorFirst refusal={load.error.message} onPassed={retry} />
      </SettingsSection>
    )
  return (
    <SettingsSection title={t('archive.title')} lead={t('archive.lead')}>
      {load.state === 'failed' && archive === undefined && (
        <Unavailable title={t('archive.unavailable')} retryLabel={t('login.retry')} onRetry={retry} />
      )}
      {refusal && (
        <Notice tone="bad" role="alert">
          {refusal}
        </Notice>
      )}
      {archive && !archive.ready && (
        <Progress
          value={ready}
          of={archive.parts.length}
          text={t('archive.progress', { n: ready, of: archive.parts.length })}
        />
      )}
      {archive?.ready && (
        <Notice tone="good" role="status" title={t('archive.ready')}>
          <Link kind="alone" icon="file" href={downloadArchive.path}>
            {t('archive.download')}
          </Link>
          <p>{t('archive.expires', { time: dayAndTime(archive.expires_at, language) })}</p>
        </Notice>
      )}
      {mayAsk && (
        <Button wide busy={busy} onClick={() => void ask()}>
          {t('archive.ask')}
        </Button>
      )}
      {archive && !mayAsk && <p>{t('archive.next', { time: dayAndTime(archive.next_at, language) })}</p>}
    </SettingsSection>
  )
}
