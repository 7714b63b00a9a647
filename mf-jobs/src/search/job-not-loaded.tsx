import { LinkButton } from '@lunchpail/kit-ui/button'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useOnline, useRetryOnline } from '@lunchpail/kit-web/online'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'

/** In the place of a job whose scripts did not come, as without a connection: asks for them again, and leads back. */
export function JobNotLoaded({ list, retry }: { readonly list: string; readonly retry: () => void }) {
  const t = sentences.use()
  const online = useOnline()
  useRetryOnline(retry)
  usePageTitle(t('down.job'))
  return (
    <>
      <Unavailable
        title={t('down.job')}
        text={t(online ? 'down.text' : 'down.offline')}
        retryLabel={t('down.retry')}
        onRetry={retry}
      />
      <LinkButton href={list} renderLink={routerLink}>
        {t('job.all')}
      </LinkButton>
    </>
  )
}
