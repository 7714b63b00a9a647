/** How long an archive can be downloaded, and after which time another may be asked for. */
export const archiveHours = { kept: 7 * 24, between: 24 } as const
