import * as z from 'zod'
import type { Endpoint, Schema } from '@lunchpail/contracts/endpoint'
import type { Slot } from '@lunchpail/contracts/slot'
import type { ReleaseEndpoint, ReleaseSlot } from './release-descriptor.ts'

const jsonSchema = (schema: Schema, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
const optional = (schema: Schema | undefined) => (schema ? jsonSchema(schema, 'input') : null)

/** An endpoint as its caller sees it: requests before parsing, responses after. */
export const describeEndpoint = ({
  name,
  method,
  path,
  params,
  query,
  body,
  answers,
}: Endpoint): ReleaseEndpoint => ({
  name,
  method,
  path,
  params: optional(params),
  query: optional(query),
  body: optional(body),
  answers: Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [status, jsonSchema(schema, 'output')]),
  ),
})

export const describeSlot = ({ name, props, outcome }: Slot): ReleaseSlot => ({
  name,
  props: jsonSchema(props, 'input'),
  outcome: jsonSchema(outcome, 'output'),
})
