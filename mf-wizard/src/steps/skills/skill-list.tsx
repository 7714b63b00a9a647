import type { Keyword } from '@lunchpail/contracts/jobs/question'
import { skillMonths } from '@lunchpail/contracts/wizard/enumerations'
import { skillAnswerOf } from '@lunchpail/contracts/wizard/rules/skills'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import type { FieldsProps } from '../step.ts'
import { answerSkill, monthsRange } from './answer-skill.ts'
import styles from './skills.module.css'
import { useKeywordName } from './use-keyword-name.ts'

/** Every skill with its yes or no; in the profile also for how long. */
export function SkillList(props: FieldsProps) {
  const t = sentences.use()
  const { keywords } = props.context
  if (keywords.length === 0) return <p>{t('skills.nothing')}</p>
  return (
    <Stack>
      {keywords.map((keyword) => (
        <Skill key={keyword.id} keyword={keyword} {...props} />
      ))}
    </Stack>
  )
}

function Skill({ keyword, value, mode, errorOf, onChange }: FieldsProps & { readonly keyword: Keyword }) {
  const t = sentences.use()
  const name = useKeywordName()(keyword)
  const { has_skill: has, months = 0 } = skillAnswerOf(value.skills, keyword.id) ?? {}
  const answer = (said: Parameters<typeof answerSkill>[2]) =>
    onChange(answerSkill(value.skills, keyword, said, new Date()))
  return (
    <Stack gap="tight">
      <RadioGroup
        id={`skills.${keyword.id}`}
        legend={name}
        className={styles.pair}
        choices={[
          { value: 'yes', label: t('skills.yes') },
          { value: 'no', label: t('skills.no') },
        ]}
        value={has === undefined ? null : has ? 'yes' : 'no'}
        error={errorOf(`skills.${keyword.id}`)}
        onValueChange={(chosen) => answer({ has_skill: chosen === 'yes' })}
      />
      {has && mode === 'profile' && (
        <SelectField
          label={t('skills.months', { skill: name })}
          width="medium"
          emptyLabel={t('skills.months-unset')}
          value={String(monthsRange(months) ?? '')}
          onChange={({ target }) => answer({ months: Number(target.value) })}
          choices={skillMonths.map((from) => ({ value: String(from), label: t(`skills.months-${from}`) }))}
        />
      )}
    </Stack>
  )
}
