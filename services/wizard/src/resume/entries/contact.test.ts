import { expect, it } from 'vitest'
import { paragraphLine } from '../text/paragraph-line.ts'
import { readContact } from './contact.ts'

const contactOf = (...texts: readonly (string | { readonly text: string; readonly size: number })[]) => {
  const lines = texts.map((one) =>
    typeof one === 'string'
      ? paragraphLine({ parts: [one] })!
      : paragraphLine({ parts: [one.text], size: one.size })!,
  )
  const { name, email, phone, city, state } = readContact(lines, lines, lines)
  return [name, email, phone, city, state].map((one) => one?.value)
}

it('[BY-09] reads who it is and how to reach them', () => {
  expect(contactOf('ROSA DÍAZ', 'Dallas, TX 75201 | (214) 555-0188 | rosa.diaz7@example.com')).toEqual([
    'Rosa Díaz',
    'rosa.diaz7@example.com',
    '(214) 555-0188',
    'Dallas',
    'TX',
  ])
})

it.each([
  [
    'a trade as a name, by its size',
    [{ text: 'Robert Cook', size: 22 }, 'Line cook with ten years in hotels', 'and bars'],
  ],
  ['a trade as a name, by the email', ['Robert Cook', 'bob.cook@example.com']],
  ['letters behind a name', [{ text: 'Robert Cook, CDL-A', size: 22 }, 'Class A driver', 'Memphis, TN']],
  ['what friends say in a name', ['Robert “Bob” Cook', 'bob.cook@example.com']],
  ['a label before a name', ['Name: Robert Cook', 'rcook@example.com']],
  ['whose resume it says it is', [{ text: 'RESUME OF ROBERT COOK', size: 22 }, 'Memphis, TN', 'Driver']],
  ['a last name in capitals before the first', [{ text: 'COOK, ROBERT', size: 22 }, 'Memphis, TN', 'Driver']],
  ['how a person is addressed', [{ text: 'Dr. Robert Cook', size: 22 }, 'Memphis, TN', 'Driver']],
])('[BY-09] knows %s', (_what, texts) => expect(contactOf(...texts)[0]).toBe('Robert Cook'))

it('[BY-09] reads a number with bullets in it', () =>
  expect(contactOf('ROSA DÍAZ', '419•555•0133')[2]).toBe('419•555•0133'))

const addressOf = (...texts: readonly string[]) => {
  const lines = texts.map((text) => paragraphLine({ parts: [text] })!)
  return readContact(lines, lines, lines).address?.value
}
const main = { street: '12 Main St Apt 4B', city: 'Reno', state: 'NV', zip: '89501' }

it.each<[string, readonly string[]]>([
  ['of one line', ['Rosa Diaz', '12 Main St Apt 4B, Reno, NV 89501 | (775) 555-0188 | rosa@example.com']],
  ['with its street above', ['Rosa Diaz', '12 Main St Apt 4B', 'Reno, Nevada 89501-1234', '(775) 555-0188']],
  ['with a label, among others', ['rosa@example.com • Address: 12 Main St Apt 4B, Reno, NV 89501']],
])('[BY-24] reads a whole address %s', (_what, texts) => expect(addressOf(...texts)).toEqual(main))

it.each<[string, readonly string[]]>([
  ['no street', ['Rosa Diaz', 'Reno, NV 89501']],
  ['no ZIP code', ['12 Main St, Reno, NV', '(775) 555-0188']],
  ['a ZIP code of another state', ['12 Main St, Reno, NV 10118']],
  ['a number that is no street', ['(775) 555-0188', 'Reno, NV 89501']],
])('[BY-24] takes no part of an address: %s', (_what, texts) => expect(addressOf(...texts)).toBeUndefined())

it('[BY-09] takes no title for a name', () =>
  expect(contactOf('LEAD COOK', 'Summary of ten years in kitchens')[0]).toBeUndefined())

it('[BY-09] knows a name below a title, with letters apart, of one word, and with the last one first', () => {
  const mail = 'odalys.quenwick@example.com'
  const table = [
    [['Forklift Operator', 'Odalys Quenwick', mail], 'Odalys Quenwick'],
    [[{ text: 'Truck Driver', size: 22 }, 'Odalys Quenwick', 'bigrig77@example.com'], 'Odalys Quenwick'],
    [['O D A L Y S Q U E N W I C K', mail], 'Odalys Quenwick'],
    [['O D A L Y S  Q U E N W I C K', '614-555-0148'], 'Odalys Quenwick'],
    [['Quenwick, Odalys', mail], 'Odalys Quenwick'],
    [['QUENWICK, Odalys M.', mail], 'Odalys M. Quenwick'],
    [
      [
        { text: 'Warehouse Associate', size: 22 },
        { text: 'de la Cruz-Ortiz, María José', size: 16 },
        '614-555-0148',
      ],
      'María José de la Cruz-Ortiz',
    ],
    [
      [
        { text: 'ODALYS', size: 22 },
        { text: 'QUENWICK', size: 22 },
        'Machine operator in a paper mill',
        'Columbus, OH',
        '614-555-0148',
      ],
      'Odalys Quenwick',
    ],
    [
      [
        { text: 'Quenwick', size: 22 },
        { text: 'Welder', size: 22 },
        'Eight years of it',
        'Columbus, OH',
        'quenwick@example.com',
      ],
      'Quenwick',
    ],
    [
      [
        { text: 'María José', size: 22 },
        { text: 'Villarreal Ortiz', size: 22 },
        'Welder',
        'Akron, OH',
        'mj.villarreal@example.com',
      ],
      'María José Villarreal Ortiz',
    ],
    [['Last Name: Quenwick', 'First Name: Odalys', '614-555-0148'], 'Odalys Quenwick'],
    [['MC DONALD, SEAN', '614-555-0148'], 'Sean Mc Donald'],
    [['el-Amin, Yusuf', '614-555-0148'], 'Yusuf el-Amin'],
    [['Omar al-Sayed', '614-555-0148'], 'Omar al-Sayed'],
    [['Maria d’Angelo', '614-555-0148'], 'Maria d’Angelo'],
    [['de Souza e Silva, Ana', '614-555-0148'], 'Ana de Souza e Silva'],
    [['Ruiz y Peña, Ana (Anita)', '614-555-0148'], 'Ana Ruiz y Peña'],
    [['Loading, Unloading', 'Odalys Quenwick', '614-555-0148'], 'Odalys Quenwick'],
    [['DE LA CRUZ, JUAN CARLOS', '614-555-0148'], 'Juan Carlos De La Cruz'],
    [['Díaz de León, Rosa', '614-555-0148'], 'Rosa Díaz de León'],
    [['de los Santos Peña, Juan de Dios', '614-555-0148'], 'Juan de Dios de los Santos Peña'],
    [['Quenwick', 'quenwick@example.com'], 'Quenwick'],
    [['Odalys Quenwick — Reliable, Punctual', '614-555-0148'], 'Odalys Quenwick'],
    [['Odalys Quenwick | Delivery Driver', 'boxman@example.com'], 'Odalys Quenwick'],
  ] as const
  expect(table.map(([texts]) => contactOf(...texts)[0])).toEqual(table.map(([, name]) => name))
})

