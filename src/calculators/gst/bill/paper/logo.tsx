import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The last logo that was asked for: there is one on a device. */
let last: { url: string; picture?: ImageBitmap; loading: Promise<ImageBitmap | undefined> }

/** The picture that a data URL holds; nothing where it holds none. */
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

/** The same where it is here already: paper waits for nothing. */
export const loadedLogo = (url: string): ImageBitmap | undefined =>
  last?.url === url ? last.picture : undefined

/** From the bytes themselves: an address of this kind is none of ours, and nothing loads it. */
async function decode(url: string): Promise<ImageBitmap> {
  const [, type = '', data = ''] = /^data:(image\/\w+);base64,(.*)$/.exec(url) ?? []
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return createImageBitmap(new Blob([bytes], { type }))
}

type LogoProps = { url: string; className?: string | undefined }

/** The logo of the seller, if it is at hand. */
export function Logo({ url, className }: LogoProps) {
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
        aria-label="Logo"
        width={picture.width}
        height={picture.height}
      />
    )
  )
}

/** The same where it may take a moment to come, and what stands there if it never does. */
export function LogoWhenLoaded({ url, className, missing }: LogoProps & { missing: string }) {
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isStale = false
    loadLogo(url).then(() => isStale || setLoaded(url))
    return () => {
      isStale = true
    }
  }, [url])
  if (loadedLogo(url)) return <Logo url={url} className={className} />
  return loaded === url && <p>{missing}</p>
}
