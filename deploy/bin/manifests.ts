import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { trustedProxies } from '@lunchpail/kit-service/client-address'
import { runMain, type Command } from '@lunchpail/kit-service/command'
import { stringify } from 'yaml'
import * as z from 'zod/mini'
import { chart } from '../src/chart.ts'
import { compose } from '../src/compose.ts'
import { dashboard } from '../src/dashboard.ts'
import { balancedOn, haproxy, type Machines } from '../src/haproxy.ts'
import { manifests } from '../src/kubernetes.ts'
import type { Cluster } from '../src/pods.ts'
import { secretFiles } from '../src/secret-files.ts'

const usage = `npm run -s manifests -- compose                   the site on one machine: deploy/compose.yaml
npm run -s manifests -- secrets FOLDER            new secrets, a file of each process, in a new folder
    [--database postgres:5432]
npm run -s manifests -- dashboard                 for Grafana's import
npm run -s manifests -- kubernetes --host work.example --registry registry.example/lunchpail --tag 2026-11-27
    --proxies 10.0.0.0/24 --pods 10.1.0.0/16 [--nats nats://nats:4222] [--monitoring monitoring]
npm run -s manifests -- chart FOLDER              the same as a Helm chart, in a new folder
npm run -s manifests -- haproxy --machines 10.0.0.1,10.0.0.2 --address 10.0.0.9 --certificate /etc/haproxy/work.pem
    what is in front of processes without a cluster: HAProxy's configuration [--status 127.0.0.1:9000]
`
const heading = '# Generated: `npm run -s manifests -- '

const asYaml = (value: unknown): string => stringify(value, { aliasDuplicateObjects: false })

const options = {
  database: { type: 'string', default: 'postgres:5432' },
  host: { type: 'string' },
  registry: { type: 'string' },
  tag: { type: 'string' },
  proxies: { type: 'string' },
  pods: { type: 'string' },
  nats: { type: 'string', default: 'nats://nats:4222' },
  monitoring: { type: 'string', default: 'monitoring' },
  machines: { type: 'string' },
  address: { type: 'string' },
  certificate: { type: 'string' },
  status: { type: 'string', default: '127.0.0.1:9000' },
} as const

type Values = Partial<Record<keyof typeof options, string>>

const clusterOf = ({ host, registry, tag, proxies, pods, nats, monitoring }: Values): Cluster | undefined => {
  if (!host || !registry || !tag || !proxies || !pods || !nats || !monitoring) return undefined
  // it ends the names of tasks
  if (!/^[a-z0-9][a-z0-9.-]{0,30}[a-z0-9]$/.test(tag) || !URL.canParse(`https://${host}/`)) return undefined
  const isRanges = (text: string) => z.safeParse(trustedProxies('0'), text).success
  if (![proxies, pods].every(isRanges) || !/^(nats|tls):\/\/./.test(nats)) return undefined
  const given = { registry, tag, proxies, monitoring, shells: pods }
  const streams = { natsUrl: nats, natsReplicas: 3, natsStreamMegabytes: 20_000 }
  return { ...given, ...streams, publicUrl: `https://${host}` }
}

const isHost = (text: string): boolean => /^[a-z0-9][a-z0-9.-]*$/i.test(text)

const machinesOf = ({ machines: list, address, certificate, status }: Values): Machines | undefined => {
  const machines = list?.split(',') ?? []
  if (!address || !certificate || machines.length < 2 || ![...machines, address].every(isHost))
    return undefined
  return /^\/\S+$/.test(certificate) && /^[a-z0-9.-]+:\d+$/i.test(status ?? '')
    ? { machines, address, certificate }
    : undefined
}

const writeSecrets = (folder: string, database: string): string[] => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return [...secretFiles(database)].map(([name, variables]) => {
    const file = path.join(folder, `${name}.env`)
    const lines = Object.entries(variables).map(([variable, value]) => `${variable}=${value}\n`)
    // of one run all or none: what a process knows has its other half in another's file
    writeFileSync(file, lines.join(''), { mode: 0o600, flag: 'wx' })
    return file
  })
}

const writeChart = (folder: string): string[] =>
  Object.entries(chart()).map(([name, text]) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
    return file
  })

export const main: Command = async (args, { env, out, err }) => {
  const refuse = (): number => {
    err(usage)
    return 2
  }
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [what, folder, ...more] = positionals
    if (more.length > 0 || (folder !== undefined) !== ['secrets', 'chart'].includes(what ?? ''))
      return refuse()
    if (what === 'compose') {
      out(`${heading}compose\`; see README.md here.\n${asYaml(compose())}`)
      return 0
    }
    if (what === 'dashboard') {
      out(`${JSON.stringify(dashboard(), undefined, 2)}\n`)
      return 0
    }
    const target = path.resolve(env['INIT_CWD'] ?? process.cwd(), folder ?? '')
    if (what === 'chart') {
      for (const file of writeChart(target)) out(`${file}\n`)
      return 0
    }
    if (what === 'secrets') {
      for (const file of writeSecrets(target, values.database)) out(`${file}\n`)
      return 0
    }
    const machines = what === 'haproxy' ? machinesOf(values) : undefined
    if (machines) {
      out(`${heading}haproxy\`\n${haproxy(balancedOn(machines), values.status)}`)
      return 0
    }
    const cluster = what === 'kubernetes' ? clusterOf(values) : undefined
    if (!cluster) return refuse()
    out(`${heading}kubernetes\`\n${manifests(cluster).map(asYaml).join('---\n')}`)
    return 0
  } catch (failure) {
    err(`${(failure as Error).message}\n`)
    return 1
  }
}

if (import.meta.main) await runMain(main)
