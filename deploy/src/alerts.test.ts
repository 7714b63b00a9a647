import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openMetrics } from '@lunchpail/kit-service/metrics'
import { installDebian } from '../../prove/install-debian.ts'
import { metrics } from '../../shell/server/metrics.ts'
import { dashboard } from './dashboard.ts'
import { processes } from './processes.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'deploy/monitoring')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Rule {
  readonly alert?: string
  readonly record?: string
  readonly expr: string
  readonly labels?: { readonly severity: string }
}
const { groups } = parse(read('deploy/monitoring/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const alerts = rules.filter((rule) => rule.alert)
const shown = dashboard().panels.flatMap(({ targets }) => targets ?? [])

const pool = new pg.Pool({ connectionString: 'postgres://none@127.0.0.1:9/nothing' })
afterAll(() => pool.end())

/** The names of what processes tell, of what Prometheus adds, and of what the rules record. */
const told = async (): Promise<Set<string>> => {
  const service = openMetrics(pool, { connected: () => true }, ['task'])
  const shell = metrics({ openStreams: () => 0, registryErrors: () => 0, natsConnected: () => true })
  const names = new Set(['up', ...rules.flatMap(({ record }) => record ?? [])])
  for (const text of [await service.registry.metrics(), await shell.text()])
    for (const [, name, kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
      for (const suffix of kind === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
        names.add(name! + suffix)
  return names
}

/** The metrics that an expression reads: the words that are neither functions, operators, labels nor times. */
const readBy = (expr: string): string[] =>
  expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|\boffset \w+|\b(and|or|unless)\b/g, ' ')
    .match(/(?<!\w)[a-z_:][\w:]*(?![\w:]*\s*\()/g)!

describe('what watches over a deployment', () => {
  it('reads metrics that processes have', async () => {
    const known = await told()
    const unknown = [...rules, ...shown].flatMap(({ expr }) =>
      readBy(expr).filter((name) => !known.has(name)),
    )
    expect(unknown).toEqual([])
    expect(new Set(shown.flatMap(({ expr }) => readBy(expr))).size).toBeGreaterThan(15)
  })

  it('finds the metrics of every process', () => {
    const { scrape_configs } = parse(read('deploy/monitoring/prometheus.yaml')) as {
      scrape_configs: { relabel_configs: { regex?: string; source_labels: string[] }[] }[]
    }
    const kept = scrape_configs[0]!.relabel_configs.find(
      ({ source_labels }) => source_labels.length === 2,
    )!.regex!
    for (const name of processes) {
      const ports = name === 'shell' ? ['operator'] : ['http']
      for (const port of ['http', 'operator'])
        expect(new RegExp(`^(?:${kept})$`).test(`${name};${port}`), `${name} ${port}`).toBe(
          ports.includes(port),
        )
    }
  })

  it('has a section of the runbook for every alert, whose commands exist', () => {
    const runbook = read('docs/runbook.md')
    const sections = [...runbook.matchAll(/^## (\S+)\n\n\*\*(\w+)\.\*\*/gm)].map(([, name, severity]) => [
      name,
      severity,
    ])
    expect(sections).toEqual(alerts.map(({ alert, labels }) => [alert, labels!.severity]))
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = [...runbook.matchAll(/npm run\s+(?:-s\s+)?(\w[\w-]*)/g)].map(([, name]) => name!)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })

  it('has a case in which each alert fires', () => {
    interface Case {
      readonly alertname: string
      readonly exp_alerts: readonly unknown[]
    }
    const { tests } = parse(read('deploy/monitoring/alerts.test.yaml')) as {
      tests: { alert_rule_test: Case[] }[]
    }
    const cases = tests.flatMap((one) => one.alert_rule_test)
    const fired = new Set(cases.flatMap((one) => (one.exp_alerts.length > 0 ? [one.alertname] : [])))
    expect(alerts.map(({ alert }) => alert).filter((name) => !fired.has(name!))).toEqual([])
  })

  it.runIf(process.env['PROVE'] === '1')('fires when it should, by Prometheus itself', async () => {
    await installDebian(['prometheus'], '/usr/bin/promtool')
    const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: folder })
    await promtool('check', 'rules', 'alerts.yaml')
    await promtool('test', 'rules', 'alerts.test.yaml')
  })
})
