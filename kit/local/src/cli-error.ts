/** An error for the person at the terminal: its message is printed without a stack. */
export class CliError extends Error {
  override name = 'CliError'
}
