import type { Keyword } from '@lunchpail/contracts/jobs/question'
import { Button } from '@lunchpail/kit-ui/button'
import { sentences } from '../../sentences.ts'
import styles from './skills.module.css'

interface SkillQuestionProps {
  readonly keyword: Keyword
  readonly name: string
  readonly has: boolean | undefined
  readonly onAnswer: (has: boolean) => void
}

/** One skill: a yes or a no is all that is needed to go on. */
export function SkillQuestion({ keyword, name, has, onAnswer }: SkillQuestionProps) {
  const t = sentences.use()
  const answer = (value: boolean) => (
    <Button wide aria-pressed={has === value} className={styles.answer} onClick={() => onAnswer(value)}>
      {t(value ? 'skills.yes' : 'skills.no')}
    </Button>
  )
  return (
    <div role="group" aria-label={name} id={`skills.${keyword.id}`} className={styles.question}>
      {answer(true)}
      {answer(false)}
    </div>
  )
}
