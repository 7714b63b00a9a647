import { LinkButton } from '@lunchpail/kit-ui/button'
import type { JobList } from '../../../api.ts'
import { sameListLink } from '../../../job/list-links.tsx'
import { addressOf, type Filters } from '../../filters.ts'
import { moreSentences } from './sentences.ts'
import styles from './more.module.css'

interface WordsNoticeProps {
  readonly words: NonNullable<JobList['words']>
  readonly filters: Filters
}

/** How typed words were understood, where they were not found as they stand. */
export function WordsNotice({ words: { instead, some, near }, filters }: WordsNoticeProps) {
  const t = moreSentences.use()
  if (!instead && !some && near.length === 0) return null
  return (
    <div className={styles.notice} role="status">
      {instead && near.length === 0 && <p>{t('words.instead', { words: instead })}</p>}
      {some && <p>{t('words.some')}</p>}
      {near.length > 0 && (
        <p className={styles.near}>
          {t('words.near', { words: instead ?? filters.q })}
          {near.map((word) => (
            <LinkButton
              key={word}
              size="small"
              href={addressOf({ ...filters, q: word, page: 1 })}
              renderLink={sameListLink}
            >
              {word}
            </LinkButton>
          ))}
        </p>
      )}
    </div>
  )
}
