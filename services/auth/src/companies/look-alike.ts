import { companyKey } from './company-name.ts'

/** Letters that are drawn as these are: Cyrillic, Greek, and what is typed in their place. */
const drawnAs: Readonly<Record<string, string>> = {
  a: 'аα',
  b: 'вβь',
  c: 'сϲ',
  e: 'еεє',
  h: 'нһη',
  i: 'іιíl1|ı!јj',
  k: 'кκ',
  m: 'мμ',
  n: 'пν',
  o: 'оοσ0',
  p: 'рρ',
  s: 'ѕ5$',
  t: 'тτ',
  u: 'υ',
  x: 'хχ',
  y: 'уγү',
}
const letters = new Map(
  Object.entries(drawnAs).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])),
)

/**
 * What is left of a company's name once what people do not see in it is removed: "Harbor & Pine, Inc.", "HARBOR AND PINE"
 * and one with a Cyrillic letter are the same. For the eyes of an operator, who decides.
 */
export const lookAlike = (name: string): string => {
  const seen = name.replaceAll(/\p{DI}/gu, '')
  const latin = Array.from(companyKey(seen), (letter) => letters.get(letter) ?? letter).join('')
  return latin
    .replaceAll(/rn/g, 'm')
    .replaceAll(/vv/g, 'w')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
