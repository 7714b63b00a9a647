import { page } from '../page.ts'

export const homePage = page({ name: 'shell.home', owner: 'shell', path: '/' })
export const termsPage = page({ name: 'shell.terms', owner: 'shell', path: '/terms' })
export const helpPage = page({ name: 'shell.help', owner: 'shell', path: '/help' })
export const privacyPage = page({ name: 'shell.privacy', owner: 'shell', path: '/privacy' })
export const cookiesPage = page({ name: 'shell.cookies', owner: 'shell', path: '/cookies' })
