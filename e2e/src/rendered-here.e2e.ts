import { expect } from '@playwright/test'
import { changedProcesses } from './site.ts'
import { test } from './test.ts'

test(
  'no page of the tests before was left to the browser',
  { tag: '@before-outages' },
  async ({ request }) => {
    // where this is run again after the others, the count is of what they stopped
    test.skip((await changedProcesses()).length > 0, 'a test has stopped parts of this site')
    const metrics = await (await request.get('/metrics')).text()
    expect(metrics).toContain('# TYPE pages_rendered_in_browser_total counter')
    const left = metrics.split('\n').filter((line) => line.startsWith('pages_rendered_in_browser_total{'))
    // tests end sessions on purpose, some while a page of theirs is rendered
    expect(left.filter((line) => !line.includes('reason="session-ended"'))).toEqual([])
  },
)
