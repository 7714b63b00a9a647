// @vitest-environment happy-dom
import { Suspense } from 'react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  catalogue,
  currentLanguage,
  rememberLanguage,
  setLanguage,
  startLanguage,
  useRuleSentence,
} from './language.ts'

beforeEach(() => localStorage.clear())
afterEach(async () => {
  cleanup()
  await setLanguage('en')
})

const shown = (component: () => string) => {
  const Shown = () => <p>{component()}</p>
  return render(
    <Suspense fallback="…">
      <Shown />
    </Suspense>,
  )
}

describe('the language of the page', () => {
  it('is the one the server sent, unless the person chose another one here', async () => {
    startLanguage('es')
    expect(currentLanguage()).toBe('es')
    await setLanguage('en')
    startLanguage('es')
    expect(currentLanguage()).toBe('en')
  })

  it('is named by the document once: each time costs the styles of the whole page', () => {
    const named = vi.spyOn(document.documentElement, 'lang', 'set')
    startLanguage('es')
    startLanguage('es')
    expect(named).toHaveBeenCalledOnce()
  })

  it('[SH-10] is remembered in local storage and a cookie, and named by the document', async () => {
    await setLanguage('es')
    expect(localStorage.getItem('language')).toBe('es')
    expect(document.cookie).toContain('language=es')
    expect(document.documentElement.lang).toBe('es')
  })
})

describe('a catalogue', () => {
  it('shows its sentences in the language of the page, and follows it', async () => {
    const sentences = catalogue({
      en: () => Promise.resolve({ sentences: { jobs: { one: '{n} job', other: '{n} jobs' } } }),
      es: () => Promise.resolve({ sentences: { jobs: { one: '{n} empleo', other: '{n} empleos' } } }),
    })
    await act(async () => shown(() => sentences.use()('jobs', { n: 2 })))
    expect(screen.getByText('2 jobs')).toBeDefined()
    await act(() => setLanguage('es'))
    expect(screen.getByText('2 empleos')).toBeDefined()
  })

  it('stays in sight while the other language loads', async () => {
    let arrive: (value: { sentences: { title: string } }) => void = () => {}
    const sentences = catalogue({
      en: () => Promise.resolve({ sentences: { title: 'Jobs' } }),
      es: () => new Promise<{ sentences: { title: string } }>((done) => (arrive = done)),
    })
    await act(async () => shown(() => sentences.use()('title')))
    const switching = setLanguage('es')
    expect(screen.getByText('Jobs')).toBeDefined()
    arrive({ sentences: { title: 'Empleos' } })
    await act(() => switching)
    expect(screen.getByText('Empleos')).toBeDefined()
  })

  it('[SH-10] that does not come leaves all in the language before, and the choice is made again', async () => {
    const title = (text: string) => Promise.resolve({ sentences: { title: text } })
    const here = catalogue({ en: () => title('Jobs'), es: () => title('Empleos') })
    const es = vi.fn(() => title('Buscar')).mockRejectedValueOnce(new Error('offline'))
    const away = catalogue({ en: () => title('Search'), es })
    const Page = () => `${here.use()('title')} ${away.use()('title')}`
    await act(async () => shown(Page))
    await act(() => expect(setLanguage('es')).rejects.toThrow('offline'))
    expect([screen.queryByText('Jobs Search') !== null, currentLanguage()]).toEqual([true, 'en'])
    expect([document.documentElement.lang, localStorage.getItem('language')]).not.toContain('es')
    await act(() => setLanguage('es'))
    expect(screen.getByText('Empleos Buscar')).toBeDefined()
  })

  it('[SH-10] that comes late does not undo a later choice', async () => {
    let arrive: (value: { sentences: { title: string } }) => void = () => {}
    const es = () => new Promise<{ sentences: { title: string } }>((done) => (arrive = done))
    const sentences = catalogue({ en: () => Promise.resolve({ sentences: { title: 'Jobs' } }), es })
    await act(async () => shown(() => sentences.use()('title')))
    const switching = setLanguage('es')
    await act(() => setLanguage('en'))
    arrive({ sentences: { title: 'Empleos' } })
    expect(await act(() => switching)).toBe(false)
    expect([currentLanguage(), localStorage.getItem('language')]).toEqual(['en', 'en'])
  })

  it.each([
    ['comes', () => Promise.resolve({ sentences: { title: 'Empleos' } })],
    ['does not come', () => Promise.reject(new Error('offline'))],
  ])('[SH-10] that %s late does not undo a later choice that the site is not in', async (_, arrive) => {
    const held = Promise.withResolvers<void>()
    const es = () => held.promise.then(arrive)
    const sentences = catalogue({ en: () => Promise.resolve({ sentences: { title: 'Jobs' } }), es })
    await act(async () => shown(() => sentences.use()('title')))
    const switching = setLanguage('es')
    rememberLanguage('vi')
    held.resolve()
    expect(await act(() => switching)).toBe(false)
    expect([currentLanguage(), localStorage.getItem('language')]).toEqual(['en', 'vi'])
  })

  it('is asked for again after it did not arrive', async () => {
    const en = vi
      .fn()
      .mockRejectedValueOnce(new Error('x'))
      .mockResolvedValue({ sentences: { title: 'Jobs' } })
    const sentences = catalogue({ en, es: en })
    await expect(sentences.load('en')).rejects.toThrow('x')
    expect((await sentences.load('en'))('title')).toBe('Jobs')
  })
})

describe('the sentence of a rule', () => {
  const first = (key: string) => () => useRuleSentence()(key, { n: 8 })

  it('comes by its key', async () => {
    await act(async () => shown(first('field.min-length')))
    expect(await screen.findByText('Please enter at least 8 characters')).toBeDefined()
  })

  it('is the general one where a newer service names a rule that this page does not know', async () => {
    await act(async () => shown(first('field.of-tomorrow')))
    expect(await screen.findByText('Please enter a valid value')).toBeDefined()
  })
})
