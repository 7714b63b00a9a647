import { Unavailable } from '@lunchpail/kit-ui/unavailable'

type Say = (key: 'unavailable.title' | 'unavailable.text' | 'unavailable.retry') => string

interface FailedLoadProps {
  /** each catalogue says what is not there */
  readonly t: Say
  readonly onRetry: () => void
}

/** In place of what did not come. */
export const FailedLoad = ({ t, onRetry }: FailedLoadProps) => (
  <Unavailable
    title={t('unavailable.title')}
    text={t('unavailable.text')}
    retryLabel={t('unavailable.retry')}
    onRetry={onRetry}
  />
)
