import { openRecogniser } from '../src/resume/scan/recogniser.ts'

let opened: ReturnType<typeof openRecogniser> | undefined

/** The recogniser of all tests of a worker that need no thread of its own: it takes a third of a second to open, and its first page half of one more. */
export const openedRecogniser = (): ReturnType<typeof openRecogniser> => (opened ??= openRecogniser())
