import http from 'node:http'
import { quantile } from '@lunchpail/kit-local/rig/quantile'
import { send, type Call } from '../http/load.ts'

export interface Rate {
  /** requests a second */
  readonly rate: number
  readonly seconds: number
}

/** Milliseconds of a run. */
export interface OpenLoad {
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly requests: number
}

/**
 * An open loop: so many requests a second, whether or not those before were answered, so that a server that falls behind
 * shows it. A request's time counts from when it was due, not from when it could be sent.
 */
export async function openLoad(port: number, { rate, seconds }: Rate, next: () => Call): Promise<OpenLoad> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 })
  const milliseconds: number[] = []
  const begun = performance.now()
  const one = async (index: number): Promise<void> => {
    const due = begun + (index * 1_000) / rate
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    await send(agent, port, next())
    milliseconds.push(performance.now() - due)
  }
  try {
    await Promise.all(Array.from({ length: rate * seconds }, (_, index) => one(index)))
  } finally {
    agent.destroy()
  }
  const [median, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(milliseconds, part)) as [
    number,
    number,
    number,
  ]
  return { median, p95, p99, requests: milliseconds.length }
}
