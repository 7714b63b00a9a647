import { configure } from '@testing-library/react'

// The first screen of a file loads its modules, on a machine that may be busy. A whole page in a message is unreadable.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? 'not found') })
