import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import type { FieldErrors } from './field-errors.ts'

interface EntryForm<V extends FieldValues> {
  readonly defaultValues: DefaultValues<V>
  /** what is wrong with what was typed, in the order of the fields */
  readonly check: (values: V) => FieldErrors
  readonly submit: (values: V) => Promise<void>
  /** Answers true where it dealt with the refusal itself. */
  readonly onRefused?: (error: ApiError, values: V) => boolean
  /** Told whether something is wrong, for the title of a page that is this form's own. */
  readonly onHasErrors?: ((hasErrors: boolean) => void) | undefined
}

/**
 * A form whose rules are the contracts' own. What was typed stays, whatever happens; a second press while the first is
 * under way does nothing.
 */
export function useEntryForm<V extends FieldValues>(entry: EntryForm<V>) {
  const { defaultValues, check, submit, onRefused } = entry
  const rule = useRuleSentence()
  const [refusal, setRefusal] = useState<string>()
  const [failures, setFailures] = useState(0)
  const form = useForm<V>({
    defaultValues,
    shouldFocusError: false,
    resolver: (values) => {
      const errors = Object.entries(check(values)).map(([field, { key, values: places }]) => [
        field,
        { type: 'rule', message: rule(key, places) },
      ])
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} }
    },
  })
  const { errors, isSubmitting } = form.formState

  const fail = (sentence?: string) => {
    setRefusal(sentence)
    setFailures((count) => count + 1)
  }
  const send = async (values: V): Promise<void> => {
    try {
      await submit(values)
      setRefusal(undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (onRefused?.(error, values)) return
      const fieldErrors = Object.entries(error.fieldErrors)
      for (const [field, { error: message }] of fieldErrors)
        form.setError(field as Path<V>, { type: 'server', message })
      fail(fieldErrors.length === 0 ? error.message : undefined)
    }
  }
  const press = form.handleSubmit(send, () => fail())

  const fieldErrors = Object.entries(errors).map(([field, error]) => ({
    field,
    message: typeof error?.message === 'string' ? error.message : '',
  }))
  const hasErrors = refusal !== undefined || fieldErrors.length > 0
  const tell = useEffectEvent(() => entry.onHasErrors?.(hasErrors))
  useEffect(() => tell(), [hasErrors])
  return {
    form,
    busy: isSubmitting,
    errorOf: (field: Path<V>) => fieldErrors.find((fieldError) => fieldError.field === field)?.message,
    frame: {
      failures,
      refusal,
      fieldErrors,
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault()
        if (!isSubmitting) void press()
      },
    },
  }
}
