import { questionType, type Question } from '../../jobs/question.ts'
import { preferenceQuestion } from '../../matches/enumerations.ts'
import type { Application, QuestionAnswer } from '../application.ts'
import { wizardLimits } from '../enumerations.ts'
import { isBlank, fieldErrorsOf, type FieldErrors, type FieldError } from './field-errors.ts'

const texts: readonly number[] = [questionType['short answer'], questionType['long answer']]
const scales: Readonly<Record<number, readonly [number, number]>> = {
  [questionType['rate one']]: [1, 5],
  [questionType['rate satisfaction']]: [1, 5],
  [questionType.eNPS]: [0, 10],
}

/** 2 §9: several shifts, and several kinds of work. */
const several: readonly number[] = [
  questionType['choose many'],
  preferenceQuestion.availability,
  preferenceQuestion.role,
]
export const takesSeveral = ({ type }: Pick<Question, 'type'>): boolean => several.includes(type)

/** What of a question its answers go by. */
type Asked = Pick<Question, 'type' | 'question' | 'answers'>
type WithChoices = Pick<Question, 'type' | 'answers'>

/** The choices of a question: its own, or the numbers of its scale; none for a text question. */
export function choicesOf(question: WithChoices): Question['answers'] {
  const scale = scales[question.type]
  if (question.answers.length > 0 || !scale) return question.answers
  const [from, to] = scale
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step)).map((value) => ({
    id: value,
    value,
    has_follow_up: false,
  }))
}

/** What an answer chose or said, without what is blank. */
export const responsesOf = (answer: Pick<QuestionAnswer, 'response'> | undefined): readonly string[] =>
  [answer?.response ?? []].flat().filter((response) => !isBlank(response))

/** The choices that were selected. */
export const chosenAnswers = (
  question: WithChoices,
  answer: Pick<QuestionAnswer, 'response'> | undefined,
): Question['answers'] => choicesOf(question).filter((choice) => responsesOf(answer).includes(choice.id))

/** Whether a selected choice needs a text. */
export const asksFollowUp = (
  question: WithChoices,
  answer: Pick<QuestionAnswer, 'response'> | undefined,
): boolean => chosenAnswers(question, answer).some((choice) => choice.has_follow_up)

/** The text of a choice that asks for none answers nothing: it was about another one. */
export function currentAnswer(question: WithChoices, answer: QuestionAnswer): QuestionAnswer {
  if (asksFollowUp(question, answer)) return answer
  const { follow_up_response: _, ...rest } = answer
  return rest
}

/** "How many years…?", answered in a line: "Near home" is no number. */
export const asksNumber = ({ type, question }: Asked): boolean =>
  type === questionType['short answer'] && /^\W*(?:how many|cu[aá]nt[oa]s)\b/i.test(question)

/** "5", "about five", "none": as people write a number in a line, in both languages. */
const numberWords =
  'zero|no|none|never|half|less|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|' +
  '(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|dozen|couple|few|several|' +
  'decades?|an? (?:year|month|week|day)|cero|nunca|ning[uú]n[oa]?|nada|medi[oa]|menos|una?|uno|dos|tres|cuatro|cinco|seis|' +
  'siete|ocho|nueve|diez|once|doce|trece|catorce|quince|(?:dieci|veinti)\\p{L}+|veinte|' +
  '(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien|docena|d[eé]cadas?|par|poc[oa]s|vari[oa]s'
const hasNumber = new RegExp(`\\p{N}|(?<!\\p{L})(?:${numberWords})(?!\\p{L})`, 'iu')

/** 1 §5: every question needs an answer, and a choice with a follow-up its text. Null where there is no error. */
export function answerError(question: Asked, answer: QuestionAnswer | undefined): FieldError | null {
  const responses = responsesOf(answer)
  if (texts.includes(question.type)) {
    // a list is the answer to choices
    if (responses.length === 0 || Array.isArray(answer?.response)) return 'field.required'
    const tooLong =
      question.type === questionType['short answer'] &&
      responses[0]!.length > wizardLimits.singleFieldCharacters
    if (tooLong) return 'application.short-answer-length'
    return asksNumber(question) && !hasNumber.test(responses[0]!) ? 'application.number' : null
  }
  if (responses.length === 0) return 'field.choose'
  const choices = choicesOf(question).map((choice) => choice.id)
  const one = !takesSeveral(question)
  if (!responses.every((response) => choices.includes(response)) || (one && responses.length > 1))
    return 'field.choose'
  return asksFollowUp(question, answer) && isBlank(answer?.follow_up_response)
    ? 'application.follow-up'
    : null
}

/** 1 §7: how many questions the person has answered so far, those of companies and those about skills. */
export const answerCount = ({ questions = [], skills = [] }: Application): number =>
  questions.filter((answer) => responsesOf(answer).length > 0).length +
  skills.filter(({ has_skill }) => has_skill !== undefined).length

/** 1 §5: every question needs an answer: fields `questions.{question id}`. */
export const questionErrors = ({ questions }: Application, asked: readonly Question[]): FieldErrors =>
  fieldErrorsOf(
    Object.fromEntries(
      asked.map((question) => [
        `questions.${question.id}`,
        answerError(
          question,
          questions?.find((answer) => answer.id === question.id),
        ),
      ]),
    ),
  )

/** 2 §4: an answer of `reprompt_answers` from before the threshold date is asked again once that date has passed. */
export const isAskedAgain = (
  question: Question,
  answer: QuestionAnswer,
  answeredAt: Date,
  now: Date,
): boolean => {
  if (question.reprompt_threshold === null) return false
  const threshold = new Date(question.reprompt_threshold)
  return (
    threshold <= now &&
    answeredAt < threshold &&
    responsesOf(answer).some((response) => question.reprompt_answers.includes(response))
  )
}

/** Questions by company, in the order of their first occurrence. */
export function byCompany(questions: Iterable<Question>): [company: string, questions: Question[]][] {
  // Not Map.groupBy: older browsers of the build targets lack it.
  const groups = new Map<string | number, Question[]>()
  for (const asked of questions) {
    const company = asked.company_id ?? asked.company_name
    const group = groups.get(company)
    if (group) group.push(asked)
    else groups.set(company, [asked])
  }
  return [...groups.values()].map((group) => [group[0]!.company_name, group])
}

/** The questions of several positions without duplicates, grouped by company. */
export function questionsOf(positions: readonly { readonly questions: readonly Question[] }[]): Question[] {
  const byId = new Map(positions.flatMap((position) => position.questions).map((asked) => [asked.id, asked]))
  return byCompany(byId.values()).flatMap(([, questions]) => questions)
}
