/** One chunk, by whichever of them is wanted first. */
export { openHelpFromLinks as startHelp } from './open-help-from-links.ts'
export { startPrompts } from './start-prompts.tsx'
