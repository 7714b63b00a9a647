// by its package name: a microfrontend bundles this module and takes that one from the shell
import { toast } from '@lunchpail/kit-web/toast'

/** long enough to be read by whoever looks elsewhere on the page */
const readMs = 6_000

/** What did not work, or not wholly: it stays longer than a word of success, and looks different. */
export const tellFailure = (sentence: string): void =>
  void toast(sentence, { tone: 'bad', milliseconds: readMs })
