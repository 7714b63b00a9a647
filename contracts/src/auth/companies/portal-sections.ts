/** 2 §1: sections of the portal for hiring managers, in the order in which they are offered. */
export const portalSections = [
  'roles',
  'applies',
  'interviews',
  'check-ins',
  'managers',
  'questions',
  'stats',
  'settings',
] as const
export type PortalSection = (typeof portalSections)[number]
