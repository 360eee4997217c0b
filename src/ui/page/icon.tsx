import type { IconNode } from 'lucide'
import { createElement } from 'react'

type IconProps = {
  of: IconNode
  size: number
  strokeWidth?: number
  className?: string | undefined
}

/** A drawing beside words, which say the same: screen readers pass it over. */
export function Icon({ of: shapes, size, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
