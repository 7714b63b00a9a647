import { takeVisitorResume } from '../api.ts'

const secretKey = 'resume-secret'
const takenKey = 'resume-taken'

/** A browser that keeps nothing asks for the resume again. */
function stored(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}

/** What opens the resume that this tab sent before the sign-up. */
export const visitorSecret = (): string | undefined => stored().getItem(secretKey) ?? undefined
export const keepVisitorSecret = (secret: string): void => stored().setItem(secretKey, secret)
export const forgetVisitorSecret = (): void => stored().removeItem(secretKey)

/** The location of a resume that came with the sign-up of this tab. */
export const takenLocation = (): string | undefined => stored().getItem(takenKey) ?? undefined

/** Makes it the resume of the account that is signed in now; undefined where there is none, or it is gone by now. */
export async function takeOwnResume(): Promise<string | undefined> {
  const secret = visitorSecret()
  if (secret === undefined) return undefined
  const location = await takeVisitorResume(secret).catch(() => undefined)
  forgetVisitorSecret()
  if (location !== undefined) stored().setItem(takenKey, location)
  return location
}
