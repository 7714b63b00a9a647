/**
 * The entry of localStorage with the jobs that a visitor saved. In a file of its own: a page that loads none of them reads it, and
 * puts in the job whose button was pressed.
 */
export const keptJobsName = 'saved-jobs'
