import { isService, port, processes, type Process } from './processes.ts'

/** A process behind the balancer: every instance that there may be, as `host:port`; those that are not ready get nothing. */
export interface Balanced {
  readonly name: Process
  /** what follows `bind`: for the shell the site's own address, with its certificate */
  readonly listen: string
  readonly instances: readonly string[]
}

/**
 * Readiness is asked once a second and believed at the second no, in less than a process answers on after SIGTERM. A request
 * that could not connect, of whatever method, reached no instance, and goes to another instance. One that was sent and has no
 * answer is sent again only where it reads: whether a write was done only its caller finds out, with its idempotency key.
 */
const defaults = `global
  # who comes and goes; requests, which have links with secrets, are at a level below
  log stdout format raw daemon notice

defaults
  mode http
  log global
  option httpchk GET /health/ready
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
  balance roundrobin
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  timeout connect 1s
  timeout check 2s
  timeout queue 5s
  timeout http-request 15s
  # a live stream says something more often
  timeout client 60s
  timeout server 60s
  # less than the 65 and 75 seconds after which a process closes a connection: else a write could meet one that just closes
  timeout http-keep-alive 30s
`

const part = ({ name, listen, instances }: Balanced): string => `
frontend ${name}
  bind ${listen}
${name === 'shell' ? '  option forwardfor\n' : ''}  default_backend ${name}

backend ${name}
  http-request disable-l7-retry if !METH_GET
${instances.map((address, index) => `  server ${name}-${index + 1} ${address}\n`).join('')}`

/** HAProxy's configuration: each process behind an address of its own. `status`: where it tells how it fares, to operators. */
export const haproxy = (balanced: readonly Balanced[], status: string): string =>
  `${defaults}
frontend status
  bind ${status}
  monitor-uri /health/ready
  http-request use-service prometheus-exporter if { path /metrics }
${balanced.map(part).join('')}`

/** Machines that have one of each process, and the balancer's own address and certificate. */
export interface Machines {
  readonly machines: readonly string[]
  readonly address: string
  readonly certificate: string
}

/** On each machine, and of services at the balancer too, a process listens at 8080 and its place among all: jobs at 8082. */
export const balancedOn = ({ machines, address, certificate }: Machines): Balanced[] =>
  processes.map((name, place) => ({
    name,
    listen: isService(name) ? `${address}:${port + place}` : `:443 ssl crt ${certificate}`,
    instances: machines.map((machine) => `${machine}:${port + place}`),
  }))
