import { useRef, type MouseEvent } from 'react'

/**
 * Whether the last choice was a tap or a click, of a radio or in a list that a tap opened. With a keyboard one moves through
 * choice after choice, and goes on by Next. The lists stay lists: 1 §2.15 says a select, and a position may have many shifts.
 */
export function useByPointer() {
  const isPointer = useRef(false)
  return {
    /** of an element around the choices; their own events come after these */
    watch: {
      onPointerDownCapture: () => void (isPointer.current = true),
      onKeyDownCapture: () => void (isPointer.current = false),
      // a key that chooses a radio is a click as well, without a pointer
      onClickCapture: ({ detail }: MouseEvent) => void (isPointer.current = detail > 0),
    },
    isByPointer: () => isPointer.current,
  }
}
