import { PageAnswer } from '../../../ui/answer/page-answer'
import type { PageProps } from '../../contract'
import { head } from './view'

export { head }

export function Page({ others }: PageProps) {
  return <PageAnswer results={[{ label: head.heading, value: '' }]}>{others}</PageAnswer>
}
