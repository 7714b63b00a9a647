import { useLanguage } from '@lunchpail/kit-web/language'
import { moment, ownZone, sameWall } from './moment.ts'
import { sentences } from '../sentences.ts'
import styles from './invite.module.css'

interface InterviewTimeProps {
  readonly at: string
  /** of the place */
  readonly zone: string
}

/** A time where the candidate is, and where the interview is if that is another one. */
export function InterviewTime({ at, zone }: InterviewTimeProps) {
  const t = sentences.use()
  const language = useLanguage()
  const own = ownZone()
  return (
    <time dateTime={at} className={styles.time}>
      <span>{moment(at, language, own)}</span>
      {!sameWall(at, own, zone) && (
        <span className={styles.there}>{t('invite.there', { time: moment(at, language, zone) })}</span>
      )}
    </time>
  )
}
