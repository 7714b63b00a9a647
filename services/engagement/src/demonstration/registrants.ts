/** Who is registered for an event of the demonstration, by their places among the applicants of its company, in the order in which they came. */
interface DemonstrationRegistrants {
  readonly gatheringId: string
  readonly applicants: readonly number[]
  /** how many of them are checked in, from the first */
  readonly checkedIn: number
}

/** Two wait for the open house, which has eight places. */
export const demonstrationRegistrants: readonly DemonstrationRegistrants[] = [
  {
    gatheringId: 'harbor-and-pine-open-house',
    applicants: [3, 5, 0, 8, 6, 4, 2, 7, 1, 10],
    checkedIn: 3,
  },
  { gatheringId: 'harbor-and-pine-hiring-day', applicants: [1, 9, 4, 0, 16, 3], checkedIn: 0 },
  { gatheringId: 'forklift-safety-class', applicants: [13, 14, 11, 2], checkedIn: 0 },
  { gatheringId: 'first-job-program', applicants: [17, 2], checkedIn: 0 },
]
