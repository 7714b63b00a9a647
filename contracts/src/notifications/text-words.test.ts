import { describe, expect, it } from 'vitest'
import { interviewAnswerOf, isYes, keywordOf } from './text-words.ts'

describe('[NT-03] the words of texts to our number', () => {
  it.each(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'])(
    '%s stops',
    (word) => {
      for (const written of [word, word.toLowerCase(), ` ${word}.\n`, `“${word}”!`])
        expect([written, keywordOf(written)]).toEqual([written, 'stop'])
    },
  )
  it.each([
    'Stop all',
    'opt-out',
    'please stop texting me',
    'Stop these texts now',
    'NO MÁS',
    'alto por favor',
    'No mensajes más',
    `stop${' '.repeat(200)}at last`,
  ])('%s stops, too', (text) => expect(keywordOf(text)).toBe('stop'))
  it.each(['START', 'Unstop', 'yes'])('%s starts', (word) => expect(keywordOf(word)).toBe('start'))
  it.each([
    ['Yes!', true],
    [' yes 👍\n', true],
    ['START', false],
    ['yes sir', false],
    ['oh yes', false],
    [`yes${'!'.repeat(200)} sir`, true],
  ])('%j is no more than a yes: %j', (text, yes) => expect(isYes(text)).toBe(yes))
  it.each(['HELP', 'info', '¡Ayuda!'])('%s asks for help', (word) => expect(keywordOf(word)).toBe('help'))
  it.each(['', 'I cannot stop by today', 'Yes, I can start at 8', 'The end of my shift', '👍'])(
    '%j is none of them',
    (text) => expect(keywordOf(text)).toBeUndefined(),
  )
})

it.each([
  ['C', 'confirm'],
  [' c. ', 'confirm'],
  ['C!!', 'confirm'],
  [`C${'.'.repeat(200)}and more`, 'confirm'],
  ['“r”', 'move'],
  ['R 👍', 'move'],
  ['CR', undefined],
  ['see you', undefined],
  ['', undefined],
])('[BY-02] %j answers the text about an interview: %s', (text, answer) =>
  expect(interviewAnswerOf(text)).toBe(answer),
)
