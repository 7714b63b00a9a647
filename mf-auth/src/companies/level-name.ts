/** The key of a level's name. */
export const levelName = (level: number) => `permission.${level as 1 | 2 | 3 | 4}` as const
