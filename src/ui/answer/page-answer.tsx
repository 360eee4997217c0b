import { ArrowUp, ChevronDown, Copy, Link as LinkIcon, Printer, RotateCcw } from 'lucide'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Fields } from '../../core/fragment'
import type { Currency } from '../../core/money/currencies'
import type { PageInputs } from '../memory/page-inputs'
import { Button } from '../page/button'
import { classNames } from '../page/class-names'
import { Icon } from '../page/icon'
import { useCurrency } from '../tab/currency'
import { useLoadedWhenIdle } from '../tab/lazy-part'
import { type ShowToast, useOnDemand, useToast } from '../tab/toast'
import { uiWords } from '../words'
import { fitOf } from './fit'
import styles from './page-answer.module.css'

/** A result as it is shown. */
export type Result = { label: string; value: string }

type PageAnswerProps = {
  /** The main result first. */
  results: readonly [Result, ...Result[]]
  /** Where it is asked, if that is outside the answer. */
  inputs?: RefObject<HTMLElement | null>
  /** Whether the answer is of an example: nobody has typed anything yet. */
  isExample?: boolean
  children: ReactNode
}

type Answer = Pick<PageAnswerProps, 'results'> & {
  readonly isExample: boolean
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
 * A page with an answer: it stays in view when its card is not, and screen readers are told of it
 * when it has stopped changing.
 */
export function PageAnswer({ results, inputs, isExample = false, children }: PageAnswerProps) {
  const ownInputs = useRef<HTMLElement>(null)
  const inputCard = inputs ?? ownInputs
  const resultCard = useRef<HTMLElement>(null)
  return (
    <AnswerContext value={{ results, isExample, inputCard, resultCard }}>
      {children}
      <ResultBars results={results} inputs={inputCard} result={resultCard} />
      <Announcement text={uiWords.answer.results(results)} />
    </AnswerContext>
  )
}

/** What a person does with the answer, at the foot of its card. */
export function AnswerActions(props: Omit<ActionsProps, 'results'>) {
  return <PageActions {...props} results={usePageAnswer().results} />
}

const SETTLE_MS = 600

/** Tells screen readers the text once, politely, when it has not changed for a moment. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  const lastText = useRef(text)

  useEffect(() => {
    if (text === lastText.current) return
    const timer = setTimeout(() => {
      lastText.current = text
      setSpoken(text)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div role="status" className="visually-hidden">
      {spoken}
    </div>
  )
}

type ResultBarsProps = {
  /** The main result first. */
  results: readonly { label: string; value: string }[]
  inputs: RefObject<HTMLElement | null>
  result: RefObject<HTMLElement | null>
}

/**
 * The answer when its card is out of view: a bar under the header on wide screens, a dock at the
 * bottom on narrow ones. Both only repeat, so screen readers hear nothing of the figures.
 */
export function ResultBars({ results, inputs, result }: ResultBarsProps) {
  const place = usePlaceOf(result)

  const goToInputs = () => {
    inputs.current?.scrollIntoView({ block: 'start' })
    const field = (selector: string) => inputs.current?.querySelector<HTMLElement>(selector)
    const first = field('[type=text],textarea') ?? field('select')
    first?.focus({ preventScroll: true })
  }

  const [main] = results
  return (
    <>
      <div className={classNames(styles.answerBar, place === 'above' && styles.shown)}>
        <div className={styles.answers}>
          <p className={styles.pairs} aria-hidden="true">
            {results.map(({ label, value }) => (
              <span key={label}>
                {label} <b data-amount>{value}</b>
              </span>
            ))}
          </p>
          <Button kind="quiet" onClick={goToInputs}>
            <Icon of={ArrowUp} size={18} />
            {uiWords.answer.changeInputs}
          </Button>
        </div>
      </div>
      <div className={classNames(styles.dock, place !== 'in view' && styles.shown)}>
        <p className={styles.answer} aria-hidden="true">
          <span>{main?.label}</span>
          <b data-amount data-fit={fitOf(main?.value ?? '')}>
            {main?.value}
          </b>
        </p>
        <Button kind="secondary" onClick={() => result.current?.scrollIntoView({ block: 'start' })}>
          {uiWords.answer.details}
          <Icon of={ChevronDown} size={18} />
        </Button>
      </div>
    </>
  )
}

