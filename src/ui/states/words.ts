/** The name of the choice of a state. */
export const stateWords = {
  state: 'State',
}
