// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { checkFileGlobal } from '@lunchpail/kit-web/host-api'
import { checkFile, checkFiles, learnHashes } from './check-files.ts'

afterEach(() => vi.unstubAllGlobals())

const asked = (address: string) => {
  const script = document.createElement('script')
  script.src = address
  checkFile(script)
  return script.integrity
}

it('[BY-16] says of each file what it has to be: what the page knows, and what is beside a release’s entry', async () => {
  const fetched = vi.fn<(address: string) => Promise<{ json: () => Promise<object> }>>(async () => ({
    json: async () => ({ 'list.cc.js': 'sha384-list' }),
  }))
  vi.stubGlobal('fetch', fetched)
  document.body.innerHTML =
    '<script type="application/json" id="hashes">{"remoteEntry.aa.js":"sha384-entry"}</script>'
  checkFiles()
  expect(globalThis).toHaveProperty(checkFileGlobal, checkFile)
  await learnHashes('/remotes/mf-old/1/remoteEntry.bb.js', '/remotes/mf-old/1/')
  expect(fetched).not.toHaveBeenCalled()
  expect(asked('/remotes/mf-jobs/1/list.cc.js')).toBe('')
  await learnHashes('https://cdn.example/remotes/mf-jobs/1/remoteEntry.aa.js', '/remotes/mf-jobs/1/')
  expect(fetched.mock.calls).toEqual([['/remotes/mf-jobs/1/hashes.json']])
  expect(asked('https://cdn.example/remotes/mf-jobs/1/list.cc.js?again=7')).toBe('sha384-list')
  expect(asked('/remotes/mf-jobs/1/remoteEntry.aa.js')).toBe('sha384-entry')
  expect(asked('/other.js')).toBe('')
})
