import { PageHead } from '../../ui/page-head'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { ecommerceProfitMeta } from './meta'

export function Page({ others }: CalculatorPageProps) {
  return (
    <>
      <PageHead {...ecommerceProfitMeta} />
      <PageLinks links={others} />
    </>
  )
}
