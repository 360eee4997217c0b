import { isThorough } from '../tests/is-thorough'

/** Phones, tablets and desktops; in a thorough run both sides of each change of the layout. */
export const widths = isThorough
  ? [320, 360, 389, 390, 412, 599, 600, 767, 768, 899, 900, 1023, 1099, 1100, 1200, 1440, 1920]
  : [320, 390, 767, 768, 1200]

/** For what takes long at each: the narrowest phone and the narrowest two columns, or all kinds. */
export const fewWidths = isThorough ? [320, 390, 768, 1024, 1440] : [320, 1024]
