import type { PageProps } from '../../contract'
import { head } from './view'

export { head }

/** The page of settlements: without files, the ways to open them; then what the orders earned. */
export function Page({ others }: PageProps) {
  return <>{others}</>
}
