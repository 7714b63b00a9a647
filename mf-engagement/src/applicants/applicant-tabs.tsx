import { appliesPage } from '@lunchpail/contracts/engagement/pages'
import { Tabs } from '@lunchpail/kit-ui/tabs'
import { routerLink } from '@lunchpail/kit-web/router-link'
import type { loadApplicants } from '../portal/api.ts'
import { portalSentences } from '../portal/sentences.ts'

export const tabs = ['1', '2', '3', '4', '5', '6'] as const
/** The seventh is a file alone, for admins. */
export const exportTab = '7'

interface ApplicantsTabsProps {
  readonly list: Awaited<ReturnType<typeof loadApplicants>> | undefined
  /** the one that is shown */
  readonly tab: (typeof tabs)[number] | typeof exportTab
  readonly addressOf: (change: Readonly<Record<string, string | null>>) => string
}

/** The tabs of the pipeline, each with how many it lists. */
export function ApplicantTabs({ list, tab, addressOf }: ApplicantsTabsProps) {
  const t = portalSentences.use()
  const listed = tabs.map((each) => ({
    href: addressOf({ tab: each, page: null, application: null }),
    label: t(`tab.${each}`),
    count: list?.counts[each],
    current: each === tab,
  }))
  const file = {
    href: `${appliesPage.path}?tab=${exportTab}`,
    label: t('tab.7'),
    current: tab === exportTab,
  }
  return (
    <Tabs
      label={t('applies.tabs')}
      renderLink={routerLink}
      tabs={list?.may.export ? [...listed, file] : listed}
    />
  )
}
