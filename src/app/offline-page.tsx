import { hrefOf } from '../addresses'
import { PageLinks } from '../page-links'
import { siteName } from '../site'
import { buttonLook } from '../ui/page/button'
import shell from './app.module.css'
import header from './header.module.css'
import sheet from './not-found.module.css'
import { Logo } from './static-parts'
import { appWords } from './words'

/**
 * What stands in for an address that is not on this device while there is no network. It is plain
 * HTML without any script, so that nothing about it can fail.
 */
export function OfflinePage() {
  return (
    <div className={shell.shell}>
      <div className={header.binding} />
      <header className={header.header}>
        <div className={header.bar}>
          <a
            href={hrefOf('gst/single')}
            className={header.home}
            aria-label={appWords.home(siteName)}
          >
            <Logo />
            {siteName}
          </a>
        </div>
      </header>
      <main className={shell.main}>
        <div className={sheet.sheet}>
          <div className={sheet.strip} />
          <div className={sheet.paper}>
            <div className={sheet.words}>
              <h1>{appWords.offline.heading}</h1>
              <p className={sheet.help}>{appWords.offline.help}</p>
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the current one */}
              <a href="" className={buttonLook('primary')}>
                {appWords.offline.tryAgain}
              </a>
            </div>
          </div>
        </div>
        <PageLinks />
      </main>
    </div>
  )
}
