import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const linesOf = (language: 'en' | 'es') =>
  globSync(`{contracts,kit/*,mf-*,services/*,shell}/src/**/*.${language}.ts`, { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      // visitors of the site read no comment
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
      .map((line) => `${file} ${line.trim()}`),
  )

/** One thing has one word on every page: of these the site uses the second. */
it.each([
  { language: 'en', other: /\bpay an hour\b/i, word: 'hourly pay' },
  { language: 'en', other: /\bthe way takes\b/i, word: 'the commute takes' },
  // of keys, which people do not see, a dot or a dash comes before
  { language: 'en', other: /(?<![\w.-])(?:some|no|every)body\b/i, word: 'someone, no one, everyone' },
  { language: 'en', other: /\bany more\b/i, word: 'anymore, no longer' },
  { language: 'en', other: /\bplaces? (?:left|is free)\b/i, word: 'a spot at an event' },
  { language: 'es', other: /\bamistad(?:es)?\b/i, word: 'amigos, alguien que conoces' },
  { language: 'es', other: /\bcoincidencias\b/i, word: 'empleos para ti' },
  { language: 'es', other: /\bperiodos?\b/i, word: 'período' },
  { language: 'es', other: /\b(?:va|vaya|vayan) (?:mejor )?contigo\b/i, word: 'te conviene' },
  { language: 'es', other: /\b(?:autos?|coches?)\b/i, word: 'carro' },
  { language: 'es', other: /\bel camino (?:toma|tarda|más)\b/i, word: 'el traslado' },
  { language: 'es', other: /\bgerentes? de contratación\b/i, word: 'quienes contratan' },
  // as Intl writes it for Spanish in the United States
  { language: 'es', other: /[ap]\.\s+m\./i, word: 'a.m., p.m.' },
] as const)('the sentences in $language have no $other, but "$word"', ({ language, other }) => {
  const lines = linesOf(language)
  expect(lines.length).toBeGreaterThan(1_000)
  expect(lines.filter((line) => other.test(line))).toEqual([])
})