it('[BY-09] takes a name that a narrow column has no room for as one, and asks where there is room', () => {
  const given = [
    'María José',
    'Villarreal Ortiz',
    'Skills',
    'Press brake',
    'MIG welding',
    'Forklift, scissor lift',
  ]
  const nameOf = (last: string) => {
    const lines = [...given, last].map((text, index) => {
      const size = index < 2 ? 20 : 10
      const line = paragraphLine({ parts: [text], size })!
      return { ...line, x: 30, right: 30 + text.length * size * 0.5 }
    })
    return readContact(lines, lines, lines).name
  }
  expect([nameOf('Blueprint reading'), nameOf('Ten years in mills that made paper and board')]).toMatchObject(
    [
      { value: 'María José Villarreal Ortiz', confidence: 0.95 },
      { value: 'María José', confidence: 0.7 },
    ],
  )
})

it('[BY-09] takes the name that the email has from a cell behind another column', () => {
  const lines = [
    ['Contact'],
    ['rosa.diaz7@example.com'],
    ['Skills'],
    ['Forklift', 'Rosa Diaz'],
    ['Welder'],
  ].map((parts) => paragraphLine({ parts })!)
  expect(readContact(lines, lines.slice(0, 2), lines).name).toMatchObject({
    value: 'Rosa Diaz',
    confidence: 0.95,
  })
})

it('[BY-09] asks about a name that may go on in the line below', () => {
  const sureOf = (below: string) => {
    const lines = ['María José', below, 'Ten years in mills', 'Akron, OH', '330-555-0121'].map(
      (text, index) => paragraphLine({ parts: [text], size: index < 2 ? 22 : 11 })!,
    )
    return readContact(lines, lines, lines).name
  }
  expect(['Villarreal Ortiz', 'Press Operator'].map(sureOf)).toMatchObject([
    { value: 'María José', confidence: 0.7 },
    { value: 'María José', confidence: 0.95 },
  ])
})

it('[BY-09] reads a phone whatever stands between its digits', () => {
  const phones = [
    '614‐555‐0148',
    '(614) 555−0148',
    '614·555·0148',
    '614/555-0148',
    '614 - 555 - 0148',
    '1.614.555.0148',
  ]
  expect(
    phones.map((phone) => contactOf('Odalys Quenwick', phone)[2]?.replace(/\D/gu, '').slice(-10)),
  ).toEqual(phones.map(() => '6145550148'))
})

it.each([
  ['its heading', [{ text: 'RESUMÉ – Robert Cook', size: 22 }, 'Memphis, TN', 'Driver']],
  ['a greeting', ['Hello my name is Robert Cook', 'I live in Memphis Tennessee', 'r62@example.com']],
  ['the office that made the form', ['WorkSource Oregon – Resume', 'Applicant: Robert Cook', 'Memphis, TN']],
])('[BY-09] knows a name behind %s', (_what, texts) => expect(contactOf(...texts)[0]).toBe('Robert Cook'))

it.each([
  ['at a particle', ['ROBERT', 'VAN DER BERG-HALVORSEN'], 'Robert Van Der Berg-Halvorsen'],
  [
    'at its hyphen',
    ['MARÍA DE LOS ÁNGELES PÉREZ-', 'VILLANUEVA, CNA'],
    'María De Los Ángeles Pérez-Villanueva',
  ],
])('[BY-09] puts a large name together that breaks %s', (_what, broken, whole) =>
  expect(
    contactOf(...broken.map((text) => ({ text, size: 22 })), 'Memphis, TN', 'Experience', 'Driver')[0],
  ).toBe(whole),
)

it('[BY-09] asks about an email that may begin further left', () => {
  const sureOf = (text: string) => {
    const lines = [paragraphLine({ parts: ['Robert Cook'] })!, paragraphLine({ parts: [text] })!]
    return readContact(lines, lines, lines).email?.confidence
  }
  expect(sureOf('Email: robert cook 90 @ example.com')).toBe(0.5)
  expect(sureOf('Email: rcook90 @ example.com')).toBe(0.97)
  expect(sureOf('Memphis, TN 38103 rcook90@example.com')).toBe(0.97)
})
