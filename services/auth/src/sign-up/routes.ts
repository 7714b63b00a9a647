import { signUp } from './sign-up.ts'

export const routes = {
  signUp,
}
