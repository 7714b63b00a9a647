import { dot } from '@lunchpail/contracts/language/by-dots'
import type { SentProgress as Sent } from '@lunchpail/contracts/engagement/messages-api'
import { useLanguage } from '@lunchpail/kit-web/language'
import { messageSentences } from './sentences.ts'

/** How far what went to a candidate has come, in words. */
export function SentProgress({ progress, until, waits_for: waitsFor }: Sent) {
  const t = messageSentences.use()
  const language = useLanguage()
  if (progress === 'waiting' && waitsFor) return <span>{t(`progress.waiting-${waitsFor}`)}</span>
  if (progress !== 'held' || until === null) return <span>{t(`progress.${progress}`)}</span>
  const format = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short' })
  return <span>{t('progress.until', { time: format.format(new Date(until)) })}</span>
}

interface InviteProgressProps {
  readonly invite: string
  readonly notices: readonly (Sent & { readonly invite_id: string })[]
}

/** The same of the word of an invite, behind what else is said of it; nothing where nothing is known yet. */
export function InviteProgress({ invite, notices }: InviteProgressProps) {
  const sent = notices.find(({ invite_id }) => invite_id === invite)
  if (!sent) return null
  return (
    <>
      {dot}
      <SentProgress {...sent} />
    </>
  )
}
