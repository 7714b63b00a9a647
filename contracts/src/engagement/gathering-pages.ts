import { page } from '../page.ts'

/** Addresses of our own, which people also type from a poster. */
const engagementPage = <const Path extends string>(name: string, path: Path) =>
  page({ name: `engagement.${name}`, owner: 'engagement', path, smallLetters: true })

export const eventsPage = engagementPage('events', '/events')
/** 2 §7: the event url. */
export const eventPage = engagementPage('event', '/events/:id')
export const eventRegisterPage = engagementPage('event-register', '/events/:id/register')
export const eventPosterPage = engagementPage('event-poster', '/events/:id/poster')
/** What a shared device at the event begins with, and goes back to. */
export const eventKioskPage = engagementPage('event-kiosk', '/events/:id/kiosk')
export const programPage = engagementPage('program', '/programs/:id')
export const programRegisterPage = engagementPage('program-register', '/programs/:id/register')
/** `?c=` is the campaign. */
export const referralPage = engagementPage('referral', '/referral')
