import * as React from 'react'
import { configure } from '@testing-library/react'

// The first screen of a file loads its modules, on a machine that may be busy. A whole page in a message is unreadable.
configure({ asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? 'not found') })

/**
 * In development React keeps, for each of the first ten thousand elements of a second, the stack of what made it, which takes
 * a seventh of the time of these tests and is never read: to React, these have been made already.
 */
const internals = (React as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]!
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
