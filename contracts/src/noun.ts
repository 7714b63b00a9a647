/** The nouns of the product. One noun is one service, one database, one microfrontend and one folder here. */
export const nouns = ['auth', 'jobs', 'wizard', 'profile', 'matches', 'engagement', 'notifications'] as const
export type Noun = (typeof nouns)[number]
