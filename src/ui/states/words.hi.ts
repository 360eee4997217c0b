import type { stateWords as english } from './words'

export const stateWords: typeof english = {
  state: 'राज्य',
}
