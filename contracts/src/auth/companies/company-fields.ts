import * as z from 'zod/mini'
import { wholeNumber } from '../../fields/whole-number.ts'
import { permissionLevel } from '../enumerations.ts'
import { scopeAccess } from './permissions.ts'

/*
 * What the calls about a company's people have in common.
 */

/** What a manager was given. */
export const permission = {
  level: z.literal(Object.values(permissionLevel)),
  /** null but for the level custom */
  access: z.nullable(scopeAccess),
}

export const paged = { query: z.object({ page: z.optional(wholeNumber(1, 99_999)) }) }
export const pages = { page: z.number(), pages: z.number(), total: z.number() }

export const ofId = { params: z.object({ id: z.uuid({ error: 'field.invalid' }) }) }

export const done = { 200: z.object({ done: z.literal(true) }) }
