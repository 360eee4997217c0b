import { createContext, type ReactNode, type RefObject, use, useRef } from 'react'
import { Announcement } from './announcement'
import { type ActionsProps, PageActions } from './page-actions'
import { ResultBars } from './result-bars'

/** A result as it is shown. */
export type Result = { label: string; value: string }

type PageAnswerProps = {
  /** The main result first. */
  results: readonly [Result, ...Result[]]
  children: ReactNode
}

type Answer = Pick<PageAnswerProps, 'results'> & {
  /** Where it is asked, and where it is answered. */
  inputCard: RefObject<HTMLElement | null>
  resultCard: RefObject<HTMLElement | null>
}

const AnswerContext = createContext<Answer | null>(null)

/** The answer of the page, for the cards that it is made of. */
export function usePageAnswer(): Answer {
  const answer = use(AnswerContext)
  if (!answer) throw new Error('usePageAnswer must be used within PageAnswer')
  return answer
}

/**
 * A page with an answer: it stays in view when its card is not, and screen readers hear of it when
 * it has settled.
 */
export function PageAnswer({ results, children }: PageAnswerProps) {
  const inputCard = useRef<HTMLElement>(null)
  const resultCard = useRef<HTMLElement>(null)
  return (
    <AnswerContext value={{ results, inputCard, resultCard }}>
      {children}
      <ResultBars results={results} inputs={inputCard} result={resultCard} />
      <Announcement text={results.map(({ label, value }) => `${label} ${value}`).join(', ')} />
    </AnswerContext>
  )
}

/** What a person does with the answer, at the foot of its card. */
export function AnswerActions(props: Omit<ActionsProps, 'results'>) {
  return <PageActions {...props} results={usePageAnswer().results} />
}
