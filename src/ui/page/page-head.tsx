import { Check } from 'lucide'
import { uiWords } from '../words'
import { Icon } from './icon'
import styles from './page-head.module.css'

type PageHeadProps = {
  path: string
  heading: string
  intro: string
  /** The name of the calculator, and its pages: this one among them. */
  name: string
  views: readonly ViewLink[]
}

/**
 * The title of a page, what it is for, and the other views or what we promise everywhere. The first
 * paint waits until all of it is here: the build looks for what stands at its end.
 */
export function PageHead({ path, heading, intro, name, views }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.intro}>{intro}</p>
        <noscript>{import.meta.env.SSR && <WithoutScript />}</noscript>
      </div>
      {views.length > 1 ? (
        <ViewLinks views={views} currentPath={path} name={name} />
      ) : (
        <ul className={styles.promises} aria-label={uiWords.page.promisesName}>
          {uiWords.page.promises.map((promise) => (
            <li key={promise}>
              <Icon of={Check} size={16} strokeWidth={2.5} />
              {promise}
            </li>
          ))}
        </ul>
      )}
      <span id="page-head" hidden />
    </header>
  )
}

/** It is read where there are no scripts, so only the prerendered page holds it. */
function WithoutScript() {
  return <p className={styles.intro}>{uiWords.page.withoutScript}</p>
}

export type ViewLink = { path: string; label: string }

/** @example viewsName('GST') // 'Views of the GST calculator' */
export const viewsName = (calculator: string) => uiWords.page.viewsOf(calculator)

type ViewLinksProps = { views: readonly ViewLink[]; currentPath: string; name: string }

/** The pages of one calculator, side by side as a choice. */
export function ViewLinks({ views, currentPath, name }: ViewLinksProps) {
  return (
    <nav className={styles.views} aria-label={viewsName(name)}>
      {views.map(({ path, label }) => (
        <a
          key={path}
          href={path}
          className={styles.view}
          aria-current={path === currentPath ? 'page' : undefined}
        >
          <span data-bold={label}>{label}</span>
        </a>
      ))}
    </nav>
  )
}
