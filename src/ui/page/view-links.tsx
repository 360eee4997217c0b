import styles from './view-links.module.css'

export type ViewLink = { path: string; label: string }

/** @example viewsName('GST') // 'Views of the GST calculator' */
export const viewsName = (calculator: string) => `Views of the ${calculator} calculator`

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
