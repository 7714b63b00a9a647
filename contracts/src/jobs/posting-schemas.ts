import * as z from 'zod/mini'
import { flag } from '../fields/request-fields.ts'
import { line, paragraph } from '../fields/texts.ts'
import { postingFieldNames, postingFields, type FieldKind, type PostingFieldName } from './posting-fields.ts'
import * as postingLimits from './posting-limits.ts'
import { optionalLine, optionalText } from './typed-text.ts'

// A remote that parses nothing is built without this module (kit/build/src/zod-stub.ts).

const shapeOf = <Schemas extends Record<FieldKind, z.ZodMiniType>>(schemas: Schemas) =>
  Object.fromEntries(postingFieldNames.map((name) => [name, schemas[postingFields[name].kind]])) as {
    [Name in PostingFieldName]: Schemas[(typeof postingFields)[Name]['kind']]
  }

/** As a manager types them. */
export const typedPostingFields = /*#__PURE__*/ shapeOf({
  line: optionalLine(postingLimits.lineCharacters),
  paragraph: optionalText(postingLimits.paragraphCharacters),
  flag: z._default(flag, false),
  months: z._default(z.int('field.invalid').check(z.gte(0, 'field.invalid'), z.lte(600, 'field.invalid')), 0),
})

/** As they are answered. */
export const storedPostingFields = /*#__PURE__*/ shapeOf({
  line: z.nullable(line),
  paragraph: z.nullable(paragraph),
  flag: z.boolean(),
  months: z.number(),
})
