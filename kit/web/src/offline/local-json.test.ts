// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { localNames, readLocal, writeLocal } from './local-json.ts'

describe('what a page keeps in this browser', () => {
  it('is read as it was written, until it is taken away', () => {
    writeLocal('draft one', { typed: ['Ana'] })
    writeLocal('draft two', false)
    writeLocal('language', 'es')
    expect([readLocal('draft one'), readLocal('draft two'), readLocal('none')]).toEqual([
      { typed: ['Ana'] },
      false,
      null,
    ])
    expect(localNames('draft ').toSorted()).toEqual(['draft one', 'draft two'])
    writeLocal('draft one', undefined)
    expect(localNames('draft ')).toEqual(['draft two'])
  })

  it('is nothing where something else wrote there, or the browser keeps nothing', () => {
    localStorage.setItem('draft', '{"typed":')
    expect(readLocal('draft')).toBeNull()
    const closed = () => {
      throw new DOMException('closed', 'SecurityError')
    }
    vi.stubGlobal('localStorage', new Proxy({}, { get: closed, ownKeys: closed }))
    writeLocal('draft', 1)
    expect([readLocal('draft'), localNames('')]).toEqual([null, []])
    vi.unstubAllGlobals()
  })
})
