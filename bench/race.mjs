import { median } from './median.mjs'

/**
 * Runs some functions turn by turn, so that a busy machine is busy for all, and prints how much
 * longer each takes than the first.
 *
 * @param {object} contest
 * @param {string} contest.title
 * @param {number} contest.runs
 * @param {{ name: string, run: () => unknown }[]} contest.rivals
 * @param {number} [contest.atATime] how often each runs in its turn, where once is too short to measure
 */
export function race({ title, runs, rivals, atATime = 1 }) {
  const all = rivals.map((rival) => ({ ...rival, times: /** @type {number[]} */ ([]) }))
  for (let turn = 0; turn < runs; turn++) {
    for (const { run, times } of all) {
      const start = performance.now()
      for (let count = 0; count < atATime; count++) run()
      times.push((performance.now() - start) / atATime)
    }
  }
  console.log(`\n${title}, median of ${runs} runs`)
  const base = median(all[0]?.times ?? [])
  for (const { name, times } of all) {
    const time = median(times)
    console.log(`  ${name.padEnd(30)} ${time.toFixed(4)} ms   ${(time / base).toFixed(2)} ×`)
  }
}
