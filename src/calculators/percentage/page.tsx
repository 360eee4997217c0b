import { PageHead } from '../../ui/page-head'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { percentageMeta } from './meta'

export function Page({ others }: CalculatorPageProps) {
  return (
    <>
      <PageHead {...percentageMeta} />
      <PageLinks links={others} />
    </>
  )
}
