import { PageHead } from '../../ui/page-head'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { profitLossMeta } from './meta'

export function Page({ others }: CalculatorPageProps) {
  return (
    <>
      <PageHead {...profitLossMeta} />
      <PageLinks links={others} />
    </>
  )
}
