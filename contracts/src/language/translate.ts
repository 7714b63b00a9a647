import { grouped } from './figures.ts'

/** Languages whose catalogues are complete. 2 §9 lists those that are offered later. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** A sentence with `{name}` placeholders, or its plural forms by the value `n`. */
export type Sentence = string | { readonly one: string; readonly other: string }
export type Catalogue = { readonly [key: string]: Sentence }
export type Values = { readonly [name: string]: string | number }

/** The catalogue of another language: every key of `C`, and nothing else. */
export type TranslationOf<C extends Catalogue> = { readonly [K in keyof C]: Sentence }

/**
 * Interpolates a sentence. A placeholder without a value stays visible, so that tests see it. A value that ends with a period,
 * such as "3:05 p.m." or "Acme Inc.", is not followed by that of the sentence.
 */
export function fill(sentence: Sentence, values: Values = {}): string {
  // English and Spanish have the same two plural forms: one, and none or several.
  const form = typeof sentence === 'string' ? sentence : sentence[Number(values['n']) === 1 ? 'one' : 'other']
  return form.replace(/\{(\w+)\}(\.?)/g, (placeholder, name: string, period: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    const text = typeof value === 'number' ? grouped(value) : value
    return text.endsWith('.') ? text : text + period
  })
}

export type Translate<C extends Catalogue> = (key: keyof C & string, values?: Values) => string

export const translator =
  <C extends Catalogue>(catalogue: TranslationOf<C>): Translate<C> =>
  (key, values) =>
    fill(catalogue[key], values)

/** The translator of each language. */
export function translators<C extends Catalogue>(
  english: C,
  spanish: TranslationOf<C>,
): Readonly<Record<Language, Translate<C>>> {
  return { en: translator<C>(english), es: translator<C>(spanish) }
}

/** The language that an Accept-Language header wants most, of those that have a catalogue; else English. */
export function languageOf(header: string | undefined): Language {
  let wanted: Language = 'en'
  let most = 0
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    const weight = Number(/;\s*q=([\d.]+)/i.exec(part)?.[1] ?? 1)
    if (weight <= most || !(languages as readonly string[]).includes(tag)) continue
    wanted = tag as Language
    most = weight
  }
  return wanted
}
