import type { PaperParty } from '../paper/paper'

/** Where the address names the state and the GSTIN begins with its code, both are said already. */
export function stateToSay({ address, gstin, state }: PaperParty): string {
  const [code = '', ...name] = state.split(' ')
  return gstin.startsWith(code) && address.includes(name.join(' ')) ? '' : state
}
