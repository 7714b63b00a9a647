import * as z from 'zod/mini'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

/** Asks a number that somebody gave for a YES. It may be a stranger's: it names nobody. */
export const textRequest = template(z.object({}), {
  text: (_, { language }) => translatorFor(language)('request.text'),
  email: undefined,
})
