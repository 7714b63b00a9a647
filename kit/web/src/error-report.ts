/** The one port for errors that nobody handled. */
export function reportError(error: unknown, where: string): void {
  // oxlint-disable-next-line no-console -- it goes nowhere else
  console.error(`[${where}]`, error)
}
