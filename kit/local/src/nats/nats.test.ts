import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { downloadNats, installedNats } from './nats-binary.ts'
import { nats } from './nats.ts'
import { freePort } from '../ports.ts'
import { startWatchdog } from '../watchdog.ts'

describe('NATS', () => {
  const folder = temporaryFolder()
  const watchdog = startWatchdog()
  afterAll(() => {
    watchdog.close()
    folder.remove()
  })

  // Either way something is seen: the package, or the reason why there is none. `npm run prove -- new` asks Debian; a run of
  // tests does so by itself where it has no other NATS.
  it.runIf(process.env['PROVE'] === '1')(
    "is taken from Debian's own sources into a folder, without root, where the system has them",
    async () => {
      const download = downloadNats(`${folder.path}/download`)
      if (!existsSync('/usr/bin/apt-get'))
        return expect(download).rejects.toThrow('this system has no apt-get')
      const program = await download
      expect(execFileSync(program, ['--version'], { encoding: 'utf8' })).toMatch(/nats-server: v\d/)
      expect(program.startsWith(folder.path)).toBe(true)
    },
  )

  it('is found where an ordinary PATH does not look', () => {
    const found = installedNats('/nowhere')
    if (found) expect(execFileSync(found, ['--version'], { encoding: 'utf8' })).toMatch(/nats-server/)
    else expect(existsSync('/usr/sbin/nats-server')).toBe(false)
  })

  it('keeps its streams over a kill', async () => {
    const port = await freePort()
    const options = { folder: folder.path, logsFolder: `${folder.path}/logs`, port, watchdog, log: () => {} }
    const managed = await nats(options)
    await managed.start()
    // NATS's own text protocol: only kit/events holds a client
    const ask = (subject: string, body: unknown): Promise<{ state: { messages: number } }> =>
      new Promise((resolve, reject) => {
        const text = JSON.stringify(body)
        let answer = ''
        const socket = connect(port, '127.0.0.1')
        socket.on('error', reject).on('data', (data) => {
          answer += data.toString()
          const json = /MSG answer 1 +\d+\r\n(.*)\r\n/.exec(answer)?.[1]
          if (!json) return
          socket.destroy()
          resolve(JSON.parse(json) as { state: { messages: number } })
        })
        socket.write(
          `CONNECT {"verbose":false}\r\nSUB answer 1\r\nPUB ${subject} answer ${text.length}\r\n${text}\r\n`,
        )
      })
    await ask('$JS.API.STREAM.CREATE.kept', { name: 'kept', subjects: ['kept.>'], storage: 'file' })
    await ask('kept.one', {})
    const count = async () => (await ask('$JS.API.STREAM.INFO.kept', {})).state.messages
    expect(await count()).toBe(1)
    await managed.kill()
    await managed.start()
    expect(await count()).toBe(1)
    await managed.stop()
    expect(managed.state()).toBe('stopped')
  })
})
