import { AnswerActions, PageAnswer, type Result } from '../../../ui/answer/page-answer'
import { ResultCard } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-answered-page'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { answer, readInputs } from './answer'
import { CostBars } from './cost-bars'
import { inputs } from './inputs'
import { OfferSheet } from './offer-sheet'
import styles from './page.module.css'
import { nameOf, verdictOn } from './verdict'
import { head } from './view'

const calculator = { inputs, readInputs, answer, loadActions: () => import('./share') }
const howItWorks = lazyPart(() => import('./how-it-works').then(({ HowItWorks }) => HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, reading, now, later, actions } = useAnsweredPage(calculator)

  const verdict = verdictOn(now, { money: wholeMoney, unit: now.typed.tenureUnit })
  const { label, figure, lead, sentence, notes } = verdict
  const costs: Result[] = now.compared.map((offer) => ({
    label: `Cost of ${nameOf(offer)}`,
    value: wholeMoney(offer.costInAll),
  }))

  return (
    <PageAnswer results={[{ label, value: figure }, ...costs]}>
      <div className={styles.verdict}>
        <ResultCard
          caption={
            <>
              {/* A new sentence is a new element: programs that translate pages replace its texts. */}
              <span key={`${lead}${sentence}`} className={styles.first}>
                {lead && <b>{lead}</b>}
                {sentence}
              </span>
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {` ${note}`}
                </span>
              ))}
            </>
          }
        >
          <CostBars compared={now.compared} />
          <AnswerActions {...actions} />
        </ResultCard>
      </div>
      <OfferSheet typed={typed} reading={reading} settled={now} />
      <DeferredIsland part={howItWorks} props={{ compared: later.compared }} />
      {others}
    </PageAnswer>
  )
}
