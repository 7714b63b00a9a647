import { expect, it } from 'vitest'
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
