import { useEffect } from 'react'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Progress } from '@lunchpail/kit-ui/progress'
import { Stack } from '@lunchpail/kit-ui/stack'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { linkSecret } from '@lunchpail/kit-web/routing/link-secret'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useLocation } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadErasure } from './api.ts'
import { sentences } from '../sentences.ts'
import { KeptAfterErasure } from './kept-after-erasure.tsx'

const pollMs = 2_000

/** What each service reports of an account that its person deleted. The fragment of the address opens it. */
export function ErasedScreen() {
  const t = sentences.use()
  const { hash } = useLocation()
  const receipt = linkSecret(hash)
  const load = useLoad((signal) => loadErasure(receipt, signal), [receipt])
  const { retry } = load
  const report = load.value
  const done = report?.parts.filter(({ rows }) => rows !== null).length ?? 0
  const isWaiting = report !== undefined && done < report.parts.length
  useEffect(() => {
    if (!isWaiting || load.state === 'loading') return
    const timer = setTimeout(retry, pollMs)
    return () => clearTimeout(timer)
  }, [isWaiting, load.state, retry])
  usePageTitle(t('erased.title'))
  if (load.state === 'failed' && !report)
    return (
      <Page title={t('erased.title')}>
        {load.error.code === 'not-found' || load.error.code === 'invalid' ? (
          <Notice tone="info">{t('erased.unknown')}</Notice>
        ) : (
          <Unavailable title={t('erased.unavailable')} retryLabel={t('login.retry')} onRetry={retry} />
        )}
      </Page>
    )
  return (
    <Page title={t('erased.title')} lead={t('erased.lead')}>
      {report && (
        <Stack gap="loose">
          <Progress
            value={done}
            of={report.parts.length}
            text={t('erased.progress', { n: done, of: report.parts.length })}
          />
          <ul>
            {report.parts.map(({ noun, rows }) => (
              <li key={noun}>
                {t(`part.${noun}`)}: {rows === null ? t('erased.waiting') : t('erased.rows', { n: rows })}
              </li>
            ))}
          </ul>
          <h2>{t('erase.kept')}</h2>
          <KeptAfterErasure />
        </Stack>
      )}
    </Page>
  )
}
