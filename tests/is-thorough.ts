/** `LONG=1`: every page and every width instead of a choice of them, and many more random steps. */
export const isThorough = Boolean(process.env.LONG)
