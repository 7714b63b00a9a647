import { beforeEach, describe, expect, it } from 'vitest'
import type { RegistryEntry, SiteData } from '@lunchpail/kit-web/site-data'
import type { Rendering } from '../server-rendering/rendering.ts'
import { pageDocument, preloadOf, stylesOf } from './document.ts'
import { sentences } from './sentences.ts'

const data: SiteData = {
  registry: [],
  session: { account: null, level: 'normal', csrf: null, available: true },
  language: 'en',
  environment: 'dev',
}
const assets = {
  scripts: ['assets/main.js', 'assets/more.js'],
  styles: ['assets/main.css'],
  preload: ['assets/federation.js'],
  pages: { '/login': ['assets/login.js'], '/terms': ['assets/terms.js', 'assets/terms.css'] },
}
const preload = ['/remotes/list.js', '/remotes/list.css']
const rendering: Rendering = { html: '<h1>Jobs</h1>', title: 'Jobs', head: {}, needs: [] }

type Input = Parameters<typeof pageDocument>[0]
const documentOf = (input: Partial<Input> = {}) =>
  pageDocument({
    data,
    assets,
    hashes: {},
    fileHashes: {},
    assetOrigin: undefined,
    preload,
    rendered: undefined,
    inlineStyles: undefined,
    publicUrl: 'https://jobs.example/',
    supportChat: undefined,
    map: undefined,
    override: undefined,
    ...input,
  })
const rendered = (more: Partial<Rendering> = {}, responses = {}): Input['rendered'] => ({
  rendering: { ...rendering, ...more },
  responses,
})
/** The addresses of a document's elements, in their order. */
const linked = (markup: string) =>
  [...markup.matchAll(/<(?:link rel="(?:stylesheet|preload)" href|script src)="([^"]+)"/g)].map(
    ([, address]) => address,
  )
const between = (markup: string, start: string, end: string) =>
  markup.slice(markup.indexOf(start), markup.indexOf(end))

describe('what a page preloads', () => {
  const entry = (name: string, pages: RegistryEntry['pages']): RegistryEntry => ({
    name,
    version: '1',
    entry: `/remotes/${name}/entry.js`,
    hostApi: 1,
    pages,
    nav: [],
    slots: [],
    preload: [`/remotes/${name}/manifest.js`],
  })
  const registry = [
    entry('mf-jobs', [
      { path: '/jobs' },
      { path: '/jobs/:id', preload: ['/remotes/job.js'] },
      { path: '/jobs/welcome', preload: ['/remotes/welcome.css'] },
    ]),
    entry('mf-matches', [{ path: '/matches', preload: ['/remotes/deck.css'] }]),
  ]
  const of = (path: string) => preloadOf(registry, assets, path)

  it('is what loads microfrontends, and the files of its own one', () => {
    const jobs = ['/assets/federation.js', '/remotes/mf-jobs/entry.js', '/remotes/mf-jobs/manifest.js']
    expect(of('/jobs')).toEqual(jobs)
    expect(of('/jobs/12')).toEqual([...jobs, '/remotes/job.js'])
    // not those of the pattern that it is at too
    expect(of('/jobs/welcome')).toEqual([...jobs, '/remotes/welcome.css'])
    expect(of('/matches')).toContain('/remotes/deck.css')
  })

  it('is what the shell has for its own, and nothing for an unknown page', () => {
    expect(of('/terms')).toEqual(['/assets/terms.js', '/assets/terms.css'])
    expect(of('/nowhere')).toEqual([])
    expect(preloadOf(registry, { ...assets, pages: undefined }, '/terms')).toEqual([])
  })

  it('has the style sheets of the shell first', () => {
    expect(stylesOf(assets, preload)).toEqual(['/assets/main.css', '/remotes/list.css'])
  })
})

