import { translators, type Translate } from '@lunchpail/contracts/language/translate'
import { tradeBit, shifts, type Trade } from '@lunchpail/contracts/jobs/enumerations'
import {
  keywordName,
  keywordsOfAnyTrade,
  keywordsOfTrades,
  type KeywordId,
} from '@lunchpail/contracts/jobs/keywords'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import { noSkillAnswer, preferenceQuestion } from '@lunchpail/contracts/matches/enumerations'
import { attributes, type Attribute } from '@lunchpail/contracts/matches/rules/score'
import { commuteLengths, searchStatus, wagePreference } from '@lunchpail/contracts/profile/enumerations'
import { availabilityQuestionHash, skillQuestionHash } from '@lunchpail/contracts/profile/question-hash'
import { sentences as english } from './sentences.en.ts'
import { sentences as spanish } from './sentences.es.ts'

type Translator = Translate<typeof english>
const inLanguage = translators(english, spanish)

/** The months that a choice of experience stands for, by its id: the least that it can mean. `a1` is a no. */
export const monthsOfAnswer = { a2: 6, a3: 12, a4: 36 } as const

/** The months that a choice of a question stands for; undefined where it tells none. */
export const monthsOfChoice = ({ id, answers }: Question, choice: string): number | undefined =>
  productQuestionOf(id)?.skill && answers.length > 2
    ? monthsOfAnswer[choice as keyof typeof monthsOfAnswer]
    : undefined

/** The choices of the shifts, in the order in which they are shown. */
export const availabilityChoices = [...shifts, 'weekend', 'overtime'] as const

type Words = (t: Translator) => { readonly question: string; readonly answers: Record<string, string> }

function productQuestion(id: string, type: number, words: Words, skill?: Question['keywords']): Question {
  const [en, es] = [words(inLanguage.en), words(inLanguage.es)]
  return {
    id,
    hash: id,
    company_name: '',
    type,
    question: en.question,
    answers: Object.entries(en.answers).map(([answer, value]) => ({
      id: answer,
      value,
      has_follow_up: false,
    })),
    follow_up: null,
    reprompt_threshold: null,
    reprompt_answers: [],
    skill: skill !== undefined,
    keywords: skill ?? [],
    translations: { es: { ...es, follow_up: null } },
  }
}

const choices = <K extends string>(ids: readonly K[], word: (id: K) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, word(id)]))

const wages = Array.from(
  { length: (wagePreference.maximum - wagePreference.minimum) / wagePreference.step + 1 },
  (_, step) => `w${wagePreference.minimum + step * wagePreference.step}`,
)

/** Those that write a preference. The ids of their choices begin with a letter, so that they keep their order. */
const ofPreferences: readonly Question[] = [
  productQuestion('search-status', preferenceQuestion['search status'], (t) => ({
    question: t('search-status'),
    answers: choices(
      Object.values(searchStatus).map((code) => `s${code}` as const),
      (id) => t(`search-status.${id.slice(1)}` as 'search-status.1'),
    ),
  })),
  productQuestion('role', preferenceQuestion.role, (t) => ({
    question: t('role'),
    answers: choices(Object.keys(tradeBit) as Trade[], (trade) => t(`role.${trade}`)),
  })),
  productQuestion(availabilityQuestionHash, preferenceQuestion.availability, (t) => ({
    question: t('availability'),
    answers: choices(availabilityChoices, (shift) => t(`availability.${shift}`)),
  })),
  productQuestion('commute-length', preferenceQuestion['commute length'], (t) => ({
    question: t('commute-length'),
    answers: choices(
      commuteLengths.map((minutes) => `m${minutes}` as const),
      (id) => t(`commute-length.${id.slice(1)}` as 'commute-length.15'),
    ),
  })),
  productQuestion('wage', preferenceQuestion.wage, (t) => ({
    question: t('wage'),
    answers: choices(wages, (id) => t('wage.answer', { dollars: id.slice(1) })),
  })),
]

/** Asked with yes or no alone: for how long says nothing. */
const withoutMonths: readonly string[] = [
  ...attributes,
  'lifting',
  'standing',
  'cold',
  'heights',
  'drivers-license',
]

/** 2 §3: select-one, where `a1` means no skill. What a position demands besides skills is asked in the same way. */
export const skillQuestion = (id: KeywordId | Attribute): Question =>
  productQuestion(
    skillQuestionHash(id),
    questionType['select one'],
    (t) => ({
      question: t(id),
      answers: {
        [noSkillAnswer]: t('no'),
        ...(withoutMonths.includes(id)
          ? { a2: t('yes') }
          : choices(Object.keys(monthsOfAnswer) as (keyof typeof monthsOfAnswer)[], (answer) =>
              t(`months.${monthsOfAnswer[answer]}`),
            )),
      },
    }),
    [{ id, name: keywordName({ id, name: id }, 'en') }],
  )

const ofSkills = [...keywordsOfAnyTrade, ...attributes].map(skillQuestion)
const ofTrade = new Map(
  (Object.keys(tradeBit) as Trade[]).map((trade): [Trade, readonly Question[]] => [
    trade,
    keywordsOfTrades(tradeBit[trade]).map(({ id }) => skillQuestion(id as KeywordId)),
  ]),
)

/** Every question that comes with the product; those of the trades that a person wants before those of others. */
export function productQuestions(tradeBits = 0): readonly Question[] {
  const trades = (Object.keys(tradeBit) as Trade[]).toSorted(
    (one, other) => Number((tradeBits & tradeBit[other]) !== 0) - Number((tradeBits & tradeBit[one]) !== 0),
  )
  return [...ofPreferences, ...ofSkills, ...trades.flatMap((trade) => ofTrade.get(trade) ?? [])]
}

const byId = new Map(productQuestions().map((question) => [question.id, question]))
export const productQuestionOf = (id: string): Question | undefined => byId.get(id)
