import { Button } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { portalSentences } from '../portal/sentences.ts'

interface NoneFoundProps {
  readonly searched: boolean
  readonly onShowEverybody: () => void
}

/** In place of an empty list. */
export function NoneFound({ searched, onShowEverybody }: NoneFoundProps) {
  const t = portalSentences.use()
  return (
    <EmptyState
      icon={searched ? 'search-none' : 'users'}
      title={t(searched ? 'applies.none-found' : 'applies.none')}
      text={t(searched ? 'applies.none-found-text' : 'applies.none-text')}
    >
      {searched && <Button onClick={onShowEverybody}>{t('applies.show-everybody')}</Button>}
    </EmptyState>
  )
}
