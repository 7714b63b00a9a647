import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { signUp } from '@lunchpail/contracts/auth/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { contentOf } from '@lunchpail/kit-service/testing/first-content'
import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { traceReceiver, type Span } from '../test/trace-receiver.ts'
import { createStreams } from './nats/create-streams.ts'
import { environmentDefaults } from './environment.ts'
import { migrationsOf } from './postgres/migrate-databases.ts'
import { freePort } from './ports.ts'
import { serviceVariables, shellVariables } from './process-environment.ts'
import { planSite } from './site/site-plan.ts'
import { root } from './state-folder.ts'

it('is one trace from the call of a browser to the work that its event causes elsewhere', async () => {
  const folder = temporaryFolder()
  onTestFinished(() => folder.remove())
  const [collector, nats] = await Promise.all([traceReceiver(), startTestNats()])
  onTestFinished(collector.close)
  onTestFinished(nats.remove)
  const [auth, notifications] = await Promise.all(
    (['auth', 'notifications'] as const).map((noun) =>
      createTestDatabase(noun, contentOf(migrationsOf(noun))),
    ),
  )
  onTestFinished(async () => void (await Promise.all([auth!.drop(), notifications!.drop()])))
  const given = {
    ...environmentDefaults,
    LOG_LEVEL: 'error',
    NATS_URL: nats.url,
    DATABASE_URL_AUTH: auth!.url,
    DATABASE_URL_NOTIFICATIONS: notifications!.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  } as const
  const plan = await planSite(folder.path, given, { port: await freePort() })
  await createStreams(plan)
  const dist = path.join(folder.path, 'dist')
  mkdirSync(path.join(dist, 'assets'), { recursive: true })
  writeFileSync(path.join(dist, 'assets.json'), JSON.stringify({ scripts: [], styles: [], preload: [] }))
  const start = async (script: string, env: NodeJS.ProcessEnv) => {
    const child = fork(path.join(root, script), { env })
    onTestFinished(() => void child.kill('SIGKILL'))
    // one that cannot start, as for want of its port, never sends the message
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`${script} ended with code ${code} before it was ready`)
      }),
    ])
  }
  await Promise.all([
    start('services/auth/src/main.ts', serviceVariables(plan, 'auth')),
    start('services/notifications/src/main.ts', serviceVariables(plan, 'notifications')),
    start('shell/server/main.ts', { ...shellVariables(plan), SHELL_DIST: dist }),
  ])

  const site = `http://127.0.0.1:${plan.port}`
  const session = await fetch(`${site}/session/`)
  const { csrf } = (await session.json()) as { csrf: string }
  const trace = 'a'.repeat(32)
  const answer = await fetch(`${site}${signUp.path}?from=private-query`, {
    method: signUp.method,
    headers: {
      'content-type': 'application/json',
      cookie: session.headers.getSetCookie().join('; '),
      'x-csrf-token': csrf,
      traceparent: `00-${trace}-${'b'.repeat(16)}-01`,
    },
    body: JSON.stringify({
      first_name: 'Marisol',
      last_name: 'Vega',
      email: 'marisol@example.com',
      phone: '6465550123',
      password: 'hammer-and-9-nails',
    }),
  })
  expect(answer.status).toBe(201)

  const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === trace)
  const named = (process: string, name: string) =>
    ofTrace().find((span) => span.process === process && span.name === name)
  const parentOf = (span: Span | undefined) =>
    collector.spans.find(({ spanId }) => spanId === span?.parentSpanId)
  await expect.poll(() => named('notifications', accountChanged.type)).toBeDefined()
  await expect.poll(() => named('shell', signUp.name)).toBeDefined()
  await expect.poll(() => named('auth', signUp.name)).toBeDefined()
  expect(named('shell', signUp.name)!.parentSpanId).toBe('b'.repeat(16))
  expect(parentOf(parentOf(named('auth', signUp.name)))).toBe(named('shell', signUp.name))
  expect(parentOf(named('notifications', accountChanged.type))).toBe(named('auth', signUp.name))
  const work = ofTrace().find((span) => parentOf(span) === named('notifications', accountChanged.type))
  expect(work?.name).toMatch(/^sql /)
  for (const secret of ['Marisol', 'marisol', '6465550123', 'hammer', 'private-query', csrf, '127.0.0.1'])
    expect(collector.received()).not.toContain(secret)
})
