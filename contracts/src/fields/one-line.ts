import * as z from 'zod/mini'
import { isOneLine } from '../auth/name-rules.ts'

/** A title or name that other people read in one line: in a list, a feed or an email. */
export const oneLine = z.refine<string>(isOneLine, 'account.name-characters')
