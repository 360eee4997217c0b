import { useEffect, useState } from 'react'
import type { FileSku } from '../../messages'
import type { CardProps } from '../asking'

const none: readonly FileSku[] = []

/** Every SKU of the files, most orders first; none until they are there. */
export function useFileSkus({ summary, ask }: CardProps): readonly FileSku[] {
  const [skus, setSkus] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each computation they are asked for again
  useEffect(() => {
    let isCurrent = true
    ask('fileSkus', undefined).then(
      (skus) => isCurrent && setSkus(skus),
      // A newer request comes with newer SKUs.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [ask, summary])
  return skus
}
