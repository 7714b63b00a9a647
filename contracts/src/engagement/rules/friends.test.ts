import { describe, expect, it } from 'vitest'
import { campaignName, friendsError, friendsIn, maxFriends, readFriend } from './friends.ts'

describe('[EN-07] a friend', () => {
  it('is read from the ten digits of a phone', () => {
    const rows = [
      ['2125550142', '2125550142'],
      ['(212) 555-0142', '2125550142'],
      ['+1 212 555 0142', '2125550142'],
      ['1-212-555-0142', '2125550142'],
      ['22125550142', undefined],
      ['212555014', undefined],
      ['1212555014', undefined],
      ['112125550142', undefined],
      ['ana', undefined],
      ['', undefined],
    ] as const
    expect(rows.map(([typed]) => [typed, readFriend('phone', typed)])).toEqual(rows)
  })

  it('is read from an email, in lower case', () => {
    const rows = [
      [' Ana@Example.com ', 'ana@example.com'],
      ['ana.diaz@example.com', 'ana.diaz@example.com'],
      ['ana@home@example.com', undefined],
      ['ana.example.com', undefined],
      ['ana@example', undefined],
      ['joe@x.y', 'joe@x.y'],
      ['ana@.', undefined],
      ['ana@x..y', undefined],
      ['ana diaz@example.com', undefined],
      ['ana<x>@example.com', undefined],
      ['ana@example.com\nbcc:bo@example.com', undefined],
      ['', undefined],
    ] as const
    expect(rows.map(([typed]) => [typed, readFriend('email', typed)])).toEqual(rows)
  })
})

it('[EN-07] commas part the entries', () => {
  const rows: [string, string[]][] = [
    ['', []],
    [' , ,', []],
    ['a', ['a']],
    [' a , b,,c ', ['a', 'b', 'c']],
  ]
  expect(rows.map(([typed]) => [typed, friendsIn(typed)])).toEqual(rows)
})

it('[EN-07] what mail programs and address books write is parted', () => {
  const rows = [
    ['Ana Diaz <ana@example.com>; Bo Lee <bo@example.com>', 'email', ['ana@example.com', 'bo@example.com']],
    ['ana@example.com\n\nbo@example.com\r\n', 'email', ['ana@example.com', 'bo@example.com']],
    ['"Diaz, Ana" <ana@example.com>, bo@example.com', 'email', ['ana@example.com', 'bo@example.com']],
    ['ana@example.com bo@example.com', 'email', ['ana@example.com', 'bo@example.com']],
    ['\u200bana@example.com\u200b;', 'email', ['ana@example.com']],
    ['Ana: 212-555-0142\nBo: +1 (614) 555-0199; ', 'phone', ['2125550142', '6145550199']],
    // one of more digits than a number has: whose is unknown
    ['2125550142 6145550199', 'phone', [undefined]],
    ['ana@example.com and bo@example.com', 'email', [undefined]],
  ] as const
  const found = rows.map(([typed, kind]) => [
    typed,
    kind,
    friendsIn(typed).map((entry) => readFriend(kind, entry)),
  ])
  expect(found).toEqual(rows)
})

describe('[EN-07] what is typed is refused', () => {
  const phones = (count: number) => Array<string>(count).fill('212-555-0142').join()
  it('by what is wrong with it, or not at all', () => {
    const rows = [
      ['phone', '', 'field.required'],
      ['email', ' , ', 'field.required'],
      ['phone', '2125550142', undefined],
      ['phone', '2125550142, 21255501', 'account.phone-invalid'],
      ['email', 'ana@example.com', undefined],
      ['email', 'bo, ana@example.com', 'person.email'],
      ['phone', 'ana@example.com', 'account.phone-invalid'],
      ['email', '2125550142', 'person.email'],
      ['phone', phones(maxFriends), undefined],
      ['phone', phones(maxFriends + 1), 'referral.too-many'],
      ['phone', `${phones(maxFriends)}, x`, 'account.phone-invalid'],
    ] as const
    expect(rows.map(([kind, typed]) => [kind, typed, friendsError(kind, typed)])).toEqual(rows)
  })
})

it('[EN-07] a campaign may be called by letters, digits and a few marks', () => {
  const rows = [
    ['spring_2026.a-b', true],
    ['c'.repeat(64), true],
    ['c'.repeat(65), false],
    ['', false],
    ['a b', false],
    ['<a>', false],
  ] as const
  expect(rows.map(([name]) => [name, campaignName.safeParse(name).success])).toEqual(rows)
})
