import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'

describe('npm start', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  const run = async (
    file: string,
    env: Record<string, string>,
  ): Promise<{ code: number | null; errorText: string }> => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
      env: { ...process.env, LUNCHPAIL_STATE: folder.path, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const [errorText, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    return { code: code as number | null, errorText: errorText.trim() }
  }

  it('says in one sentence that its port is in use, and starts nothing', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    const { errorText } = await run('start.ts', { PORT: String(port) })
    server.close()
    expect(errorText).toBe(
      `Port ${port} is in use: end what uses it, or choose another one, for example PORT=${port + 1} npm start.`,
    )
    expect(readdirSync(folder.path)).toEqual([])
  })

  it('names every error of the environment at once', async () => {
    const { errorText } = await run('start.ts', { PORT: '0', NATS_URL: 'here' })
    expect(errorText).toMatch(/- PORT is not between 1 and 65535\n.*- NATS_URL must look like nats:/s)
  })

  it('is reset to nothing', async () => {
    expect(await run('reset.ts', {})).toEqual({ code: 0, errorText: '' })
    expect(readdirSync(folder.path)).toEqual([])
  })
})
