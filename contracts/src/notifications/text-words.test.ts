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
    'Take me off your list',
    'Quítenme de la lista',
    'please remove my number',
    'dont text this number',
    'unsuscribe',
    'Para de escribirme',
    'Stopp!',
    'Stop. Thank you',
    'Stop, thanks',
    'Stop texting',
    'STOP STOP',
    'Stop it',
    'Unsubscribe me',
    'Opt me out',
    'Remove me',
    'please stop sending text reminders',
    'No quiero más mensajes',
    'Don’t text me',
    'no more texts pls',
    'cancel these texts',
    'Ya no me escriban, gracias',
    'no me manden más mensajes',
    'dejen de enviarme mensajes',
    'Wrong number',
  ])('%s stops, too', (text) => expect(keywordOf(text)).toBe('stop'))
  it.each(['START', 'Unstop', 'yes'])('%s starts', (word) => expect(keywordOf(word)).toBe('start'))
  it.each([
    ['Yes!', true],
    [' yes 👍\n', true],
    ['START', false],
    ['sí', true],
    ['Yes please', true],
    ['Y', true],
    ['yes sir', false],
    ['oh yes', false],
    [`yes${'!'.repeat(200)} sir`, true],
  ])('%j is no more than a yes: %j', (text, yes) => expect(isYes(text)).toBe(yes))
  it.each(['HELP', 'info', '¡Ayuda!'])('%s asks for help', (word) => expect(keywordOf(word)).toBe('help'))
  it.each([
    '',
    'I cannot stop by today',
    'Yes, I can start at 8',
    'The end of my shift',
    '👍',
    'stop by at 5',
    'bus stop',
    'I’m at the bus stop',
    'Don’t stop believing in me',
    'Can you stop the truck at gate 4?',
    'Please cancel my interview',
    'cancel it, thanks',
    'I quit my job on Friday',
    'When does it end?',
    'remove me from the Monday list',
    'I gave you the wrong number',
    'Text me the address',
    'No quiero más turnos de noche',
    'Estoy en la planta baja',
    'Voy a parar en la entrada',
    'sí puedo el lunes',
    'Help me find the gate',
  ])('%j is none of them', (text) => expect(keywordOf(text)).toBeUndefined())
})

it.each([
  ['C', 'confirm'],
  [' c. ', 'confirm'],
  ['C thanks', 'confirm'],
  ['Confirm', 'confirm'],
  ['Confirmed!', 'confirm'],
  ['I confirm', 'confirm'],
  ['Confirmado, gracias', 'confirm'],
  ['yes', 'confirm'],
  ['Reschedule please', 'move'],
  ['confirm the address please', undefined],
  ['I will move on Monday', undefined],
  ['C!!', 'confirm'],
  [`C${'.'.repeat(200)}and more`, 'confirm'],
  ['“r”', 'move'],
  ['R 👍', 'move'],
  ['CR', undefined],
  ['see you', undefined],
  ['', undefined],
])('[BY-02] %j answers the text about an interview: %s', (text, answer) =>
  expect(interviewAnswerOf(text)?.answer).toBe(answer),
)
