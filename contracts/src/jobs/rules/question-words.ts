import type { Language } from '../../language/translate.ts'
import type { Question } from '../question.ts'

/** A question in the language of the page, or in its own where the company has no translation. */
export function questionWords(
  question: Question,
  language: Language,
): { question: Question; language: Language } {
  if (language === 'en') return { question, language }
  const words = question.translations?.[language]
  if (!words) return { question, language: 'en' }
  return {
    language,
    question: {
      ...question,
      question: words.question,
      follow_up: words.follow_up ?? question.follow_up,
      answers: question.answers.map((answer) => ({
        ...answer,
        value: words.answers[answer.id] ?? answer.value,
      })),
    },
  }
}
