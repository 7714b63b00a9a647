import type { ReleaseDescriptor, ReleaseEndpoint, ReleaseSlot } from '../src/releases/release-descriptor.ts'

/** A release as a build describes it, with what a test is about put in. */
export const descriptor = (name: string, more: Partial<ReleaseDescriptor> = {}): ReleaseDescriptor => ({
  name,
  version: '0.1.0-aaaaaaaa',
  hostApi: 1,
  entry: 'remoteEntry.aaaaaaaa.js',
  preload: [],
  pages: [],
  nav: [],
  slotsProvided: [],
  slotsUsed: [],
  endpointsUsed: [],
  ...more,
})

export const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})

export const endpoint = (name: string, more: Partial<ReleaseEndpoint> = {}): ReleaseEndpoint => ({
  name,
  method: 'GET',
  path: '/api/thing/:id/',
  params: null,
  query: null,
  body: null,
  answers: { '200': object({ id: { type: 'string' } }) },
  ...more,
})

export const slot = (name: string, props = object({}), outcome = object({})): ReleaseSlot => ({
  name,
  props,
  outcome,
})
