import type { Invite } from '@lunchpail/contracts/engagement/api'
import { hasEnded } from '@lunchpail/contracts/engagement/rules/has-ended'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Icon } from '@lunchpail/kit-ui/icon'
import { useLanguage } from '@lunchpail/kit-web/language'
import { routerLink } from '@lunchpail/kit-web/router-link'
import styles from './candidate-home.module.css'
import { homeSentences } from './home-sentences.ts'

/** The interview that comes next, or goes on: the soonest with a time, else one that waits for it. */
export const nextOf = (invites: readonly Invite[]): Invite | undefined => {
  const open = invites.filter((invite) => invite.state === 'open' && !hasEnded(invite))
  return open.find(({ inviteTime }) => inviteTime !== null) ?? open[0]
}

export function NextInterview({ invite }: { readonly invite: Invite }) {
  const t = homeSentences.use()
  const language = useLanguage()
  const { position, inviteTime, zone, place, over } = invite
  const job = { title: position.title, company: position.company_name }
  // as the clocks of the place say, on the server as in a browser
  const time = new Intl.DateTimeFormat(`${language}-US`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  })
  return (
    <Card as="section" className={styles.interview}>
      <Icon name="calendar" />
      <div className={styles.words}>
        <h2 className={styles.name}>
          {inviteTime ? time.format(new Date(inviteTime)) : t('interview.pick', job)}
        </h2>
        {inviteTime && <p>{t('interview.for', job)}</p>}
        {inviteTime && place && <p>{place}</p>}
      </div>
      <LinkButton kind="primary" href={invite.schedule_url} renderLink={routerLink}>
        {t(over ? 'interview.see' : inviteTime ? 'interview.change-time' : 'interview.pick-time')}
      </LinkButton>
    </Card>
  )
}
