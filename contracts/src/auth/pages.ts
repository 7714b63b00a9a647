import { page } from '../page.ts'

export const loginPage = page({ name: 'auth.login', owner: 'auth', path: '/login' })
export const signUpPage = page({ name: 'auth.sign-up', owner: 'auth', path: '/signup' })
