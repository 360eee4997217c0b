import type { Question, View } from './calculators/contract'
import { Questions } from './ui/page/questions'

const lists = import.meta.glob<readonly Question[]>('./calculators/**/view.ts', {
  eager: true,
  import: 'questions',
  query: '?questions',
})

export function questionsOf({ folder }: View): readonly Question[] {
  const questions = lists[`./calculators/${folder}/view.ts`]
  if (!questions) throw new Error(`src/calculators/${folder} has no questions`)
  return questions
}

/** The questions of a view. They are many words, so no page loads them with its first scripts. */
export const QuestionsOf = ({ view }: { view: View }) => <Questions questions={questionsOf(view)} />
