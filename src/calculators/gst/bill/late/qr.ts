/** Stands in until the code of the paper is here: a frame, and nothing to scan. */
export const qrModules = (text: string): readonly (readonly boolean[])[] =>
  Array.from({ length: 33 }, (_, row) =>
    Array.from(
      { length: 33 },
      (_, column) =>
        ((text.charCodeAt((row * 33 + column) % text.length) + row * column) & 1) === 0,
    ),
  )
