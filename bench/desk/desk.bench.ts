import { defineBench, type BenchRun } from '../bench.ts'
import { figure, type Figure } from '../measure.ts'
import { median, quantile } from '@lunchpail/kit-local/rig/quantile'
import { usedMs } from '@lunchpail/kit-local/rig/processes'

const password = 'harbor-and-9-pines'

interface Size {
  /** an even number leaves the application as it was */
  readonly rounds: number
}

interface Person {
  readonly get: <T>(path: string) => Promise<T>
  readonly post: <T>(path: string, body: object) => Promise<T>
  readonly open: (path: string) => Promise<ReadableStream<Uint8Array>>
}

/** A person of the demonstration, logged in at the shell's server as a browser is. */
async function logIn(site: string, email: string): Promise<Person> {
  const jar = new Map<string, string>()
  let csrf = ''
  const ask = async (method: string, address: string, body?: object): Promise<Response> => {
    const answer = await fetch(site + address, {
      method,
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json', 'x-csrf-token': csrf }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      jar.set(name!, value!)
    }
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const session = async () => {
    csrf = ((await (await ask('GET', '/session/')).json()) as { csrf: string }).csrf
  }
  await session()
  await ask('POST', '/api/hire/v1/auth/', { email, password })
  await session()
  return {
    get: async <T>(address: string) => (await (await ask('GET', address)).json()) as T,
    post: async <T>(address: string, body: object) => (await (await ask('POST', address, body)).json()) as T,
    open: async (address) => (await ask('GET', address)).body!,
  }
}

interface Application {
  readonly id: string
  readonly state: number
}

/** Ends each time that the open tab is changed of a change. */
async function* changes(stream: ReadableStream<Uint8Array>): AsyncGenerator<void, void> {
  const decoder = new TextDecoder()
  for await (const chunk of stream) {
    const text = decoder.decode(chunk, { stream: true })
    if (text.includes('changed') && text.includes('applications')) yield
  }
}

/** A manager moves an application: how long until the candidate's open tab has been changed and has read the new state. */
const measure = ({ rounds }: Size, { withBackEnd }: BenchRun): Promise<Figure[]> =>
  withBackEnd(async (site) => {
    const [port] = await Promise.all([site.shell(), site.demonstration()])
    const address = `http://localhost:${port}`
    const manager = await logIn(address, 'dana@harborandpine.example')
    const candidate = await logIn(address, 'linh.tran@example.com')
    const own = async () =>
      (await candidate.get<{ applications: Application[] }>('/api/hire/v1/application/')).applications
    const [first] = await own()
    if (!first) throw new Error('the candidate of the demonstration has no application')
    const changed = changes(await candidate.open('/live/'))
    const move = (state: 0 | 2) =>
      manager.post('/api/hire/v1/portal/application/move/', {
        applications: [first.id],
        state,
        ...(state === 2 && { reasons: ['other'] }),
      })
    const milliseconds: number[] = []
    const before = usedMs()
    for (let round = 0; round < rounds; round += 1) {
      const state = round % 2 === 0 ? 2 : 0
      const begun = performance.now()
      const moved = move(state)
      do await changed.next()
      while ((await own()).find(({ id }) => id === first.id)?.state !== state)
      milliseconds.push(performance.now() - begun)
      await moved
    }
    const used = (usedMs() - before) / rounds
    await changed.return()
    const conditions = `${rounds} moves through the shell's server, with the candidate's list read again; p95 ${quantile(milliseconds, 0.95).toFixed(1)} ms`
    return [
      figure('desk: a move to the open tab, median', 'ms', 'less', median(milliseconds), null, conditions),
      figure('desk: a move to the open tab, processor time', 'ms', 'less', used, null, conditions),
    ]
  })

export const bench = defineBench<Size>({ full: { rounds: 60 }, smallest: { rounds: 2 }, measure })
