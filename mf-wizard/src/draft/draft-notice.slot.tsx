import { day } from '@lunchpail/contracts/language/day'
import { startPage } from '@lunchpail/contracts/wizard/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadWizard } from '../api.ts'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'

function Unfinished() {
  const t = sentences.use()
  const { value } = useLoad((signal) => loadWizard({}, signal), [])
  const [first, ...more] = value?.positions ?? []
  const language = useLanguage()
  const until = value?.person?.kept_until
  if (!until || !first) return null
  return (
    <Notice
      title={
        more.length > 0
          ? t('draft.for-more', { title: first.title, n: more.length })
          : t('draft.for', { title: first.title })
      }
    >
      <Stack>
        <p>{t('draft.until', { date: day(until, language) })}</p>
        <Stack row>
          <LinkButton kind="primary" size="small" href={`${startPage.path}/?sn=0`} renderLink={routerLink}>
            {t('draft.continue')}
          </LinkButton>
        </Stack>
      </Stack>
    </Notice>
  )
}

function DraftNotice() {
  const { account } = useSession()
  return account && <Unfinished key={account.id} />
}

export default DraftNotice
