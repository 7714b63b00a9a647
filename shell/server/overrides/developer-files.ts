import path from 'node:path'
import * as z from 'zod/mini'
import { releaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import { readBounded } from '@lunchpail/kit-service/read-bounded'
import { insideFolder } from '../static/static-files.ts'
import type { Override } from './override-tokens.ts'

/** What a build for browsers has; never one for the server. */
const served = new Set('.js .css .map .json .svg .png .jpg .webp .avif .ico .woff .woff2'.split(' '))
const limits = { descriptorMs: 2_000, fileMs: 10_000, descriptorBytes: 4_000_000, fileBytes: 20_000_000 }

async function fetchBounded(address: string, timeoutMs: number, maxBytes: number) {
  // nothing of the visitor goes along, and no answer leads elsewhere
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (response.ok) return readBounded(response, maxBytes)
  await response.body?.cancel()
  return undefined
}

/** The build that a developer serves, by its release.json; undefined where they serve none of that microfrontend. */
export async function developersBuild({ remote, address }: Override): Promise<ReleaseDescriptor | undefined> {
  try {
    const { descriptorMs, descriptorBytes } = limits
    const body = await fetchBounded(new URL('/release.json', address).href, descriptorMs, descriptorBytes)
    if (!body) return undefined
    const { data } = z.safeParse(releaseDescriptor, JSON.parse(new TextDecoder().decode(body)))
    return data?.name === remote ? data : undefined
  } catch {
    return undefined
  }
}

/** One file of that build; undefined for what is no file for a browser, is not there, or does not come. */
export async function developersFile({ address }: Override, requested: string) {
  const file = insideFolder('/', requested)
  if (file === undefined || !served.has(path.extname(file))) return undefined
  const there = file.split(path.sep).map(encodeURIComponent).join('/')
  try {
    const body = await fetchBounded(new URL(there, address).href, limits.fileMs, limits.fileBytes)
    return body && { body: Buffer.from(body), type: path.extname(file) }
  } catch {
    return undefined
  }
}
