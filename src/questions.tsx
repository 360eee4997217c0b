import type { Question, View } from './calculators/contract'
import { Questions } from './ui/page/questions'

const lists = import.meta.glob<readonly Question[]>('./calculators/**/questions.ts', {
  eager: true,
  import: 'questions',
})

export function questionsOf({ folder }: View): readonly Question[] {
  const questions = lists[`./calculators/${folder}/questions.ts`]
  if (!questions) throw new Error(`src/calculators/${folder} has no questions.ts`)
  return questions
}

/** The questions of a view. They are many words, so no page loads them with its first scripts. */
export const QuestionsOf = ({ view }: { view: View }) => <Questions questions={questionsOf(view)} />
