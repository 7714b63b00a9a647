import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useOnline, useRetryOnline } from '@lunchpail/kit-web/online'
import { sentences } from '../sentences.ts'

interface DownProps {
  readonly title: 'down.list' | 'down.map' | 'down.job'
  readonly onRetry: () => void
}

/** In the place of what did not come: a list that failed, or a job or a map whose scripts are not here, as without a connection. */
export function Down({ title, onRetry }: DownProps) {
  const t = sentences.use()
  const online = useOnline()
  // a list tries again by itself
  useRetryOnline(onRetry, title !== 'down.list')
  return (
    <Unavailable
      title={t(title)}
      text={t(online ? 'down.text' : 'down.offline')}
      retryLabel={t('down.retry')}
      onRetry={onRetry}
    />
  )
}
