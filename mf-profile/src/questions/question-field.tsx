import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { ShownQuestion } from '@lunchpail/contracts/profile/api'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { asksFollowUp, takesSeveral } from '@lunchpail/contracts/wizard/rules/question'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from './sentences.ts'

export interface Values {
  readonly response: string | string[]
  readonly follow_up_response: string
}

/** As the rules of contracts take it: an answer is checked here as in the service. */
export const ruleQuestion = (question: ShownQuestion): Question => ({
  ...question,
  company_name: question.company_name ?? '',
  reprompt_threshold: null,
  reprompt_answers: [],
})

/** More choices than fit on a phone are a list to open. */
const mostRows = 11

const scales: Readonly<Record<number, 'scale.rate' | 'scale.satisfaction' | 'scale.enps'>> = {
  [questionType['rate one']]: 'scale.rate',
  [questionType['rate satisfaction']]: 'scale.satisfaction',
  [questionType.eNPS]: 'scale.enps',
}

interface QuestionFieldProps {
  readonly question: ShownQuestion
  readonly values: Values
  readonly errors: { readonly response?: string; readonly follow_up_response?: string }
  readonly onChange: (change: Partial<Values>) => void
}

/** MT-06: one question by the widget of its type; the heading of the page asks it. */
export function QuestionField({ question, values, errors, onChange }: QuestionFieldProps) {
  const t = sentences.use()
  const isForeign = question.language !== useLanguage()
  return (
    <>
      <Widget
        {...{ question, values, errors, onChange }}
        hint={
          [isForeign && t('untranslated'), takesSeveral(question) && t('several'), scaleOf(question, t)]
            .filter(Boolean)
            .join(' ') || undefined
        }
        lang={isForeign ? question.language : undefined}
      />
      {asksFollowUp(ruleQuestion(question), { id: question.id, response: values.response }) && (
        <TextareaField
          id="follow_up_response"
          rows={3}
          label={question.follow_up ?? t('follow-up')}
          maxLength={wizardLimits.longAnswerCharacters}
          value={values.follow_up_response}
          error={errors.follow_up_response}
          onChange={(event) => onChange({ follow_up_response: event.target.value })}
        />
      )}
    </>
  )
}

const scaleOf = ({ type }: ShownQuestion, t: ReturnType<typeof sentences.use>) =>
  scales[type] && t(scales[type])

interface WidgetProps extends QuestionFieldProps {
  readonly hint: string | undefined
  readonly lang: string | undefined
}

function Widget({ question, values, errors, onChange, hint, lang }: WidgetProps) {
  const t = sentences.use()
  const text = typeof values.response === 'string' ? values.response : ''
  const shared = { id: 'response', hint, error: errors.response }
  const choices = question.answers.map(({ id, value }) => ({
    value: id,
    label: lang ? <span lang={lang}>{value}</span> : value,
  }))
  if (takesSeveral(question))
    return (
      <CheckboxGroup
        {...shared}
        legend={question.question}
        hideLegend
        choices={choices}
        value={Array.isArray(values.response) ? values.response : []}
        onValueChange={(response) => onChange({ response })}
      />
    )
  const typed = {
    ...shared,
    label: question.question,
    hideLabel: true,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange({ response: event.target.value }),
  }
  if (question.type === questionType['short answer'])
    return <TextField {...typed} maxLength={wizardLimits.singleFieldCharacters} />
  if (question.type === questionType['long answer'])
    return <TextareaField {...typed} rows={6} maxLength={wizardLimits.longAnswerCharacters} />
  if (choices.length > mostRows)
    return (
      <SelectField
        {...typed}
        emptyLabel={t('choose')}
        choices={question.answers.map(({ id, value }) => ({ value: id, label: value, lang }))}
      />
    )
  return (
    <RadioGroup
      {...shared}
      legend={question.question}
      hideLegend
      choices={choices}
      value={text || null}
      onValueChange={(response) => onChange({ response })}
    />
  )
}
