import { page } from '../page.ts'

export const homePage = page({ name: 'shell.home', owner: 'shell', path: '/' })
