/**
 * 2 §4, 2 §9: months of work as years, to the nearest half year. 0 means less than 12 months, which a page shows as
 * "<1 year".
 */
export const experienceYears = (months: number): number => (months < 12 ? 0 : Math.round(months / 6) / 2)
