import { isValidElement, type ReactNode } from 'react'

/** The text of a sentence with bold parts. @example textIn(<>in <b>15</b> years</>) // 'in 15 years' */
export function textIn(sentence: ReactNode): string {
  if (Array.isArray(sentence)) return sentence.map(textIn).join('')
  if (isValidElement<{ children?: ReactNode }>(sentence)) return textIn(sentence.props.children)
  return String(sentence)
}
