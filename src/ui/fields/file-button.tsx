import { type ReactNode, type Ref, useRef } from 'react'
import { Button, type ButtonKind } from '../page/button'

/** What `accept` names, for files that a table can be read from: many an .xls is a text with tabs. */
export const TABLE_FILES =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.ods,.xls,text/csv,text/plain,text/tab-separated-values'

/** And for a file that this site wrote, to take what is kept elsewhere. */
export const OWN_FILES = 'application/json,.json'

type FileButtonProps = {
  ref?: Ref<HTMLButtonElement>
  kind: ButtonKind
  accept: string
  children: ReactNode
} & (
  | { onFile(file: File): void; onFiles?: never }
  /** Several may be chosen at once. */
  | { onFiles(files: readonly File[]): void; onFile?: never }
)

/** A button that asks the browser for a file. */
export function FileButton(props: FileButtonProps) {
  const { ref, kind, accept, onFile, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button ref={ref} kind={kind} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={onFiles !== undefined}
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          const [file] = files
          // The same file may be chosen again, after it was changed.
          currentTarget.value = ''
          if (!file) return
          onFile?.(file)
          onFiles?.(files)
        }}
      />
    </>
  )
}
