import type { SiteProcess } from '@lunchpail/contracts/noun'

/** `routes.jobs.<instance>`: what an instance of a process says that it has. */
export const routeSubjects = 'routes.*.*'

export const routeSubject = (process: SiteProcess, instance: string): string =>
  `routes.${process}.${instance}`
