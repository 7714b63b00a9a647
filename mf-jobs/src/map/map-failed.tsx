import { Button } from '@lunchpail/kit-ui/button'
import type { RetryProps } from '@lunchpail/kit-web/chunks/when-wanted'
import { mapSentences } from './sentences.ts'

/** In the place of a map whose scripts or pictures did not come. */
export function MapFailed({ retry }: RetryProps) {
  const t = mapSentences.use()
  return (
    <p role="alert">
      {t('failed')}{' '}
      <Button size="small" onClick={retry}>
        {t('retry')}
      </Button>
    </p>
  )
}
