import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedModules, sharedOfRemote, sharedOfShell } from './share-policy.ts'

const names = sharedModules().map(({ module }) => module)
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')) as Manifest
interface Manifest {
  version: string
  dependencies: Record<string, string>
}

describe('the share policy', () => {
  it('has React, its JSX and its DOM once in a page', () => {
    expect(names).toEqual(expect.arrayContaining(['react', 'react/jsx-runtime', 'react-dom']))
  })

  it('has every module of kit/web that a page may import, and no test or host', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        '@lunchpail/kit-web/session',
        '@lunchpail/kit-web/slot',
        '@lunchpail/kit-web/router',
      ]),
    )
    expect(names.filter((name) => /test|standalone|site-data/.test(name))).toEqual([])
  })

  it('never shares zod, and of kit/ui the drawings alone', () => {
    expect(names.filter((name) => /zod|kit-ui/.test(name))).toEqual(['@lunchpail/kit-ui/icons'])
  })

  it('takes the versions from the packages', () => {
    const { dependencies } = read('../../web/package.json')
    expect(sharedOfRemote()['react']).toMatchObject({
      requiredVersion: `^${dependencies['react']}`,
      import: false,
    })
    expect(sharedOfShell()).toContain(`version: "${read('../../web/package.json').version}"`)
  })

  it('is handed over by the shell under the names that remotes ask for', () => {
    const text = sharedOfShell()
    for (const name of Object.keys(sharedOfRemote())) expect(text).toContain(`from ${JSON.stringify(name)}`)
  })
})
