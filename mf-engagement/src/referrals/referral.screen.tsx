import { campaignName } from '@lunchpail/contracts/engagement/rules/friends'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useSearchParams } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { Together } from '@lunchpail/kit-web/together'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadReferrals } from './referral-api.ts'
import { referralSentences as sentences } from './referral-sentences.ts'
import { ReferralForms } from './referral-forms.tsx'
import styles from './referral-forms.module.css'

const tones = { sent: 'neutral', joined: 'accent', applied: 'good' } as const

/** `/referral/?c={campaign}`. */
export function Component() {
  const t = sentences.use()
  const { account } = useSession()
  const [search] = useSearchParams()
  const named = campaignName.safeParse(search.get('c'))
  const campaign = named.success ? named.data : 'referral'
  usePageTitle(t('title'))
  return (
    <Page width="narrow" title={t('title')} lead={t('lead')}>
      <Together
        loading={
          <Loading label={t('loading')}>
            <Skeleton shape="block" height="24rem" />
          </Loading>
        }
      >
        {account ? <Mine key={account.id} campaign={campaign} /> : <ReferralForms campaign={campaign} />}
      </Together>
    </Page>
  )
}

/** The forms, and what became of those that were told: joined and applied, and no more. */
function Mine({ campaign }: { readonly campaign: string }) {
  const t = sentences.use()
  const load = useLoad(loadReferrals, [])
  const referrals = load.value?.referrals ?? []
  return (
    <Stack gap="loose">
      <ReferralForms campaign={campaign} onSent={load.retry} />
      {referrals.length > 0 && (
        <section aria-labelledby="told">
          <h2 id="told">{t('mine.title')}</h2>
          <ul className={styles.friends}>
            {referrals.map(({ id, friend, state, undelivered }) => (
              <li key={id}>
                <span>{friend}</span>
                {undelivered && state === 'sent' ? (
                  <Badge tone="bad">{t('undelivered')}</Badge>
                ) : (
                  <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}
