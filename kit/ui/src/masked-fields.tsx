import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, ClipboardEvent, FocusEvent, InputHTMLAttributes, Ref } from 'react'
import { TextField } from './text-field.tsx'
import type { FieldTexts } from './field.tsx'
import { comingDayMask, dayMask, monthMask } from './mask/date-mask.ts'
import type { Mask } from './mask/mask.ts'
import { phoneMask } from './mask/phone-mask.ts'

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'children' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'maxLength'
>

interface MaskedFieldProps extends FieldTexts, Native {
  /** The value; uncontrolled without. */
  value?: string
  defaultValue?: string
  /** Gets the masked value. */
  onChange?: (value: string) => void
  width?: 'short' | 'medium'
  ref?: Ref<HTMLInputElement>
}

const direction: Record<string, 'back' | 'forward'> = {
  deleteContentBackward: 'back',
  deleteWordBackward: 'back',
  deleteContentForward: 'forward',
  deleteWordForward: 'forward',
}

/** A text field with a mask. */
function MaskedField(props: MaskedFieldProps & { mask: Mask; type?: 'text' | 'tel' }) {
  const { mask, value, defaultValue, onChange, onBlur, onPaste, ...field } = props
  const [own, setOwn] = useState(defaultValue ?? '')
  const shown = mask.show(value ?? own)
  const caret = useRef<{ input: HTMLInputElement; text: string; at: number }>(null)
  const pastedAt = useRef<number>(undefined)

  const take = (text: string) => {
    if (text === shown) return
    setOwn(text)
    onChange?.(text)
  }

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const { inputType } = event.nativeEvent as InputEvent
    const masked = mask.edit({
      before: shown,
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      deleted: direction[inputType],
      from: inputType === 'insertFromPaste' ? pastedAt.current : undefined,
    })
    input.value = masked.text
    input.setSelectionRange(masked.caret, masked.caret)
    caret.current = { input, text: masked.text, at: masked.caret }
    take(masked.text)
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    pastedAt.current = event.currentTarget.selectionStart ?? undefined
    onPaste?.(event)
  }

  const blur = (event: FocusEvent<HTMLInputElement>) => {
    take(mask.leave(shown))
    onBlur?.(event)
  }

  // When the parent sets the value later, React writes it again and the caret moves to the end.
  useLayoutEffect(() => {
    const { input, text, at } = caret.current ?? {}
    if (!input || input.value !== text || input.ownerDocument.activeElement !== input) return
    input.setSelectionRange(at ?? 0, at ?? 0)
    caret.current = null
  })

  return (
    <TextField {...field} inputMode="numeric" value={shown} onChange={change} onPaste={paste} onBlur={blur} />
  )
}

/** A US phone number, formatted 212-555-0142 while typed. */
export function PhoneField(props: MaskedFieldProps) {
  return <MaskedField autoComplete="tel-national" width="medium" {...props} type="tel" mask={phoneMask} />
}

/** A day, formatted MM/DD/YYYY while typed; one with the month's name is taken too. */
export function DateField({ isToCome = false, ...props }: MaskedFieldProps & { isToCome?: boolean }) {
  return <MaskedField autoComplete="off" width="short" {...props} mask={isToCome ? comingDayMask : dayMask} />
}

/** A month, formatted MM/YYYY while typed; its name is taken too. */
export function MonthYearField(props: MaskedFieldProps) {
  return <MaskedField autoComplete="off" width="short" {...props} mask={monthMask} />
}
