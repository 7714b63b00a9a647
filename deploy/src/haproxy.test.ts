import { expect, it } from 'vitest'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../bin/manifests.ts'
import { haproxy } from './haproxy.ts'

it('puts each process behind its address, tells who asked to shells alone, and repeats no write', () => {
  const text = haproxy(
    [
      {
        name: 'shell',
        listen: ':443 ssl crt /etc/haproxy/work.pem',
        instances: ['10.0.0.1:8080', '10.0.0.2:8080'],
      },
      { name: 'jobs', listen: '127.0.0.1:8081', instances: ['10.0.0.1:8081', '10.0.0.2:8081'] },
    ],
    '127.0.0.1:9000',
  )
  const [, shell = '', jobs = ''] = text.split(/^frontend (?=shell|jobs)/m)
  expect(shell).toContain('bind :443 ssl crt /etc/haproxy/work.pem\n  option forwardfor\n')
  expect(jobs).not.toContain('forwardfor')
  for (const part of [shell, jobs]) expect(part).toContain('disable-l7-retry if !METH_GET')
  expect(jobs.match(/^ {2}server .+$/gm)).toEqual([
    '  server jobs-1 10.0.0.1:8081',
    '  server jobs-2 10.0.0.2:8081',
  ])
})

it('is printed for machines that have one of each process, and for nothing that is no address', async () => {
  const run = runHere(main, () => ({}))
  const [two, at] = [
    ['--machines', '10.0.0.1,10.0.0.2'],
    ['--address', '10.0.0.9'],
  ]
  const certificate = ['--certificate', '/etc/haproxy/work.pem']
  const { code, out } = await run('haproxy', ...two, ...at, ...certificate)
  expect(code).toBe(0)
  expect(out).toContain('frontend shell\n  bind :443 ssl crt /etc/haproxy/work.pem\n')
  expect(out).toContain('frontend jobs\n  bind 10.0.0.9:8082\n')
  expect(out).toContain('  server jobs-1 10.0.0.1:8082\n  server jobs-2 10.0.0.2:8082\n')
  for (const args of [
    [...two, ...at],
    [...two, ...certificate],
    ['--machines', '10.0.0.1', ...at, ...certificate],
    ['--machines', 'one,two\n', ...at, ...certificate],
    [...two, ...at, '--certificate', '/one two'],
    [...two, ...at, ...certificate, '--status', 'here'],
  ])
    expect(await run('haproxy', ...args), args.join(' ')).toMatchObject({ code: 2, out: '' })
})
