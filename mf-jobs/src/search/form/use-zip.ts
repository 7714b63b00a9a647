import { useLayoutEffect, useRef, useState } from 'react'
import { useRuleSentence } from '@lunchpail/kit-web/language'

/** The ZIP code while it is typed: it counts when it is whole, and takes the focus where it is wrong. */
export function useZip(ofAddress: string, refused: string | undefined) {
  const rule = useRuleSentence()
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(ofAddress)
  const [wrong, setWrong] = useState(false)
  // The address changes without this field too, by Back or by a link.
  const [seen, setSeen] = useState(ofAddress)
  if (seen !== ofAddress) {
    setSeen(ofAddress)
    setValue(ofAddress)
    setWrong(false)
  }
  useLayoutEffect(() => {
    if (refused) field.current?.focus()
  }, [refused])
  return {
    field,
    value,
    error: wrong ? rule('person.zip-invalid') : value === ofAddress ? refused : undefined,
    type: (text: string) => setValue(text.replace(/\D/g, '')),
    /** whether it may be sent */
    check: (): boolean => {
      const known = value === '' || /^\d{5}$/.test(value)
      setWrong(!known)
      if (!known) field.current?.focus()
      return known
    },
  }
}
