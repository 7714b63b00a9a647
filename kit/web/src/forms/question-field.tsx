import type { ReactNode } from 'react'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { Language } from '@lunchpail/contracts/language/translate'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { asksFollowUp, choicesOf, takesSeveral } from '@lunchpail/contracts/wizard/rules/question'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
// by its package name: a microfrontend bundles this module and takes that from the shell
import { catalogue, useLanguage } from '@lunchpail/kit-web/language'
import styles from './question-field.module.css'

const questionSentences = catalogue({
  en: () => import('./question-sentences.en.ts'),
  es: () => import('./question-sentences.es.ts'),
})

export interface QuestionValues {
  readonly response: string | string[]
  readonly follow_up_response: string
}
type Words = { readonly [Field in keyof QuestionValues]?: string | undefined }

interface QuestionFieldProps {
  readonly question: Pick<Question, 'type' | 'question' | 'answers' | 'follow_up'>
  /** in which it is written: where the page is in another, it says so */
  readonly language: Language
  /** The heading of the page asks it, and the page asks nothing else: all choices are in view, and what to do is said. */
  readonly alone?: boolean
  /** what else is to be said of it */
  readonly note?: string | undefined
  /** of the fields, which errors lead to */
  readonly ids: Words
  readonly values: QuestionValues
  readonly errors: Words
  readonly onChange: (change: Partial<QuestionValues>) => void
}

/** More choices than fit on a phone are a list to open. */
const mostRows = 11

/** The hints that explain the ends of a scale. */
const scales: Readonly<Record<number, 'scale.rate' | 'scale.satisfaction' | 'scale.enps'>> = {
  [questionType['rate one']]: 'scale.rate',
  [questionType['rate satisfaction']]: 'scale.satisfaction',
  [questionType.eNPS]: 'scale.enps',
}

/** The hint of a scale in numbers of its own; a company may name the steps, and then says itself what they mean. */
const scaleOf = (question: Pick<Question, 'type' | 'answers'>) =>
  choicesOf(question).every(({ id, value }) => id === value) ? scales[question.type] : undefined

/** One question by the widget of its type, with the follow-up of the chosen answer. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, ids, values, errors, onChange } = props
  const t = questionSentences.use()
  const page = useLanguage()
  const lang = props.language === page ? undefined : props.language
  return (
    <>
      <Widget {...props} lang={lang} />
      {asksFollowUp(question, values) && (
        <TextareaField
          id={ids.follow_up_response}
          rows={3}
          label={question.follow_up ? spoken(question.follow_up, lang) : t('follow-up')}
          maxLength={wizardLimits.longAnswerCharacters}
          value={values.follow_up_response}
          error={errors.follow_up_response}
          onChange={(event) => onChange({ follow_up_response: event.target.value })}
        />
      )}
    </>
  )
}

/** For screen readers. */
const spoken = (words: string, lang: string | undefined): ReactNode =>
  lang ? <span lang={lang}>{words}</span> : words

interface WidgetProps extends QuestionFieldProps {
  readonly lang: string | undefined
}

function Widget({ question, alone = false, note, ids, values, errors, onChange, lang }: WidgetProps) {
  const t = questionSentences.use()
  const { type } = question
  const scale = scaleOf(question)
  const hint = [
    lang && t('untranslated'),
    note,
    alone && takesSeveral(question) && t('several'),
    scale && t(scale),
  ]
    .filter(Boolean)
    .join(' ')
  const shared = { id: ids.response, hint: hint || undefined, error: errors.response }
  const asked = spoken(question.question, lang)
  const options = choicesOf(question).map(({ id, value }) => ({ value: id, label: value }))
  const choices = options.map(({ value, label }) => ({ value, label: spoken(label, lang) }))
  const text = typeof values.response === 'string' ? values.response : ''
  if (takesSeveral(question))
    return (
      <CheckboxGroup
        {...shared}
        legend={asked}
        hideLegend={alone}
        choices={choices}
        value={Array.isArray(values.response) ? values.response : []}
        onValueChange={(response) => onChange({ response })}
      />
    )
  const typed = {
    ...shared,
    label: asked,
    hideLabel: alone,
    value: text,
    onChange: (event: { target: { value: string } }) => onChange({ response: event.target.value }),
  }
  if (type === questionType['short answer'])
    return <TextField {...typed} maxLength={wizardLimits.singleFieldCharacters} />
  if (type === questionType['long answer'])
    return (
      <TextareaField
        {...typed}
        {...(alone && { rows: 6 })}
        limit={wizardLimits.longAnswerCharacters}
        counter={(used, limit) => t('counter', { used, limit })}
        maxLength={wizardLimits.longAnswerCharacters}
      />
    )
  if (alone ? choices.length > mostRows : type === questionType['select one'])
    return (
      <SelectField
        {...typed}
        emptyLabel={t('choose')}
        choices={options.map((option) => ({ ...option, lang }))}
      />
    )
  return (
    <RadioGroup
      {...shared}
      legend={asked}
      hideLegend={alone}
      className={scale && (choices.length > 5 ? `${styles.scale} ${styles.long}` : styles.scale)}
      choices={choices}
      value={text || null}
      onValueChange={(response) => onChange({ response })}
    />
  )
}
