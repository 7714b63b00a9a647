import { useEffect } from 'react'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { interviewType } from '@lunchpail/contracts/engagement/enumerations'
import { FactList, type FactProps } from '@lunchpail/kit-ui/fact'
import { Link } from '@lunchpail/kit-ui/link'
import { isAddress, mapOf } from '../map-of.ts'
import { sentences } from '../sentences.ts'
import { noteInvites } from '../shown-here.ts'
import { InterviewTime } from './interview-time.tsx'

const known = [1, 2, 3, 4] as const
const icons = { 1: 'users', 2: 'phone', 3: 'info', 4: 'message', 5: 'calendar' } as const

/** What kind of interview it is, when, for how long, where. Whoever saw it on any page needs no popup of it. */
export function InviteFacts({ invite }: { readonly invite: Invite }) {
  const t = sentences.use()
  useEffect(() => noteInvites([invite.id]), [invite.id])
  const kind = known.find((type) => type === invite.inviteType)
  const isVisit = kind !== interviewType['phone screen'] && kind !== interviewType['video call']
  const type = kind ? t(`invite.type.${kind}`) : (invite.custom_type ?? t('invite.type.5'))
  const { inviteTime, zone, place, link, minutes, position } = invite
  const facts: (FactProps | false)[] = [
    { icon: 'building', children: position.company_name },
    { icon: icons[kind ?? 5], children: type },
    {
      icon: 'calendar',
      children: inviteTime ? <InterviewTime at={inviteTime} zone={zone} /> : t('invite.no-time'),
    },
    { icon: 'shift', children: t('invite.minutes', { n: minutes }) },
    place !== null && {
      icon: 'place',
      children:
        isVisit && isAddress(place) ? (
          <Link href={mapOf(place)} newTab>
            {t('invite.map', { place })}
          </Link>
        ) : (
          place
        ),
    },
    link !== null && {
      icon: 'forward',
      children: (
        <Link href={link} newTab>
          {t('invite.link')}
        </Link>
      ),
    },
  ]
  return <FactList layout="rows" facts={facts.filter((fact) => fact !== false)} />
}
