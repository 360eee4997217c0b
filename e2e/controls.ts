import type { Page } from '@playwright/test'

/** What a press of Tab led to. */
export type Stop = {
  /** The control's number, which it keeps whatever is loaded around it; -1 is no control. */
  place: number
  name: string
  /** It stands in a bar that comes and goes with the scroll position. */
  isInBar: boolean
  hasRing: boolean
  /** What lies over it or over the ring around it; "the window" has an edge there. */
  coveredBy: string[]
}

export type Control = {
  name: string
  kind: string
  width: number
  height: number
  isInSentence: boolean
}

type Kit = {
  /** The numbers of the controls that Tab must lead to, in order; bars come and go. */
  stops(passedBy?: string): number[]
  /** Where the focus is. */
  stopAt(): Promise<Stop>
  /** Forgets where the focus has been. */
  setOut(): void
  /** The focus has left the page, or is back at the link that begins it. */
  isOut(): Promise<boolean>
  /** Where it has been since it set out, each stop as it was reached. The focus ends at the last. */
  way(): Promise<Stop[]>
  controls(): Control[]
}

declare global {
  interface Window {
    kit: Kit
  }
}

/** Gives an open page the means to tell about its controls. They see what a person sees. */
export const addKit = (page: Page) =>
  page.evaluate(() => {
    const everything = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const all = () => [...document.querySelectorAll<HTMLElement>(everything)]

    const isOffered = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled')

    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))

    /** Of radio buttons only the chosen one takes a stop. */
    const isStop = (element: HTMLElement) =>
      isOffered(element) && element.tabIndex >= 0 && !element.matches('[type=radio]:not(:checked)')

    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ||
      (element as HTMLInputElement).labels?.[0]?.textContent ||
      element.textContent ||
      element.tagName

    /** What is seen of a control: an invisible native one lies in a box that is drawn. */
    const lookOf = (element: Element): Element => {
      if (element.matches('[type=radio], [type=checkbox]'))
        return element.closest('label') ?? element
      const isDrawn = getComputedStyle(element).opacity !== '0'
      return isDrawn ? element : (element.parentElement ?? element)
    }

    const hasRing = (element: Element) => {
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      const hasOutline = around.some((box) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(box ?? element)
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
      })
      // The ruler draws its own.
      const drawn = [...(element.parentElement?.querySelectorAll('svg rect') ?? [])]
      return (
        hasOutline ||
        drawn.some((shape) => {
          const { visibility, fill, strokeWidth } = getComputedStyle(shape)
          return visibility === 'visible' && fill === 'none' && Number.parseFloat(strokeWidth) >= 2
        })
      )
    }

    let windowSize = ''
    let knownBars = new WeakMap<Element, boolean>()
    const isBar = (element: Element) => {
      const { position, zIndex } = getComputedStyle(element)
      return position === 'fixed' || (position === 'sticky' && zIndex !== 'auto')
    }

    const bars = () => {
      // A bar comes and goes, but in a window of the same size it stays a bar.
      const size = `${innerWidth} × ${innerHeight}`
      if (size !== windowSize) knownBars = new WeakMap()
      windowSize = size
      return [...document.querySelectorAll('body *')].filter((element) => {
        const isKnown = knownBars.get(element) ?? isBar(element)
        knownBars.set(element, isKnown)
        return (
          isKnown && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
      })
    }

    const coversOf = (element: Element) => {
      const { top, right, bottom, left, height } = lookOf(element).getBoundingClientRect()
      const covers = bars()
        .filter((bar) => !bar.contains(element))
        .filter((bar) => {
          const box = bar.getBoundingClientRect()
          // What is taller than the window cannot be clear of a bar at its edge.
          if (box.height === 0 || height > innerHeight) return false
          return box.top < bottom && box.bottom > top && box.left < right && box.right > left
        })
        .map((bar) => `${bar.tagName.toLowerCase()}.${bar.className}`)
      const fits = height < innerHeight / 2
      if (fits && (top < 0 || bottom > innerHeight)) covers.push('the window')
      if (left < 0 || right > innerWidth + 1) covers.push('the side of the window')
      return covers
    }

    const places = new Map<Element, number>()
    const placeOf = (element: Element) => {
      if (!element.matches(everything)) return -1
      const place = places.get(element) ?? places.size
      places.set(element, place)
      return place
    }

    let lastScroll = -1
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    /** The bars answer to a new scroll position in the next frame. */
    const barsFollow = async () => {
      if (lastScroll === scrollY) return
      lastScroll = scrollY
      await nextFrame()
      await nextFrame()
    }

    const isSkipLink = (element: Element) => element.textContent === 'Skip to the calculator'

    let notes: { element: HTMLElement; top: number; hasRing: boolean }[] = []
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement
      notes.push({ element, top: scrollY, hasRing: hasRing(element) })
    })

    window.kit = {
      stops: (passedBy = ':not(*)') =>
        all()
          .filter((element) => isStop(element) && !isFixed(element) && !element.matches(passedBy))
          .map(placeOf),

      async stopAt() {
        await barsFollow()
        const element = document.activeElement
        if (!element || element === document.body) {
          return { place: -1, name: '', isInBar: false, hasRing: true, coveredBy: [] }
        }
        return {
          place: placeOf(element),
          name: nameOf(element),
          isInBar: isFixed(element),
          hasRing: hasRing(element),
          coveredBy: coversOf(element),
        }
      },

      setOut() {
        notes = []
      },

      async isOut() {
        await barsFollow()
        const element = document.activeElement
        return !element || element === document.body || isSkipLink(element)
      },

      async way() {
        const stops: Stop[] = []
        for (const { element, top, hasRing } of [...notes]) {
          if (isSkipLink(element)) continue
          scrollTo({ top, behavior: 'instant' })
          await barsFollow()
          // A bar that had not left yet when keys came fast is not on the way.
          if (isFixed(element) && !isOffered(element)) continue
          element.focus()
          let stop = await this.stopAt()
          // After a long way a bar may take more than a frame to leave.
          for (let frame = 0; frame < 30 && stop.coveredBy.length > 0; frame++) {
            await nextFrame()
            stop = await this.stopAt()
          }
          stops.push({ ...stop, place: placeOf(element), hasRing })
        }
        return stops
      },

      controls: () =>
        all()
          .filter((element) => isOffered(element) && element.tagName !== 'SECTION')
          .map((element) => {
            const look = lookOf(element)
            const { width, height } = look.getBoundingClientRect()
            const { display } = getComputedStyle(element)
            return {
              name: nameOf(element),
              kind: element.getAttribute('type') ?? element.tagName.toLowerCase(),
              width,
              height,
              isInSentence: display === 'inline' && element.closest('p') !== null,
            }
          }),
    }
  })
