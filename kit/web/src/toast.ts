import { toastMs } from '@lunchpail/contracts/constants'
import { store } from './store.ts'

export interface Toast {
  readonly id: number
  readonly message: string
  /** `bad`: something did not work */
  readonly tone: 'good' | 'bad'
}

interface ToastOptions {
  readonly milliseconds?: number
  readonly tone?: Toast['tone']
}

const toasts = store<readonly Toast[]>([])
let count = 0

/** For the host, which shows them. */
export const useToasts = toasts.use

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/**
 * A short notice that comes and goes: "Changes saved". For anything a person must act on, write it in the page. What is
 * said again takes the place of the first. Returns how to take it away before its time.
 */
export function toast(
  message: string,
  { milliseconds = toastMs, tone = 'good' }: ToastOptions = {},
): () => void {
  const id = ++count
  toasts.set([...toasts.get().filter((other) => other.message !== message), { id, message, tone }])
  setTimeout(() => dismissToast(id), milliseconds)
  return () => dismissToast(id)
}
