/**
 * The milliseconds that processors work while something is done, for limits that hold on a busy machine, too: time
 * in which other programs run does not count. Tests beside it in this process do, which at most doubles it.
 */
export function processorTimeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
