import * as z from 'zod/mini'

/*
 * Texts that responses, events and slots of several nouns carry, each no longer than it can be where it begins: what a person
 * types is bounded by its noun's own fields, what a feed brings by its import (jobs/posting-limits.ts).
 */

export const upTo = (characters: number) => z.string().check(z.maxLength(characters))

/** An id (a UUID, or a short one of ours), or the name of something that the code names. */
export const id = upTo(64)
/** ISO 8601 */
export const instant = upTo(40)
/** One line that a person or a feed wrote: a name, a title, a city, a start time. */
export const line = upTo(200)
/** The letters of a state, or a ZIP code. */
export const placeCode = upTo(10)
/** A phone, stripped of everything else. */
export const tenDigits = upTo(10)
/** What several lines hold. */
export const paragraph = upTo(2_000)
/** A sentence of the site, in the language of the request. */
export const sentence = upTo(1_000)
/** A sentence that may name every skill of a position. */
export const reason = upTo(8_000)
export const url = upTo(2_000)
/** JSON that is sealed or signed: contact, a token. */
export const sealed = upTo(8_000)
