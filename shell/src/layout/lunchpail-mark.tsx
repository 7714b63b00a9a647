/** The mark: a lunch pail with its handle and latch. */
export function LunchpailMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        d="M11 11V8.5A3.5 3.5 0 0 1 14.5 5h3A3.5 3.5 0 0 1 21 8.5V11"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="M4 16.5A5.5 5.5 0 0 1 9.5 11h13a5.5 5.5 0 0 1 5.5 5.5V17H4z" fill="currentColor" />
      <path
        d="M4 19h8.5v1.5a1.5 1.5 0 0 0 1.5 1.5h4a1.5 1.5 0 0 0 1.5-1.5V19H28v5.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 24.5z"
        fill="var(--color-accent)"
      />
    </svg>
  )
}
