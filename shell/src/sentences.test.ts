import { describe, expect, it } from 'vitest'
import type { Sentence } from '@lunchpail/contracts/language/translate'
import { sentences as employerEn } from './pages/employer/employer-sentences.en.ts'
import { sentences as employerEs } from './pages/employer/employer-sentences.es.ts'
import { sentences as legalEn } from './pages/legal/legal-sentences.en.ts'
import { sentences as legalEs } from './pages/legal/legal-sentences.es.ts'
import { sentences as endedEn } from './layout/sign-out/signed-out-sentences.en.ts'
import { sentences as endedEs } from './layout/sign-out/signed-out-sentences.es.ts'
import { sentences as en } from './sentences.en.ts'
import { sentences as es } from './sentences.es.ts'

type Sentences = Readonly<Record<string, Sentence>>
const catalogues: readonly (readonly [string, Sentences, Sentences])[] = [
  ['the shell', en, es],
  ['an employer’s home', employerEn, employerEs],
  ['the legal pages', legalEn, legalEs],
  ['the end of a session', endedEn, endedEs],
]
const places = (sentence: Sentence | undefined) => (JSON.stringify(sentence).match(/\{\w+\}/g) ?? []).sort()

describe.each(catalogues)('the sentences of %s', (_, english, spanish) => {
  it('[SH-10] are complete in both languages', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort())
    for (const key of Object.keys(english)) {
      expect(spanish[key], key).not.toBe('')
      expect(places(spanish[key]), key).toEqual(places(english[key]!))
    }
  })

  it('[SH-10] say it in the other language, not twice in one', () => {
    const same = Object.keys(english).filter((key) => english[key] === spanish[key])
    expect(same).toEqual([])
  })
})

it.each([
  [
    'English',
    legalEn,
    /warnings about changes to your account/,
    /scrambled form of a phone number/,
    /a friend .*reference/,
  ],
  [
    'Spanish',
    legalEs,
    /avisos de cambios en tu cuenta/,
    /forma cifrada de un número/,
    /un amigo.*referencia/,
  ],
] as const)(
  '[NT-05] [BY-04] terms and privacy name in %s what is texted without the box, and what outlives an account',
  (_, said, warnings, kept, others) => {
    for (const key of ['terms.texts.1', 'privacy.texts.1'] as const) expect(said[key]).toMatch(warnings)
    expect(said['privacy.long.2']).toMatch(kept)
    // numbers that somebody else gave
    for (const key of ['terms.texts.1', 'privacy.texts.2', 'privacy.kept.4', 'privacy.long.2'] as const)
      expect(said[key], key).toMatch(others)
  },
)

it.each([
  ['English', legalEn, /auto-apply/, /register for an event .* sees your name, the jobs you chose/],
  [
    'Spanish',
    legalEs,
    /postulación automática/,
    /inscribes en un evento .* ve tu nombre, los empleos que elegiste/,
  ],
] as const)(
  '[BY-04] terms and privacy say in %s what an employer sees without a Submit',
  (_, said, automatic, registered) => {
    for (const key of ['terms.applications.2', 'privacy.use.1'] as const) expect(said[key]).toMatch(automatic)
    expect(said['privacy.use.2']).toMatch(registered)
  },
)
