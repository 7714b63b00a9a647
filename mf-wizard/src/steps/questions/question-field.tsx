import type { ReactNode } from 'react'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import { questionWords } from '@lunchpail/contracts/jobs/rules/question-words'
import type { QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { asksFollowUp, choicesOf } from '@lunchpail/contracts/wizard/rules/question'
import { CheckboxGroup } from '@lunchpail/kit-ui/checkbox-group'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { SelectField } from '@lunchpail/kit-ui/select-field'
import { TextField } from '@lunchpail/kit-ui/text-field'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'
import styles from './questions.module.css'

interface QuestionFieldProps {
  readonly question: Question
  /** the other companies that ask the same */
  readonly alsoOf?: readonly string[]
  readonly answer: QuestionAnswer | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: QuestionAnswer) => void
}

/** The hints that explain the ends of a scale. */
const scales: Readonly<Record<number, 'scale.rate' | 'scale.satisfaction' | 'scale.enps'>> = {
  [questionType['rate one']]: 'scale.rate',
  [questionType['rate satisfaction']]: 'scale.satisfaction',
  [questionType.eNPS]: 'scale.enps',
}

/** What is not in the language of the page, for screen readers. */
type InItsLanguage = (words: string) => ReactNode

/**
 * One question by the widget of its type, with its follow-up where the chosen answer has one. 1 §2.13. One without a
 * translation says so (BY-15).
 */
export function QuestionField({ question: asked, alsoOf = [], answer, error, onAnswer }: QuestionFieldProps) {
  const t = sentences.use()
  const page = useLanguage()
  const { question, language } = questionWords(asked, page)
  const lang = language === page ? undefined : language
  const inItsLanguage: InItsLanguage = (words) => (lang ? <span lang={lang}>{words}</span> : words)
  const followsUp = asksFollowUp(question, answer)
  const note = [
    lang && t('questions.untranslated'),
    alsoOf.length > 0 && t('questions.also', { companies: alsoOf.join(', '), n: alsoOf.length }),
  ]
    .filter(Boolean)
    .join(' ')
  const unexplained = followsUp && !answer?.follow_up_response?.trim()
  return (
    <>
      <Widget
        {...{ question, answer, onAnswer, lang, inItsLanguage }}
        note={note || undefined}
        error={unexplained ? undefined : error}
      />
      {followsUp && (
        <TextareaField
          id={unexplained ? `questions.${question.id}` : undefined}
          rows={3}
          label={question.follow_up ? inItsLanguage(question.follow_up) : t('questions.follow-up')}
          maxLength={wizardLimits.longAnswerCharacters}
          value={answer?.follow_up_response ?? ''}
          error={unexplained ? error : undefined}
          onChange={(event) =>
            onAnswer({ ...answer, id: question.id, follow_up_response: event.target.value })
          }
        />
      )}
    </>
  )
}

interface WidgetProps extends QuestionFieldProps {
  readonly lang: string | undefined
  readonly inItsLanguage: InItsLanguage
  readonly note: string | undefined
}

function Widget({ question, answer, error, onAnswer, lang, inItsLanguage, note }: WidgetProps) {
  const t = sentences.use()
  const id = `questions.${question.id}`
  const respond = (response: string | string[]) => onAnswer({ ...answer, id: question.id, response })
  const text = typeof answer?.response === 'string' ? answer.response : ''
  const options = choicesOf(question).map(({ id: value, value: label }) => ({ value, label, lang }))
  const choices = options.map(({ value, label }) => ({ value, label: inItsLanguage(label) }))
  const typed = {
    id,
    label: inItsLanguage(question.question),
    hint: note,
    error,
    value: text,
    onChange: (event: { target: { value: string } }) => respond(event.target.value),
  }
  switch (question.type) {
    case questionType['short answer']:
      return <TextField {...typed} maxLength={wizardLimits.singleFieldCharacters} />
    case questionType['long answer']:
      return (
        <TextareaField
          {...typed}
          limit={wizardLimits.longAnswerCharacters}
          counter={(used, limit) => t('summary.counter', { used, limit })}
          maxLength={wizardLimits.longAnswerCharacters}
        />
      )
    case questionType['select one']:
      return <SelectField {...typed} emptyLabel={t('choose')} choices={options} />
    case questionType['choose many']:
      return (
        <CheckboxGroup
          {...{ id, error, choices }}
          legend={inItsLanguage(question.question)}
          hint={note}
          value={Array.isArray(answer?.response) ? answer.response : []}
          onValueChange={respond}
        />
      )
    default: {
      // A company may name the steps of a scale itself.
      const scale = question.answers.length === 0 ? scales[question.type] : undefined
      return (
        <RadioGroup
          {...{ id, error, choices, hint: note }}
          {...(scale && {
            hint: [note, t(scale)].filter(Boolean).join(' '),
            className: choices.length > 5 ? `${styles.scale} ${styles.long}` : styles.scale,
          })}
          legend={inItsLanguage(question.question)}
          value={text || null}
          onValueChange={respond}
        />
      )
    }
  }
}
