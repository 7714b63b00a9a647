import { peopleSlot } from '@lunchpail/contracts/milestones/slots'
import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../sentences.ts'

export function Component() {
  const t = sentences.use()
  usePageTitle(t('title'))
  return (
    <Page title={t('title')}>
      <Slot slot={peopleSlot} props={{}} />
    </Page>
  )
}
