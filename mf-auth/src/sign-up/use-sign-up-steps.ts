import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { FieldErrors } from '../forms/field-errors.ts'
import { type SignUpPlace, signUpSteps, type SignUpValues } from './sign-up-values.ts'

const stepOf = (field: string): number =>
  signUpSteps.findIndex((fields) => (fields as readonly string[]).includes(field))

/** The sign-up form one step after the other, or all at once. What was typed stays in the form. */
export function useSignUpSteps({ variant }: SignUpPlace, around: RefObject<HTMLElement | null>) {
  const several = variant === 'steps'
  const last = signUpSteps.length - 1
  const [step, setStep] = useState(0)
  /** the last step that the person wanted to leave: what comes after it is not checked yet */
  const checked = useRef(-1)
  const [turns, setTurns] = useState(0)
  useLayoutEffect(() => {
    if (turns > 0) around.current?.querySelector('input')?.focus()
  }, [turns, around])
  const show = (next: number) => {
    setStep(next)
    setTurns((count) => count + 1)
  }
  const isLast = !several || step === last
  return {
    several,
    isLast,
    number: step + 1,
    count: signUpSteps.length,
    isShown: (field: keyof SignUpValues): boolean => !several || stepOf(field) === step,
    asked: (errors: FieldErrors): FieldErrors =>
      several
        ? Object.fromEntries(Object.entries(errors).filter(([field]) => stepOf(field) <= checked.current))
        : errors,
    /** Next was pressed: the fields so far are checked from now on. */
    pressed: () => {
      checked.current = Math.max(checked.current, step)
    },
    /** True where there is a step to go on to. */
    goOn: (): boolean => {
      if (!isLast) show(step + 1)
      return !isLast
    },
    goBack: () => show(step - 1),
    /** To the first step that has one of these fields. */
    showFirstOf: (fields: readonly string[]) => {
      const first = Math.min(...fields.map(stepOf).filter((index) => index >= 0))
      if (several && first < step) show(first)
    },
  }
}
