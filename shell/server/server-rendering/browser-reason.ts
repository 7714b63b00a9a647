/** Why a page that is rendered on the server otherwise was left to the browser, in words for whoever operates the site. */
export const browserReasons = {
  late: 'the render was not done in time',
  failed: 'its code failed, or ran too long',
  paused: 'its release failed three times in a row, and is tried again in half a minute',
  'no-data': 'a service did not answer in time, or failed',
  'too-many-requests': 'the visitor has used up what a service allows them',
  'session-ended': 'the visitor’s session ended meanwhile',
  'too-many-rounds': 'it asked for more and more data',
  stopping: 'this server was ending',
} as const

export type BrowserReason = keyof typeof browserReasons
