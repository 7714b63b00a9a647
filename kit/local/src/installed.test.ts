import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installed, installWhole } from '../bin/installed.mjs'

let folder: string
const file = (name: string): string => path.join(folder, name)
const lock = JSON.stringify({ packages: { 'node_modules/whole': { version: '1.0.0' } } })
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-installed-'))
  writeFileSync(file('package-lock.json'), lock)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** An install that writes a package and the lock, and ends with this code: null where it is killed. */
const writing = (name: string, exitCode: number | null) => (): number | null => {
  mkdirSync(file(`node_modules/${name}`), { recursive: true })
  writeFileSync(file('node_modules/.package-lock.json'), lock)
  return exitCode
}

describe('an install', () => {
  it('that ends well leaves the packages installed', () => {
    expect([installed(folder), installWhole(folder, writing('whole', 0)), installed(folder)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('that was killed is not taken for whole, and the next one removes what it left', () => {
    expect([installWhole(folder, writing('half', null)), installed(folder)]).toEqual([false, false])
    expect(installWhole(folder, writing('whole', 0))).toBe(true)
    expect([installed(folder), existsSync(file('node_modules/half'))]).toEqual([true, false])
  })

  it('that is killed together with its command is not taken for whole either', () => {
    const killed = () => {
      writing('half', null)()
      throw new Error('killed')
    }
    expect(() => installWhole(folder, killed)).toThrow('killed')
    expect(installed(folder)).toBe(false)
    installWhole(folder, writing('whole', 0))
    expect([installed(folder), existsSync(file('node_modules/half'))]).toEqual([true, false])
  })

  it('that fails leaves what was there in its place: npm takes its own part back', () => {
    installWhole(folder, writing('whole', 0))
    expect(installWhole(folder, () => 1)).toBe(false)
    expect([installed(folder), existsSync(file('node_modules/whole'))]).toEqual([true, true])
  })
})
