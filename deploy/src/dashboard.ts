/** A graph: its title, its unit in Grafana's words, and each of its lines with its legend. */
type Graph = readonly [title: string, unit: string, ...lines: (readonly [expr: string, legend: string])[]]

const rate = (metric: string, by: string): string => `sum by (${by}) (rate(${metric}[5m]))`
const quantile = (metric: string, by: string): string =>
  `histogram_quantile(0.95, sum by (le, ${by}) (rate(${metric}[5m])))`

/** By row of the dashboard, in the order in which a woken operator looks. */
const rows: Readonly<Record<string, readonly Graph[]>> = {
  Objectives: [
    ['Requests that fail', 'percentunit', ['site:failed:ratio_5m', '5 min'], ['site:failed:ratio_1h', '1 h']],
    [
      'One request in twenty takes longer',
      's',
      [
        'histogram_quantile(0.95, sum by (le) (rate(http_request_seconds_bucket{name!~"/(health|live)/.*"}[5m])))',
        'all',
      ],
    ],
    ['Requests', 'reqps', [rate('http_requests_total', 'status'), '{{status}}']],
  ],
  'Pages and endpoints': [
    ['Failures', 'reqps', [rate('http_requests_total{status=~"5.."}', 'name'), '{{name}}']],
    ['Slowest, 95 %', 's', [`topk(10, ${quantile('http_request_seconds_bucket', 'name')})`, '{{name}}']],
    [
      'Left to the browser',
      'short',
      [rate('pages_rendered_in_browser_total', 'page, reason'), '{{page}} {{reason}}'],
    ],
    [
      'Visitors for whom a release failed',
      'percentunit',
      ['release_failed_visitors / (release_visitors > 0)', '{{remote}} {{version}} {{instance}}'],
    ],
    ['Trials that ended by themselves', 'short', ['increase(trials_ended_total[1h])', '{{remote}}']],
    ['Open tabs', 'short', ['live_streams', '{{instance}}']],
    ['Remotes that are not live as the registry says', 'short', ['registry_errors', '{{instance}}']],
  ],
  Services: [
    ['Instances', 'short', ['sum by (noun) (up{job="lunchpail"})', '{{noun}}']],
    ['Requests', 'reqps', [rate('request_seconds_count', 'noun'), '{{noun}}']],
    ['95 %', 's', [quantile('request_seconds_bucket', 'noun'), '{{noun}}']],
    ['Connections awaited', 'short', ['sum by (noun) (pool_connections{state="awaited"})', '{{noun}}']],
  ],
  Events: [
    ['Oldest in the outbox', 's', ['max by (noun) (outbox_oldest_seconds)', '{{noun}}']],
    ['Published', 'ops', [rate('event_published_total', 'noun'), '{{noun}}']],
    ['Behind', 'short', ['min by (consumer) (consumer_lag)', '{{consumer}}']],
    ['Copies behind at NATS', 'short', ['min by (consumer) (consumer_copies_behind)', '{{consumer}}']],
    ['Deliveries', 'ops', [rate('event_total', 'outcome'), '{{outcome}}']],
    ['Dead letters', 'short', ['max by (noun) (dead_letters)', '{{noun}}']],
    ['Connected to NATS', 'short', ['sum by (noun) (nats_connected)', '{{noun}}']],
    ['Leaders of relays, one each', 'short', ['sum by (noun) (relay_leader)', '{{noun}}']],
  ],
  Jobs: [
    ['Longest due', 's', ['max by (noun) (queue_oldest_seconds)', '{{noun}}']],
    ['Jobs', 'short', ['max by (noun, state) (queue_jobs)', '{{noun}} {{state}}']],
    ['Background work', 'ops', [rate('background_rows_total', 'noun, task'), '{{noun}} {{task}}']],
  ],
}

interface Panel {
  readonly id: number
  readonly title: string
  readonly type: 'row' | 'timeseries'
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>
  readonly targets?: readonly {
    readonly refId: string
    readonly expr: string
    readonly legendFormat: string
  }[]
  readonly [setting: string]: unknown
}

const width = 8
const height = 7

/** For Grafana's import, with a data source to choose there. */
export const dashboard = () => {
  let y = 0
  let id = 0
  const panels = Object.entries(rows).flatMap(([title, graphs]): Panel[] => {
    const row: Panel = { id: (id += 1), type: 'row', title, gridPos: { x: 0, y, w: 24, h: 1 } }
    y += 1
    const inRow = graphs.map(([name, unit, ...lines], at): Panel => ({
      id: (id += 1),
      type: 'timeseries',
      title: name,
      datasource: { type: 'prometheus', uid: '${source}' },
      gridPos: {
        x: (at % (24 / width)) * width,
        y: y + Math.floor(at / (24 / width)) * height,
        w: width,
        h: height,
      },
      fieldConfig: { defaults: { unit, min: 0 } },
      targets: lines.map(([expr, legendFormat], line) => ({ refId: `${line}`, expr, legendFormat })),
    }))
    y += Math.ceil(graphs.length / (24 / width)) * height
    return [row, ...inRow]
  })
  return {
    uid: 'lunchpail',
    title: 'Lunchpail',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'source', type: 'datasource', query: 'prometheus' }] },
    panels,
  }
}
