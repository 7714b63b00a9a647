import { Button } from '@lunchpail/kit-ui/button'
import type { RetryProps } from '@lunchpail/kit-web/chunks/when-wanted'
import { sentences } from '../../sentences.ts'

/** In place of the button that did not come. */
export function MyPreferencesFailed({ retry }: RetryProps) {
  const t = sentences.use()
  return (
    <Button size="small" icon="retry" onClick={retry}>
      {t('preferences.failed')}
    </Button>
  )
}
