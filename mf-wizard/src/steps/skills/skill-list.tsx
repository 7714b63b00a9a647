import { skillAnswerOf } from '@lunchpail/contracts/wizard/rules/skills'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import type { FieldsProps } from '../step.ts'
import { answerSkill } from './answer-skill.ts'
import styles from './skills.module.css'
import { useKeywordName } from './use-keyword-name.ts'

/** Every skill with its yes or no. */
export function SkillList({ value, errorOf, onChange, context }: FieldsProps) {
  const t = sentences.use()
  const nameOf = useKeywordName()
  if (context.keywords.length === 0) return <p>{t('skills.nothing')}</p>
  return (
    <Stack>
      {context.keywords.map((keyword) => {
        const has = skillAnswerOf(value.skills, keyword.id)?.has_skill
        return (
          <RadioGroup
            key={keyword.id}
            id={`skills.${keyword.id}`}
            legend={nameOf(keyword)}
            className={styles.pair}
            choices={[
              { value: 'yes', label: t('skills.yes') },
              { value: 'no', label: t('skills.no') },
            ]}
            value={has === undefined ? null : has ? 'yes' : 'no'}
            error={errorOf(`skills.${keyword.id}`)}
            onValueChange={(answer) =>
              onChange(answerSkill(value.skills, keyword, answer === 'yes', new Date()))
            }
          />
        )
      })}
    </Stack>
  )
}
