import { expect, it, onTestFinished } from 'vitest'
import { metrics } from './metrics.ts'
import { middlewareServer } from './test/test-middleware.ts'

it('counts requests and their seconds by name and status, and shows what is open and what is wrong', async () => {
  const watched = () => [{ remote: 'mf-jobs', version: '1', trial: true, visitors: 60, failed: 7 }]
  const measured = metrics({
    openStreams: () => 3,
    registryErrors: () => 2,
    natsConnected: () => true,
    watched,
  })
  // before the first ends, too: Prometheus sees no increase in what begins with 1
  expect(await measured.text()).toContain('\ntrials_ended_total{remote="mf-jobs"} 0\n')
  measured.trialEnded('mf-jobs')
  const { url, stop } = await middlewareServer(measured.middleware, (ctx) => {
    ctx.state.name = 'jobs.list'
    ctx.status = 204
  })
  onTestFinished(stop)
  await fetch(`${url}/?usr=ana`)
  await fetch(url)
  measured.leftToBrowser('jobs.list', 'late')
  measured.leftToBrowser('jobs.list', 'late')
  measured.leftToBrowser('jobs.list', 'no-data')
  const text = await measured.text()
  for (const line of [
    'http_requests_total{name="jobs.list",status="204"} 2',
    'http_request_seconds_count{name="jobs.list"} 2',
    'pages_rendered_in_browser_total{page="jobs.list",reason="late"} 2',
    'pages_rendered_in_browser_total{page="jobs.list",reason="no-data"} 1',
    'live_streams 3',
    'registry_errors 2',
    'nats_connected 1',
    'release_visitors{remote="mf-jobs",version="1",trial="true"} 60',
    'release_failed_visitors{remote="mf-jobs",version="1",trial="true"} 7',
    'trials_ended_total{remote="mf-jobs"} 1',
  ])
    expect(text).toContain(`\n${line}\n`)
  expect(await measured.pagesInBrowser()).toEqual([
    { page: 'jobs.list', reason: 'late', count: 2 },
    { page: 'jobs.list', reason: 'no-data', count: 1 },
  ])
  const [, sum] = /http_request_seconds_sum\{name="jobs.list"\} (\S+)/.exec(text)!
  expect(Number(sum)).toBeGreaterThan(0)
  // seconds, not milliseconds
  expect(Number(sum)).toBeLessThan(60)
  expect(text).toContain('process_cpu_seconds_total')
  expect(text).not.toContain('ana')
  expect(measured.type).toMatch(/^text\/plain/)
})
