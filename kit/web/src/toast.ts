import { store } from './store.ts'

export interface Toast {
  readonly id: number
  readonly message: string
}

const toasts = store<readonly Toast[]>([])
let count = 0

/** For the host, which shows them. */
export const useToasts = toasts.use

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** A short notice that comes and goes: "Changes saved". For anything a person must act on, write it in the page. */
export function toast(
  message: string,
  { milliseconds = 1000 }: { readonly milliseconds?: number } = {},
): void {
  const id = ++count
  toasts.set([...toasts.get(), { id, message }])
  setTimeout(() => dismissToast(id), milliseconds)
}
