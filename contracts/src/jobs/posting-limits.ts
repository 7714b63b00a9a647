/*
 * What a posting may hold at most. Its import refuses more, so that no response or event of it is too long. Imported as
 * `postingLimits`, each by itself: a remote is built with those that it needs.
 */

/** of a title, a company's name, a start time: `line` of ../fields/texts.ts */
export const lineCharacters = 200
/** of a city, so that it is a line together with its state */
export const cityCharacters = 100
/** of a company's description, a schedule, a question: `paragraph` of ../fields/texts.ts */
export const paragraphCharacters = 2_000
/** of the description: sections, and characters of each */
export const sections = 100
export const sectionCharacters = 20_000
/** required skills, and those that the answers to a question open */
export const keywords = 50
export const questions = 20
/** choices of a question */
export const answers = 50
/** of all questions as JSON, so that a position is never too large for an event */
export const questionsBytes = 100_000
