import { type ComponentType, useEffect, useState } from 'react'

/** The part of the shell that nobody waits for: loaded when the page is alive and has time. */
export function Later() {
  const [Part, setPart] = useState<ComponentType>()

  useEffect(() => {
    const load = () =>
      // Without it the page works as well, until the next visit.
      import('./updates').then(
        ({ Updates }) => setPart(() => Updates),
        () => {},
      )
    // Safari has no idle callback.
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(load)
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
  }, [])

  return Part && <Part />
}
