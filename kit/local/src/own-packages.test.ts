import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installOwnPackages } from './own-packages.ts'

let folder: string
const write = (file: string, seconds: number, version = '1.0.0'): void => {
  const packages = { 'node_modules/only-here': { version } }
  writeFileSync(path.join(folder, file), JSON.stringify({ packages }))
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
  it('is left as it is where the lock was only written anew, as a checkout does', async () => {
    write('package-lock.json', 1000)
    write('node_modules/.package-lock.json', 999)
    await expect(installOwnPackages(folder)).resolves.toBeUndefined()
  })
  it.each([
    ['where its lock names another version', () => write('node_modules/.package-lock.json', 999, '0.9.0')],
    ['where it is not there', () => {}],
  ])('is installed %s, and says where that failed', async (_where, before) => {
    write('package-lock.json', 1000)
    before()
    await expect(installOwnPackages(folder)).rejects.toThrow(
      `The packages of ${folder} could not be installed`,
    )
  })
})