describe('the document of a page that the browser renders', () => {
  let markup: string
  beforeEach(() => {
    markup = documentOf()
  })

  it('links its styles, and preloads what is needed with less haste than its scripts', () => {
    expect(linked(markup)).toEqual(['/assets/main.css', '/assets/main.js', '/assets/more.js', ...preload])
    expect(markup).toContain('<script src="/assets/main.js" defer fetchpriority="high"></script>')
    expect(markup).toContain('<link rel="preload" href="/remotes/list.js" as="script" fetchpriority="low" />')
    expect(markup).toContain('<link rel="preload" href="/remotes/list.css" as="style" fetchpriority="low" />')
    expect(linked(between(markup, '<head>', '</head>'))).toHaveLength(5)
  })

  it('has an empty root and the way without scripts, and nothing of a server-rendered page', () => {
    expect(markup).toContain('<div id="root"></div>')
    expect(markup).toContain(`<h1>${sentences.en.noScriptTitle}</h1>`)
    expect(markup).toMatch(/<script type="application\/json" id="site">\s*\{"registry":\[\]/)
    expect(markup).not.toMatch(/earlyPresses|id="first"|id="answers"|<style|canonical|robots|ld\+json/)
  })

  it('says what the site is, in the language of the page', () => {
    expect(markup).toContain('<title>Lunchpail</title>')
    expect(markup).toContain('<meta property="og:title" content="Lunchpail" />')
    expect(markup).toContain(`<meta name="description" content="${sentences.en.description}" />`)
    const spanish = documentOf({ data: { ...data, language: 'es' } })
    expect(spanish).toContain('<html lang="es">')
    expect(spanish).toContain(`<meta property="og:description" content="${sentences.es.description}" />`)
    expect(spanish).toContain(`<p>${sentences.es.noScript}</p>`)
  })

  it('[EN-15] names the hosted chat of the support where there is one', () => {
    expect(markup).not.toContain('support-chat')
    const chat = documentOf({ supportChat: 'https://chat.example/?a=1&b=2' })
    expect(chat).toContain('<meta name="support-chat" content="https://chat.example/?a=1&amp;b=2" />')
  })

  it('[BY-25] says that messages are not read where no support is configured', () => {
    const said = '<meta name="support" content="none" />'
    expect(documentOf({ data: { ...data, support: 'help@jobs.com' } })).not.toContain(said)
    expect(documentOf({ data: { ...data, support: undefined } })).toContain(said)
  })

  it('[JB-09] names the tiles of a map, and whose they are, where there are some', () => {
    expect(markup).not.toContain('map-tiles')
    const map = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© "Makers"' }
    expect(documentOf({ map })).toContain(
      '<meta name="map-tiles" content="https://tiles.example/{z}/{x}/{y}.png" data-attribution="© &quot;Makers&quot;" />',
    )
  })
})

describe('the document of a page that is rendered', () => {
  let markup: string
  beforeEach(() => {
    markup = documentOf({ rendered: rendered({}, { '/api/jobs/': { status: 200, body: 1 } }) })
  })

  it('has what can be read before anything else is preloaded, and its root behind it', () => {
    expect(markup).toMatch(/<div id="first"><h1>Jobs<\/h1><\/div>\s*<div id="root" class="behind"><\/div>/)
    expect(linked(between(markup, '<head>', '</head>'))).toEqual([
      '/assets/main.css',
      '/remotes/list.css',
      '/assets/main.js',
      '/assets/more.js',
    ])
    expect(linked(between(markup, '</head>', '</html>'))).toEqual(['/remotes/list.js'])
    expect(markup).toContain('<script src="/assets/main.js" defer></script>')
    expect(markup).toContain('earlyPresses')
    expect(markup).not.toContain('<noscript>')
  })

  it('has the responses that it was rendered from, where there are any', () => {
    expect(markup).toMatch(
      /<script type="application\/json" id="answers">\s*\{"\/api\/jobs\/":\{"status":200,"body":1\}\}\s*<\/script>/,
    )
    expect(documentOf({ rendered: rendered() })).not.toContain('id="answers"')
  })

  it('has its styles in it where they are given, names those of its own files, and asks for none', () => {
    const inlineStyles = { text: '.a>b{}', hash: 'sha256-x' }
    const inlined = documentOf({ rendered: rendered(), inlineStyles, preload: [...preload, '/b&.css'] })
    expect(inlined).toContain('<style data-files="/remotes/list.css /b&amp;.css">.a>b{}</style>')
    expect(linked(inlined)).toEqual(['/assets/main.js', '/assets/more.js', '/remotes/list.js'])
  })

  it('has its own title and description, and says to search engines what it is', () => {
    const head = {
      canonical: '/jobs?role=8',
      description: 'Jobs & more',
      robots: 'noindex',
      jsonLd: { a: '</script>' },
    } as const
    const described = documentOf({ rendered: rendered({ head }) })
    for (const element of [
      '<title>Jobs</title>',
      '<meta property="og:title" content="Jobs" />',
      '<meta name="description" content="Jobs &amp; more" />',
      '<meta property="og:description" content="Jobs &amp; more" />',
      '<link rel="canonical" href="https://jobs.example/jobs?role=8" />',
      '<meta name="robots" content="noindex" />',
      '{"a":"\\u003c/script>"}',
    ])
      expect(described).toContain(element)
    expect(documentOf({ rendered: rendered({ title: undefined }) })).toContain('<title>Lunchpail</title>')
    expect(markup).not.toMatch(/canonical|robots|ld\+json/)
  })
})

it('has no stray word between its elements', () => {
  for (const markup of [documentOf(), documentOf({ rendered: rendered() })]) {
    const text = markup.replaceAll(/<(title|h1|p|a|script)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, '')
    expect(text.trim()).toBe('')
  }
})

describe('[BY-16] scripts and styles', () => {
  const hash = (name: string) => `sha384-${name}`
  const fileHashes = Object.fromEntries(
    ['main.js', 'more.js', 'main.css', 'list.js', 'list.css'].map((name) => [name, hash(name)]),
  )
  const checked = (markup: string) =>
    [...markup.matchAll(/<(?:link|script)[^>]+integrity="sha384-([^"]+)" crossorigin="anonymous"/g)].map(
      ([, name = '']) => name,
    )

  it('say what they have to be, each in its own element, wherever that is known', () => {
    const hashes = { 'main.js': hash('main.js') }
    const markup = documentOf({ fileHashes, hashes })
    expect(checked(markup)).toEqual(['main.css', 'main.js', 'more.js', 'list.js', 'list.css'])
    expect(checked(documentOf({ fileHashes, rendered: rendered() })).toSorted()).toEqual([
      'list.css',
      'list.js',
      'main.css',
      'main.js',
      'more.js',
    ])
    expect(markup).toContain('"main.js":"sha384-main.js"')
    expect(documentOf()).not.toContain('integrity=')
  })

  it('come from the CDN that is set, as do those of microfrontends, and nothing else does', () => {
    const registry = [
      {
        name: 'mf-jobs',
        version: '1',
        entry: '/remotes/mf-jobs/entry.js',
        hostApi: 1,
        pages: [{ path: '/jobs', preload: ['/remotes/mf-jobs/list.js'] }],
        nav: [],
        slots: [],
        preload: ['/override/mf-jobs/manifest.js'],
      },
    ]
    const at = 'https://cdn.example'
    const markup = documentOf({ data: { ...data, registry }, assetOrigin: at })
    expect(linked(markup).every((address) => address!.startsWith(`${at}/`))).toBe(true)
    expect(markup).toContain(`"entry":"${at}/remotes/mf-jobs/entry.js"`)
    expect(markup).toContain(`["${at}/remotes/mf-jobs/list.js"]`)
    expect(markup).toContain('["/override/mf-jobs/manifest.js"]')
    expect(markup).toContain(`id="hashes" data-at="${at}/"`)
    expect(markup).toContain('href="/favicon.svg"')
    const styles = { text: 'a{}', hash: 'sha256-x' }
    expect(documentOf({ rendered: rendered(), inlineStyles: styles, assetOrigin: at })).toContain(
      `data-files="${at}/remotes/list.css"`,
    )
  })
})
