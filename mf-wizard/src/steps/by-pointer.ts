import { useRef, type MouseEvent } from 'react'

/**
 * Whether the last choice was a tap or a click. Who chooses by the keyboard looks at one choice after the other, and goes on
 * by Next.
 */
export function useByPointer() {
  const isPointer = useRef(false)
  return {
    /** of an element around the choices; their own events come after it */
    onClickCapture: ({ detail }: MouseEvent) => void (isPointer.current = detail > 0),
    isByPointer: () => isPointer.current,
  }
}
