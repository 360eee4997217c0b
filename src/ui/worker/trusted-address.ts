type Policy = { createScriptURL(address: string): string }
type PolicyRules = { createScriptURL(address: string): string }

/** The service worker and the files of the build: nothing else is a worker here. */
const OWN_SCRIPT = /^\/(?:sw(?:-\w+)?|assets\/[\w.-]+)\.js$/

let policy: Policy | undefined

/**
 * Where Trusted Types are enforced, a worker's address comes from a policy: it allows our own
 * scripts. There is one such policy, made once.
 *
 * @example new Worker(trustedAddress(address), { type: 'module' })
 */
export function trustedAddress(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy }
  }
  policy ??= trustedTypes?.createPolicy('gst-hisab', {
    createScriptURL(address) {
      if (!OWN_SCRIPT.test(address)) throw new TypeError(`${address} is no script of this site`)
      return address
    },
  })
  return policy?.createScriptURL(address) ?? address
}
