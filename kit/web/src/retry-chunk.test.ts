import { describe, expect, it, vi } from 'vitest'
import { isChunkError, retryChunk } from './retry-chunk.ts'

const chunkError = (type = 'error') =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type })

describe('a chunk that does not arrive', () => {
  it('is asked for twice more', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(chunkError())
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue(1)
    expect(await retryChunk(load, 1)).toBe(1)
    load.mockReset().mockRejectedValue(chunkError())
    await expect(retryChunk(load, 1)).rejects.toThrow('Loading chunk')
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('is known by its name alone, by its code, or by what browsers say of a module', () => {
    const known = [
      Object.assign(new Error('7'), { name: 'ChunkLoadError' }),
      Object.assign(new Error('7'), { code: 'CSS_CHUNK_LOAD_FAILED' }),
      new TypeError('Failed to fetch dynamically imported module: /7.js'),
    ]
    expect(known.map(isChunkError)).toEqual([true, true, true])
    expect([new Error('7'), { name: 'ChunkLoadError' }].map(isChunkError)).toEqual([false, false])
  })

  it('is not asked for again where the wait was long, nor where the code itself fails', async () => {
    const load = vi.fn().mockRejectedValue(chunkError('timeout'))
    await expect(retryChunk(load, 1)).rejects.toThrow()
    load.mockRejectedValue(new TypeError('x is not a function'))
    await expect(retryChunk(load, 1)).rejects.toThrow()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
