import { useEffect, useState } from 'react'

const SETTLE_MS = 200

/**
 * The value once it has stopped changing for a moment. Until then the last settled one stays, so
 * that results do not flicker while a person types or drags.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
