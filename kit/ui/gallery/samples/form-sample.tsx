import { useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../src/button.tsx'
import { ErrorSummary } from '../../src/error-summary.tsx'
import type { ErrorSummaryItem } from '../../src/error-summary.tsx'
import { Link } from '../../src/link.tsx'
import { Page } from '../../src/page.tsx'
import { PasswordField } from '../../src/password-field.tsx'
import { PhoneField } from '../../src/masked-fields.tsx'
import { RadioGroup } from '../../src/radio-group.tsx'
import { Stack } from '../../src/stack.tsx'
import { TextField } from '../../src/text-field.tsx'
import { TopBar } from './top-bar.tsx'

const kinds = [
  { value: 'candidate', label: 'I am looking for work' },
  { value: 'employer', label: 'I am hiring' },
]

export function FormSample() {
  const [fieldErrors, setFieldErrors] = useState<ErrorSummaryItem[]>([])
  const [attempt, setAttempt] = useState(0)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    setFieldErrors([
      { field: 'kind', message: 'Choose one' },
      { field: 'first_name', message: 'First name is required' },
      { field: 'phone', message: 'Please enter a valid phone number' },
    ])
  }
  const errorOf = (field: string) => fieldErrors.find((fieldError) => fieldError.field === field)?.message
  return (
    <>
      <TopBar />
      <main>
        <Page
          width="narrow"
          title="Create your account"
          lead={
            <>
              You have one already? <Link href="#">Log in</Link>
            </>
          }
        >
          <form noValidate onSubmit={send}>
            <Stack>
              <ErrorSummary title="There is a problem" fieldErrors={fieldErrors} attempt={attempt} />
              <RadioGroup
                legend="What brings you here?"
                name="kind"
                choices={kinds}
                error={errorOf('kind')}
              />
              <TextField
                label="First name"
                name="first_name"
                autoComplete="given-name"
                error={errorOf('first_name')}
              />
              <TextField label="Last name" name="last_name" autoComplete="family-name" />
              <TextField label="Email" name="email" type="email" autoComplete="email" />
              <PhoneField
                label="Mobile phone"
                mark="(optional)"
                name="phone"
                hint="Employers text you about interviews."
                error={errorOf('phone')}
              />
              <PasswordField
                label="Password"
                name="password"
                autoComplete="new-password"
                hint="At least 8 characters, with letters and numbers."
                showText="Show"
                hideText="Hide"
              />
              <Button kind="primary" type="submit" wide>
                Create account
              </Button>
            </Stack>
          </form>
        </Page>
      </main>
    </>
  )
}
