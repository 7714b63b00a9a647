import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { sentences } from './sentences.ts'

export function LoadingQuestion() {
  const t = sentences.use()
  usePageTitle(t('title'))
  return (
    <Page width="narrow" title={t('title')}>
      <Loading label={t('loading')}>
        <Skeleton shape="block" height="16rem" />
      </Loading>
    </Page>
  )
}
