import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadLogo, logoAtHand } from './logo-picture'

type LogoProps = { url: string; className?: string | undefined }

/** The logo of the seller, if it is at hand. */
export function Logo({ url, className }: LogoProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const picture = logoAtHand(url)
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
export function LogoWhenHere({ url, className, missing }: LogoProps & { missing: string }) {
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isStale = false
    loadLogo(url).then(() => isStale || setLoaded(url))
    return () => {
      isStale = true
    }
  }, [url])
  if (logoAtHand(url)) return <Logo url={url} className={className} />
  return loaded === url && <p>{missing}</p>
}
