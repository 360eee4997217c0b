import { pointAt, visibleShare } from './geometry'

/** The outer edge of a ring. */
export const RING_RADIUS = 96
const LEADER_BEND = 95
/** The furthest that the first part of a ring reaches down at the right. */
const LOWEST_CUT = 0.36

/** From beside the ring to where the line turns towards the label. */
export type Leader = readonly [[number, number], [number, number]]

/**
 * Where two parts of a ring begin and end, clockwise from 12 o'clock, and the leaders of their
 * labels at the right. A leader stays beside its own part until it has left the ring.
 *
 * @example ringOf(0.784, 0.216) // start 0, cut 0.216, end 1
 * @example ringOf(0.4, 0.6) // start -0.24, cut 0.36, end 0.76
 */
export function ringOf(base: number, added: number) {
  const share = visibleShare(added)
  const cut = Math.min(share, LOWEST_CUT)
  const start = cut - share
  const end = base > 0 ? start + 1 : cut
  return {
    start,
    cut,
    end,
    leaders: {
      added: leaderFrom(Math.min(share / 2 || 0.1, 0.14)),
      base: leaderFrom(Math.max(0.34, (cut + Math.min(end, 0.5)) / 2)),
    },
  }
}

function leaderFrom(at: number): Leader {
  const [x, y] = pointAt(at, RING_RADIUS + 3)
  return [
    [x, y],
    [Math.max(LEADER_BEND, x), Math.min(Math.max(y * 1.12, -94), 85)],
  ]
}
