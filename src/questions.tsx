import type { CalculatorMeta } from './ui/calculator-meta'
import { type Question, Questions } from './ui/questions'

const lists = import.meta.glob<readonly Question[]>('./calculators/*/questions.ts', {
  eager: true,
  import: 'questions',
})

/** The questions of a calculator. They are many words, so no page loads them with its first scripts. */
export function questionsOf({ folder }: CalculatorMeta): readonly Question[] {
  const questions = lists[`./calculators/${folder}/questions.ts`]
  if (!questions) throw new Error(`src/calculators/${folder} has no questions.ts`)
  return questions
}

export function QuestionsOf({ calculator }: { calculator: CalculatorMeta }) {
  return <Questions questions={questionsOf(calculator)} />
}
