/**
 * On wide screens the first paint waits until the HTML has come this far, and no further: cards side
 * by side that are half here would move when the other half comes. The build looks for it.
 */
export const PaintedFromHere = () => <span id="painted-from-here" hidden />
