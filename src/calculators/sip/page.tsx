import { PageHead } from '../../ui/page-head'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { sipMeta } from './meta'

export function Page({ others }: CalculatorPageProps) {
  return (
    <>
      <PageHead {...sipMeta} />
      <PageLinks links={others} />
    </>
  )
}
