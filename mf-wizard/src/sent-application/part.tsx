import type { ReactNode } from 'react'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** One part of a sent application, under its heading. */
export const Part = ({ title, children }: PartProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)
