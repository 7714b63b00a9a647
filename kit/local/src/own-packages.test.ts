import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installOwnPackages } from './own-packages.ts'

let folder: string
const write = (file: string, seconds: number): void => {
  writeFileSync(path.join(folder, file), '{}')
  utimesSync(path.join(folder, file), seconds, seconds)
}
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-own-packages-'))
  mkdirSync(path.join(folder, 'node_modules'))
  // where no npm is, so that each try to install fails
  vi.stubEnv('PATH', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe('what a command alone needs', () => {
  it('is left as it is while it is as new as its lock', async () => {
    write('package-lock.json', 1000)
    write('node_modules/.package-lock.json', 1000)
    await expect(installOwnPackages(folder)).resolves.toBeUndefined()
  })
  it.each([
    ['where it is older than its lock', () => write('node_modules/.package-lock.json', 999)],
    ['where it is not there', () => {}],
  ])('is installed %s, and says where that failed', async (_where, before) => {
    write('package-lock.json', 1000)
    before()
    await expect(installOwnPackages(folder)).rejects.toThrow(
      `The packages of ${folder} could not be installed`,
    )
  })
})
