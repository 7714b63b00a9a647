import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'

const testNats = pathToFileURL(path.join(import.meta.dirname, '../src/testing/test-nats.ts')).href
const program = `
  import { parentPort } from 'node:worker_threads'
  import { startTestNats } from ${JSON.stringify(testNats)}
  parentPort.postMessage((await startTestNats()).url)`

it.skipIf(process.platform === 'win32')(
  'a NATS server of tests ends with the thread that started it',
  async () => {
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`))
    const [url] = (await once(thread, 'message')) as [string]
    const accepts = () =>
      new Promise<boolean>((resolve) => {
        const socket = net.connect(Number(new URL(url).port), '127.0.0.1')
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      })
    expect(await accepts()).toBe(true)
    await thread.terminate()
    await expect.poll(accepts).toBe(false)
  },
)
