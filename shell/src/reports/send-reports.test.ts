// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reports } from '@lunchpail/contracts/shell/reports'
import { track } from '@lunchpail/kit-web/analytics'
import { reportError } from '@lunchpail/kit-web/error-report'
import * as z from 'zod/mini'
import { reportOf, startReports } from './send-reports.ts'

const printed = vi.spyOn(console, 'error')
beforeEach(() => void printed.mockReset().mockImplementation(() => {}))
afterEach(() => vi.unstubAllGlobals())

const sent: Blob[] = []
const leave = () => dispatchEvent(new Event('pagehide'))
const last = async () => z.parse(reports, JSON.parse(await sent.pop()!.text()))

describe('[SH-12] the two ports of a page', () => {
  it('hold what came before the host was ready, and send it with the rest when the page is left', async () => {
    track('login_failed')
    reportError(new TypeError('rosa@example.com is no number'), 'slot auth.entry.v1')
    expect(printed).toHaveBeenCalledWith('[slot auth.entry.v1]', expect.any(TypeError))
    startReports((body) => sent.push(body) > 0)
    track('login_failed')
    leave()
    const body = await last()
    expect(body.events).toEqual(['login_failed', 'login_failed'])
    expect(body.errors).toMatchObject([{ where: 'slot auth.entry.v1', name: 'TypeError' }])
    expect(JSON.stringify(body)).not.toContain('rosa')
    leave()
    expect(sent).toEqual([])
  })

  it('say of an error its class and its place, without query and message', () => {
    const error = new RangeError('secret')
    error.stack =
      'RangeError: secret\n at go (https://site.example/assets/main.1f3a9c2b.js?again=7:1:20)\n at https://site.example/jobs?zip=1'
    expect(reportOf(error, 'window <script>')).toEqual({
      where: 'window -script-',
      name: 'RangeError',
      at: '/assets/main.1f3a9c2b.js:1:20',
    })
    expect(reportOf('a word', 'promise')).toEqual({ where: 'promise', name: 'string', at: null })
  })

  it('send nothing for a visitor who asks not to be tracked, whose errors the console has', () => {
    vi.stubGlobal('navigator', { doNotTrack: '1' })
    startReports((body) => sent.push(body) > 0)
    track('login_failed')
    reportError(new Error('down'), 'window')
    leave()
    expect(sent).toEqual([])
    expect(printed).toHaveBeenCalledOnce()
  })

  it('[AU-31] send nothing for a visitor who refuses statistics, from then on', () => {
    startReports((body) => sent.push(body) > 0)
    track('login_failed')
    document.cookie = 'cookie_settings=statistics; Path=/'
    leave()
    document.cookie = 'cookie_settings=; Path=/; Max-Age=0'
    leave()
    expect(sent).toEqual([])
  })
})