/** What it covers of the window, in pixels. */
const HEADER = 72

/** Where the result's figure is. On phones it opens below the first screen, so that is assumed. */
function usePlaceOf(result: RefObject<HTMLElement | null>): 'above' | 'in view' | 'below' {
  const [place, setPlace] = useState<'above' | 'in view' | 'below'>('below')

  useEffect(() => {
    const figure = result.current?.querySelector('dd')
    const card = result.current
    if (!figure || !card || !('IntersectionObserver' in window)) return
    let figureInView = false
    let cardInView = false
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.target === figure) figureInView = entry.isIntersecting
          else cardInView = entry.isIntersecting
        }
        // The bar waits until the whole card is gone, if a window can hold it; the dock only looks at
        // the figure.
        const isWide = matchMedia('(width >= 56.25em)').matches
        const isLow = card.offsetHeight <= innerHeight
        const isAbove = figure.getBoundingClientRect().top < HEADER
        setPlace(
          (isWide && isLow ? cardInView : figureInView) ? 'in view' : isAbove ? 'above' : 'below',
        )
      },
      { rootMargin: `-${HEADER}px 0px 0px` },
    )
    watcher.observe(figure)
    watcher.observe(card)
    return () => watcher.disconnect()
  }, [result])

  return place
}

export type ActionsProps = {
  /** Loses what it knows of each field's name: the actions only pass the inputs on. */
  inputs: PageInputs<Fields>
  /** The inputs that the results belong to: results may be a moment behind what is typed. */
  typed: Fields
  /** Loads what the buttons do, with the page's own words for its inputs. Always the same function. */
  load(): Promise<{ actions: Actions }>
  /** The main result first. */
  results: readonly { label: string; value: string }[]
  /** A button that stands elsewhere on the page. */
  without?: 'print'
}

/** An answer, and what it takes to do something with it. */
export type ActionContext = Omit<ActionsProps, 'load' | 'without'> & {
  currency: Currency
  showToast: ShowToast
  /** Shows a dialog, or none. */
  showDialog(dialog: ReactNode): void
}

export type Actions = {
  copy(answer: ActionContext): void
  share(answer: ActionContext): void
  print(answer: ActionContext): void
  reset(answer: ActionContext): void
  /** What a printed sheet says at its foot. */
  PrintedFoot: ComponentType<Pick<ActionContext, 'typed' | 'currency'>>
}

const buttons = [
  ['copy', Copy, uiWords.answer.buttons.copy],
  ['share', LinkIcon, uiWords.answer.buttons.share],
  ['print', Printer, uiWords.answer.buttons.print],
  ['reset', RotateCcw, uiWords.answer.buttons.reset],
] as const

/** The place at the foot of the page where a printed sheet says when it was made, and from what. */
export const PRINTED_FOOT = 'printed-foot'

/**
 * What a person does with a result: copy it, send it, print it, or start again. All of that is
 * loaded ahead, so that a press acts at once, as clipboards want it; an earlier press waits for it.
 */
export function PageActions({ load, without, ...asked }: ActionsProps) {
  const showToast = useToast()
  const onDemand = useOnDemand()
  const { currency } = useCurrency()
  const { actions } = useLoadedWhenIdle({ load }) ?? {}
  const [dialog, showDialog] = useState<ReactNode>()
  const answer = { ...asked, currency, showToast, showDialog }

  const press = (name: (typeof buttons)[number][0]) =>
    actions
      ? actions[name](answer)
      : onDemand(load, uiWords.answer.buttonNotLoaded, ({ actions }) => actions[name](answer))

  return (
    <div className={styles.actions}>
      {buttons
        .filter(([name]) => name !== without)
        .map(([name, icon, label]) => (
          <Button key={name} kind="quiet" onClick={() => press(name)}>
            <Icon of={icon} size={18} />
            {label}
          </Button>
        ))}
      {actions && <actions.PrintedFoot {...answer} />}
      {dialog}
    </div>
  )
}
