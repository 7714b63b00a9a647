import { nouns } from '@lunchpail/contracts/noun'
import type { Changes } from './changes.ts'
import { newSubject } from './subject.ts'
import { checkedName, pascalCase, sentenceCase } from './words.ts'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** `npm run new -- remote reviews`: a microfrontend with one page, for a noun that has a service. */
export function newRemote(changes: Changes, given: string | undefined): void {
  const noun = checkedName(given, 'A remote')
  if (!changes.read('contracts/src/noun.ts').includes(`'${noun}'`))
    throw new Error(`There is no noun ${noun}, only ${nouns.join(', ')}: npm run new -- service ${noun}`)
  const folder = `mf-${noun}`
  const title = sentenceCase(noun)
  const page = `${noun}Page`
  // versions are those of a remote that is there
  const model = JSON.parse(changes.read('mf-jobs/package.json')) as { scripts: Record<string, string> }
  changes.add(
    `${folder}/package.json`,
    json({
      ...model,
      name: `@lunchpail/${folder}`,
      scripts: { ...model.scripts, test: `node ../kit/local/bin/test.mjs ${folder}` },
    }),
  )
  changes.add(`${folder}/tsconfig.json`, changes.read('mf-engagement/tsconfig.json'))
  changes.add(
    `${folder}/rspack.config.ts`,
    `import { microfrontend } from '@lunchpail/kit-build/microfrontend'

export default microfrontend({ name: '${folder}', folder: import.meta.dirname })
`,
  )
  changes.add(
    `contracts/src/${noun}/pages.ts`,
    `import { page } from '../page.ts'

export const ${page} = page({ name: '${noun}.${noun}', owner: '${noun}', path: '/${noun}' })
`,
  )
  changes.add(
    `${folder}/src/manifest.tsx`,
    `import { ${page} } from '@lunchpail/contracts/${noun}/pages'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

export const manifest: MicrofrontendManifest = {
  name: '${noun}',
  hostApi: 1,
  routes: [{ path: ${page}.path, lazy: () => import('./${noun}/${noun}.screen.tsx') }],
  nav: [],
  slots: {},
}
`,
  )
  newSubject(changes, folder, noun)
  for (const file of ['main.tsx', 'sentences.ts'])
    changes.add(`${folder}/src/${file}`, changes.read(`mf-engagement/src/${file}`))
  changes.add(
    `${folder}/src/sentences.en.ts`,
    `export const sentences = {\n  '${noun}.title': '${title}',\n} as const\n`,
  )
  changes.add(
    `${folder}/src/sentences.es.ts`,
    `import type { TranslationOf } from '@lunchpail/contracts/language/translate'
import type { sentences as english } from './sentences.en.ts'

export const sentences: TranslationOf<typeof english> = {
  '${noun}.title': '${title}',
}
`,
  )
  changes.add(
    `${folder}/src/${noun}/${noun}.screen.tsx`,
    `import { Page } from '@lunchpail/kit-ui/page'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { sentences } from '../sentences.ts'

export function Component() {
  const t = sentences.use()
  usePageTitle(t('${noun}.title'))
  return <Page title={t('${noun}.title')}>{null}</Page>
}
`,
  )
  changes.add(
    `${folder}/src/${noun}/${noun}.test.tsx`,
    `// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

describe('${pascalCase(noun)}', () => {
  it.each(['en', 'es'] as const)('shows its title (%s)', async (language) => {
    await renderScreen(manifest, { path: '/${noun}', language })
    expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy()
  })
})
`,
  )
}
