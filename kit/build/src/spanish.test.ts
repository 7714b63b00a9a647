import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')

/** Every text in a value, by its path in it. */
const textsOf = (value: unknown, at = ''): [string, string][] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}/${key}`))
}
/** The texts of a module, whatever its exports are called. */
const read = async (file: string): Promise<Map<string, string>> =>
  new Map(Object.values((await import(path.join(root, file))) as object).flatMap((one) => textsOf(one)))

it('[BY-15] every sentence of pages, messages, texts and emails is there in Spanish', async () => {
  const files = globSync('{contracts,kit/*,mf-*,services/*,shell}/src/**/*.en.ts', { cwd: root }).toSorted()
  expect(files.length).toBeGreaterThan(20)
  expect(files).toContain('services/notifications/src/templates/sentences.en.ts')
  const missing: string[] = []
  for (const file of files) {
    const translated = file.replace(/\.en\.ts$/, '.es.ts')
    const spanish = existsSync(path.join(root, translated))
      ? await read(translated)
      : new Map<string, string>()
    // a single word may be the same in both
    for (const [key, text] of await read(file))
      if (!spanish.has(key) || (/\p{L}+ \p{L}+/u.test(text) && spanish.get(key) === text))
        missing.push(`${translated} ${key}: ${text}`)
  }
  expect(missing).toEqual([])
})

it('[BY-15] a sentence tells the same in both languages, of one thing and of several', async () => {
  const different: string[] = []
  for (const file of globSync('{contracts,kit/*,mf-*,services/*,shell}/src/**/*.{en,es}.ts', { cwd: root })) {
    const english = await read(file.replace(/\.es\.ts$/, '.en.ts'))
    for (const [key, text] of await read(file)) {
      const other = key.replace(/\/one$/, '/other')
      const told = new Set([...text.matchAll(/\{\w+\}/g)].map(([place]) => place))
      for (const [place] of (english.get(other) ?? '').matchAll(/\{\w+\}/g))
        // one thing needs no figure
        if (!told.has(place) && !(place === '{n}' && other !== key))
          different.push(`${file} ${key}: ${place}`)
    }
  }
  expect(different).toEqual([])
})
