import { once } from 'node:events'
import type { ServerOptions, ServerResponse } from 'node:http'
import net from 'node:net'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { listen, type HttpServer } from './http-server.ts'

/** What the server is asked waits here until a test answers. */
let asked: ServerResponse[] = []
let server: HttpServer
beforeEach(() => {
  asked = []
})
afterEach(() => server.closeAllConnections())

const soon = { interval: 20 }
const start = async (options: ServerOptions = {}) => {
  const address = { host: '127.0.0.1', port: 0 }
  server = await listen(address, options, (_request, response) => void asked.push(response))
  onTestFinished(() => server.drain(0))
}
/** A connection that asks and reads on, as that of a client which keeps it alive. */
const connect = async () => {
  const socket = net.connect(server.port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (data) => (text += String(data)))
  const closed = once(socket, 'close')
  const ask = async (head = 'GET / HTTP/1.1') => {
    const before = asked.length
    socket.write(`${head}\r\nHost: a\r\n\r\n`)
    await vi.waitFor(() => expect(asked).toHaveLength(before + 1), soon)
  }
  return { ask, closed, socket, text: () => text }
}
/** A process that another test starts at this moment holds the port too, until it has become a program of its own. */
const refused = () => vi.waitFor(() => expect(connect()).rejects.toThrow('ECONNREFUSED'), soon)

it('keeps a connection for the next request, for as long as it is told', async () => {
  await start({ keepAliveTimeout: 33_000 })
  const { ask, text } = await connect()
  await ask()
  asked[0]!.end('one')
  await vi.waitFor(() => expect(text()).toContain('one'), soon)
  await ask()
  asked[1]!.end('two')
  await vi.waitFor(() => expect(text()).toContain('two'), soon)
  expect(text()).toMatch(/Connection: keep-alive\r\nKeep-Alive: timeout=33\r\n/)
})

it('takes no new connection while it drains, and waits for what it is asked already', async () => {
  await start()
  const { ask, closed, text } = await connect()
  await ask()
  const drained = server.drain()
  await refused()
  asked[0]!.end('late')
  await Promise.all([drained, closed])
  expect(text()).toContain('late')
  expect(text()).toContain('connection: close')
})

it('closes a connection whose answer had begun before as soon as it has ended', async () => {
  await start({ keepAliveTimeout: 60_000 })
  const { ask, closed, text } = await connect()
  await ask()
  asked[0]!.write('begun')
  const drained = server.drain()
  asked[0]!.end('ended')
  await Promise.all([drained, closed])
  expect(text()).toMatch(/keep-alive[^]*begun[^]*ended/)
})

it('closes a connection whose answer ended before its request, once the rest of that has come', async () => {
  await start({ keepAliveTimeout: 60_000 })
  const { ask, closed, socket, text } = await connect()
  await ask('POST / HTTP/1.1\r\nContent-Length: 4')
  asked[0]!.end('early')
  await vi.waitFor(() => expect(text()).toContain('early'), soon)
  const drained = server.drain()
  socket.write('body')
  await Promise.all([drained, closed])
})

it('hears the first request of a connection while it drains, and closes one on which nothing is ever asked', async () => {
  await start()
  const [silent, late, other] = [await connect(), await connect(), await connect()]
  // the server has accepted the others by the time that it hears the last
  await other.ask()
  asked[0]!.end()
  const drained = server.drain()
  await late.ask()
  asked[1]!.end('late')
  await Promise.all([drained, silent.closed, late.closed])
  expect(late.text()).toContain('late')
})

it('answers what comes on an open connection while it drains, and tells the client to open another', async () => {
  await start({ keepAliveTimeout: 60_000 })
  const { ask, closed, text } = await connect()
  await ask()
  asked[0]!.flushHeaders()
  const drained = server.drain()
  await ask()
  asked[0]!.end('one')
  asked[1]!.end('two')
  await Promise.all([drained, closed])
  const [first, second] = text().split('one')
  expect(first).toContain('keep-alive')
  expect(second).toMatch(/connection: close[^]*two/)
})

it('closes after a limit what does not end', async () => {
  await start()
  const { ask, closed, text } = await connect()
  await ask()
  await Promise.all([server.drain(50), closed])
  expect(text()).toBe('')
})

it('closes every connection at once where it is told to', async () => {
  await start()
  const { ask, closed } = await connect()
  await ask()
  server.closeAllConnections()
  await closed
})
