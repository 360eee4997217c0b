import { PageHead } from '../../ui/page-head'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { loanMeta } from './meta'

export function Page({ others }: CalculatorPageProps) {
  return (
    <>
      <PageHead {...loanMeta} />
      <PageLinks links={others} />
    </>
  )
}
