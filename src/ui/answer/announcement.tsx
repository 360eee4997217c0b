import { useEffect, useRef, useState } from 'react'

const SETTLE_MS = 600

/** Tells screen readers the settled text once, politely, after the last change. */
export function Announcement({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('')
  const lastText = useRef(text)

  useEffect(() => {
    if (text === lastText.current) return
    const timer = setTimeout(() => {
      lastText.current = text
      setSpoken(text)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div role="status" className="visually-hidden">
      {spoken}
    </div>
  )
}
