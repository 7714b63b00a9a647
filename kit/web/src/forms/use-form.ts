import { startTransition, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
// by their package names: a microfrontend bundles this module and takes these from the shell
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { useErrorInPageTitle } from '@lunchpail/kit-web/page-title'
import { refusedFields } from './refused-fields.ts'

/** By field: the key of the contracts' sentence, with its values. */
export type RuleErrors = Readonly<
  Record<string, { readonly key: string; readonly values?: Readonly<Record<string, number>> }>
>

interface FormOptions<V extends object> {
  readonly initial: V
  /** the errors of these values, in the order of the fields */
  readonly check: (values: V) => RuleErrors
  readonly submit: (values: V) => Promise<void>
  /** Called before values without errors are sent. Returns true if they must not be: what is shown stays. */
  readonly intercept?: (values: V) => boolean
  /** The field that asks for what the service calls so: `address` of `place.address`. Without it, both have one name. */
  readonly fieldOf?: (path: string) => string
  /** Returns true if it handled the service's error itself. */
  readonly onRefused?: (error: ApiError, values: V) => boolean
}
type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Names<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V] & string

/**
 * The state of a form that is filled in and submitted. Values are checked at the first submit, and after it each field
 * again as it changes. What was typed stays after any error; a submit while another is under way does nothing. While it has
 * errors, the title of the page says so.
 */
export function useForm<V extends object>(options: FormOptions<V>) {
  const { check, submit, intercept, onRefused, fieldOf = (path) => path } = options
  const rule = useRuleSentence()
  const [initial] = useState(options.initial)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string>()
  const [failures, setFailures] = useState(0)
  const [isSubmitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)

  const errorsOf = (now: V): Record<string, string> =>
    Object.fromEntries(
      Object.entries(check(now)).map(([field, { key, values: places }]) => [field, rule(key, places)]),
    )
  const set = (change: Partial<V>): void => setValues((before) => ({ ...before, ...change }))
  const change = (name: string, value: unknown): void => {
    const now = { ...values, [name]: value }
    setValues(now)
    if (!isSubmitted) return
    const { [name]: _, ...others } = errors
    const error = errorsOf(now)[name]
    // an error that stays keeps its place
    setErrors(error === undefined ? others : { ...errors, [name]: error })
  }
  const fail = (at: Readonly<Record<string, string>>, sentence?: string): void => {
    setErrors(at)
    setRefusal(sentence)
    setFailures((count) => count + 1)
  }
  const send = async (): Promise<void> => {
    isSending.current = true
    // a long form is rendered after the press was answered
    startTransition(() => {
      setSubmitted(true)
      setErrors({})
      setRefusal(undefined)
      setBusy(true)
    })
    try {
      await submit(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (onRefused?.(error, values)) return
      const fieldErrors = Object.entries(refusedFields(error)).map(([field, { error: sentence }]) => [
        fieldOf(field),
        sentence,
      ])
      fail(
        Object.fromEntries(fieldErrors) as Record<string, string>,
        fieldErrors.length === 0 ? error.message : undefined,
      )
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  useErrorInPageTitle(refusal !== undefined || Object.keys(errors).length > 0)
  return {
    values,
    /** Changes values of controlled inputs; their errors stay until the next submit. */
    set,
    busy,
    /** Whether something was changed that is neither saved nor on its way. */
    isUnsaved: (): boolean =>
      !isSending.current &&
      Object.entries(values).some(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(initial[name as keyof V]),
      ),
    /**
     * The props of a text field, select or radio group. The input is uncontrolled and its default is the initial value,
     * so that no password is an attribute. An input that comes back gets what was typed into it before.
     */
    field: (name: Names<V, string>) => ({
      name,
      error: errors[name],
      defaultValue: initial[name] as string,
      ref: (input: Input | null) => {
        if (input && values[name] !== initial[name]) restore(input, values[name] as string)
      },
      onChange: ({ target }: ChangeEvent<Input>) => change(name, target.value),
    }),
    masked: (name: Names<V, string>) => ({
      name,
      error: errors[name],
      value: values[name] as string,
      onChange: (value: string) => change(name, value),
    }),
    checkbox: (name: Names<V, boolean>) => ({
      name,
      error: errors[name],
      defaultChecked: values[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked),
    }),
    errors: errors as Readonly<Partial<Record<keyof V, string>>>,
    /** The props of the error summary: an error of no field comes first. */
    summary: {
      attempt: failures,
      fieldErrors: [
        ...(refusal === undefined ? [] : [{ message: refusal }]),
        ...Object.entries(errors).map(([field, message]) => ({ field, message })),
      ],
    },
    onSubmit: (event: { preventDefault: () => void }): void => {
      event.preventDefault()
      if (isSending.current) return
      const found = errorsOf(values)
      const isValid = Object.keys(found).length === 0
      if (isValid && !intercept?.(values)) return void send()
      setSubmitted(true)
      if (!isValid) fail(found)
    },
  }
}

function restore(input: Input, value: string): void {
  if (input.type === 'radio') (input as HTMLInputElement).checked = input.value === value
  else if (input.value !== value) input.value = value
}
export type Form<V extends object> = ReturnType<typeof useForm<V>>
