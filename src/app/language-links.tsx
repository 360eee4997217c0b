import { hrefIn } from '../addresses'
import type { View } from '../contract'
import { languages } from '../core/language/languages'
import { languageWords } from '../core/language/words'

const others = languages.filter(({ code }) => code !== languageWords.code)

type LanguageLinksProps = { view: View | undefined; className: string | undefined }

/**
 * The way to this page in the other languages, each by its own name. What is typed, where the page is
 * scrolled to and what is open go along (language-change.ts).
 */
export function LanguageLinks({ view, className }: LanguageLinksProps) {
  return others.map(({ code, name, path }) => (
    <a
      key={code}
      href={hrefIn(path, view?.name ?? 'gst/single')}
      hrefLang={code}
      lang={code}
      className={className}
    >
      {name}
    </a>
  ))
}
