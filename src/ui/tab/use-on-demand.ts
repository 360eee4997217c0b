import { loadOrReload, notLoaded } from './load-or-reload'
import { useToast } from './toast'

/**
 * For a press: loads what it needs and goes on with it, or says that it could not be loaded. Then
 * another press is another try.
 *
 * @example onDemand(dialog.load, 'The menu', () => setIsOpen(true))
 */
export function useOnDemand() {
  const showToast = useToast()
  return <Part>(
    load: () => Promise<Part>,
    name: string,
    goOn: (part: Part) => void,
  ): Promise<void> => loadOrReload(load).then(goOn, () => showToast(notLoaded(name)))
}
