import { describe, expect, it } from 'vitest'
import { question as asked } from '../../../test/walk-inputs.ts'
import { questionWords } from './question-words.ts'

const es = { question: '¿Puedes cargar 50 libras?', answers: { yes: 'Sí' }, follow_up: '¿Cómo?' }
const question = { ...asked, follow_up: 'How?', translations: { es } }
const [yes, no] = question.answers

describe('[BY-15] a question of a company', () => {
  it('is in English as it was written, whatever else there is', () => {
    expect(questionWords(question, 'en')).toStrictEqual({ question, language: 'en' })
  })

  it('is in Spanish where there are such words, and each word that is not translated is its own', () => {
    expect(questionWords(question, 'es')).toStrictEqual({
      language: 'es',
      question: {
        ...question,
        question: es.question,
        follow_up: '¿Cómo?',
        answers: [{ ...yes, value: 'Sí' }, no],
      },
    })
    const without = { ...question, translations: { es: { ...es, follow_up: null } } }
    expect(questionWords(without, 'es').question.follow_up).toBe('How?')
  })

  it.each([undefined, {}])('is told to be in English where its translations are %j', (translations) => {
    const untranslated = { ...question, translations }
    expect(questionWords(untranslated, 'es')).toStrictEqual({ question: untranslated, language: 'en' })
  })
})
