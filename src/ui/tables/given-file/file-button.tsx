import { type ReactNode, useRef } from 'react'
import { Button, type ButtonKind } from '../../../ui/page/button'

const KINDS = '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values'

type FileButtonProps = {
  kind: ButtonKind
  disabled?: boolean
  onFile(file: File): void
  children: ReactNode
}

/** A button that asks the browser for a file. */
export function FileButton({ kind, disabled = false, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind={kind} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file may be chosen again, after it was changed.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
