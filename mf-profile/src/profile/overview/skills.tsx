import { keywordName } from '@lunchpail/contracts/jobs/keywords'
import { durationText } from '@lunchpail/contracts/profile/rules/job-texts'
import type { SkillAnswer } from '@lunchpail/contracts/wizard/application'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import { Section } from '../section.tsx'
import styles from './overview.module.css'

/** Skills with their months of experience. An answer may have come without the name of its skill. */
export function Skills({ answers }: { readonly answers: readonly SkillAnswer[] }) {
  const t = sentences.use()
  const language = useLanguage()
  const skills = answers
    .filter(({ has_skill }) => has_skill)
    .map(({ qid, name = '', months = 0 }) => ({
      qid,
      name: keywordName({ id: qid, name }, language),
      months,
    }))
    .filter(({ name }) => name !== '')
  const isEmpty = skills.length === 0
  return (
    <Section name="skills" editor="#skills" isEmpty={isEmpty}>
      {isEmpty && <p>{t('section.skills.empty')}</p>}
      <ul className={styles.list}>
        {skills.map(({ qid, name, months }) => (
          <li key={qid} className={styles.pair}>
            <span>{name}</span>
            {months > 0 && <span className={styles.soft}>{durationText(months, t)}</span>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
