/** Whether a service's test asks a started service, by what it imports; else it asks rules alone. */
export const asksService = (source: string): boolean =>
  /\/test\/[a-z]+-service\.ts'|@lunchpail\/kit-[a-z]+\/(?:testing|test)\//.test(source)
