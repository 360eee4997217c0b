const SLOWEST = 10

/**
 * Says at the end which files of unit tests took longest, with what they import.
 * @type {import('vitest/node').Reporter}
 */
export const slowestFiles = {
  onTestRunEnd(files) {
    if (files.length <= SLOWEST) return
    const timed = files
      .map((file) => {
        const { collectDuration, duration } = file.diagnostic()
        return { name: file.relativeModuleId, seconds: (collectDuration + duration) / 1000 }
      })
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST)
    const lines = timed.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
    console.log(`The ${SLOWEST} slowest files:\n${lines.join('\n')}\n`)
  },
}
