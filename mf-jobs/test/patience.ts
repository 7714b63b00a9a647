import { configure } from '@testing-library/react'

// A busy machine takes longer than the second that the library waits.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') })
