import * as React from 'react'

// For every element, React's development build notes by whom it was made, with the stack of an error:
// a sixth of what drawing whole pages takes. Its warnings, which fail a test, come without that.
const internals: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  // It counts them, and starts anew from time to time.
  set: () => {},
  configurable: true,
})
