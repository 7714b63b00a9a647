/** The entry of localStorage with the jobs that a visitor saved. In a file of its own: a page asks for it that loads none of them. */
export const keptJobsName = 'saved-jobs'
