import { X } from 'lucide'
import { useEffect, useState } from 'react'
import type { View } from '../contract'
import { type Language, languages } from '../core/language/languages'
import { languageWords } from '../core/language/words'
import { ignoreOutcome } from '../ui/memory/browser-storage'
import { Icon } from '../ui/page/icon'
import toast from '../ui/tab/toast-view.module.css'
import styles from './after-idle.module.css'
import { chosenLanguage } from './language-change'
import { appWords } from './words'

/**
 * The language that was chosen on an earlier visit, offered once at the home page in another one: an
 * address means its language, so nobody is led elsewhere.
 */
export function LanguageOffer({ view }: { view: View | undefined }) {
  const [offered, setOffered] = useState<Language>()
  const isHome = view?.name === 'gst/single'

  useEffect(() => {
    if (!isHome) return
    const chosen = chosenLanguage.read()
    const language = languages.find(({ code }) => code === chosen)
    if (!language || language.code === languageWords.code) return
    setOffered(language)
    chosenLanguage.change(() => null, ignoreOutcome)
  }, [isHome])

  if (!offered || !isHome) return null
  const { code, name, path } = offered
  return (
    <div className={toast.toast}>
      <a href={path || '/'} hrefLang={code}>
        {appWords.readIn(<span lang={code}>{name}</span>)}
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label={appWords.notNow}
        onClick={() => setOffered(undefined)}
      >
        <Icon of={X} size={20} />
      </button>
    </div>
  )
}
