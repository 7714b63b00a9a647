import * as z from 'zod/mini'

/** An array of at most so many items. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(z.maxLength(most))
