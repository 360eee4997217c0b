import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { billPaperWords } from './words'

/** The last logo that was loaded: a device has only one. */
let last: { url: string; picture?: ImageBitmap; loading: Promise<ImageBitmap | undefined> }

/** Decodes the picture of a data URL; nothing where it has none. */
export function loadLogo(url: string): Promise<ImageBitmap | undefined> {
  if (last?.url !== url) {
    const asked: typeof last = { url, loading: decode(url).catch(() => undefined) }
    asked.loading = asked.loading.then((picture) => {
      if (picture) asked.picture = picture
      return picture
    })
    last = asked
  }
  return last.loading
}

/** The picture, if it is loaded already: printing cannot wait. */
export const loadedLogo = (url: string): ImageBitmap | undefined =>
  last?.url === url ? last.picture : undefined

/** From the bytes, as the content security policy allows no data URLs to be loaded. */
async function decode(url: string): Promise<ImageBitmap> {
  const [, type = '', data = ''] = /^data:(image\/\w+);base64,(.*)$/.exec(url) ?? []
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return createImageBitmap(new Blob([bytes], { type }))
}

type LogoProps = { url: string; className?: string | undefined }

/** The logo of the seller, if it is loaded. */
export function Logo({ url, label, className }: LogoProps & { label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = loadedLogo(url)
  useLayoutEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  return (
    picture && (
      <canvas
        ref={canvas}
        className={className}
        role="img"
        aria-label={label}
        width={picture.width}
        height={picture.height}
      />
    )
  )
}

/** The logo as soon as it is loaded, or a text if it cannot be read. */
export function LogoWhenLoaded({ url, className, missing }: LogoProps & { missing: string }) {
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isStale = false
    loadLogo(url).then(() => isStale || setLoaded(url))
    return () => {
      isStale = true
    }
  }, [url])
  if (loadedLogo(url))
    return <Logo url={url} label={billPaperWords.logo.label} className={className} />
  return loaded === url && <p>{missing}</p>
}
