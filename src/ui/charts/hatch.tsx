export const HALDI_HATCH = 'haldi-hatch'

/** The texture of what is added on top, defined once a page for every chart on it. */
export function Hatch() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
      <pattern
        id={HALDI_HATCH}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--haldi)" />
        <rect width="1.6" height="6" fill="var(--haldi-stripe)" />
      </pattern>
    </svg>
  )
}
