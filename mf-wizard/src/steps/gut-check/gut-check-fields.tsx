import type { Keyword } from '@lunchpail/contracts/jobs/question'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { skillMonths, wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { gutCheckOf, withGutCheck } from '@lunchpail/contracts/wizard/rules/gut-check'
import { newestFirst } from '@lunchpail/contracts/wizard/rules/history/job'
import { skillAnswerOf } from '@lunchpail/contracts/wizard/rules/skills'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { sentences } from '../../sentences.ts'
import { answerSkill, monthsRange } from '../skills/answer-skill.ts'
import type { FieldsProps } from '../step.ts'

interface GutCheckFieldsProps extends Pick<FieldsProps, 'value' | 'onChange'> {
  readonly keyword: Keyword
  readonly error: string | undefined
  readonly onAddJob: () => void
}

const elsewhere = 'elsewhere'

/** 1 §4, of one skill: select a job, explain, add a job, or change the skill level. */
export function GutCheckFields({ value, onChange, keyword, error, onAddJob }: GutCheckFieldsProps) {
  const t = sentences.use()
  const { jobs = [], gut_checks, skills } = value
  const check = gutCheckOf(gut_checks, keyword.id)
  const { has_skill: has, months = 0 } = skillAnswerOf(skills, keyword.id) ?? {}
  const job = jobs.find(({ reference_id }) => reference_id && reference_id === check?.reference_id)
  const chosen = job?.reference_id ?? (check?.reason === undefined ? null : elsewhere)
  const set = (said: Omit<NonNullable<Application['gut_checks']>[number], 'qid'>) =>
    onChange({ gut_checks: withGutCheck(gut_checks, { qid: keyword.id, ...said }) })
  const level = (typed: string) => {
    const said = { has_skill: Number(typed) > 0, months: Number(typed) }
    onChange({
      ...answerSkill(skills, keyword, said, new Date()),
      ...(!said.has_skill && { gut_checks: withGutCheck(gut_checks, { qid: keyword.id }) }),
    })
  }
  const explains = jobs.length === 0 || chosen === elsewhere
  return (
    <Stack>
      {has === false ? (
        <Notice role="status">{t('gut.changed')}</Notice>
      ) : (
        <>
          {jobs.length > 0 && (
            <RadioGroup
              id={`gut_checks.${keyword.id}`}
              legend={t('gut.which')}
              choices={[
                ...newestFirst(jobs).map(({ reference_id = '', title, company }) => ({
                  value: reference_id,
                  label: title || t('job.untitled'),
                  ...(company && { hint: company }),
                })),
                { value: elsewhere, label: t('gut.elsewhere') },
              ]}
              value={chosen}
              error={explains ? undefined : error}
              onValueChange={(picked) =>
                set(picked === elsewhere ? { reason: check?.reason ?? '' } : { reference_id: picked })
              }
            />
          )}
          {explains && (
            <TextareaField
              id={jobs.length > 0 ? `gut-reason-${keyword.id}` : `gut_checks.${keyword.id}`}
              label={t('gut.reason')}
              hint={t('gut.reason-hint')}
              rows={3}
              maxLength={wizardLimits.longAnswerCharacters}
              value={check?.reason ?? ''}
              error={error}
              onChange={({ target }) => set({ reason: target.value })}
            />
          )}
          <div>
            <Button icon="add" onClick={onAddJob}>
              {t(jobs.length > 0 ? 'history.add' : 'history.add-first')}
            </Button>
          </div>
        </>
      )}
      <SelectField
        label={t('gut.level')}
        width="medium"
        emptyLabel={t('skills.months-unset')}
        value={has === false ? '0' : String(monthsRange(months) ?? '')}
        onChange={({ target }) => level(target.value)}
        choices={[
          ...skillMonths.map((from) => ({ value: String(from), label: t(`skills.months-${from}`) })),
          { value: '0', label: t('gut.none') },
        ]}
      />
    </Stack>
  )
}
