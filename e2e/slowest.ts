import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

const SLOWEST = 10

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(7)} s`

/** Says at the end which tests took longest, what each file took of the whole, and why some were skipped. */
export default class Slowest implements Reporter {
  private readonly times = new Map<TestCase, number>()
  private folder = ''

  onBegin(config: FullConfig, _suite: Suite) {
    this.folder = config.rootDir
  }

  onTestEnd(test: TestCase, { duration }: TestResult) {
    this.times.set(test, (this.times.get(test) ?? 0) + duration)
  }

  onEnd() {
    const tests = [...this.times].sort(([, a], [, b]) => b - a)
    if (tests.length <= SLOWEST) return
    const files = new Map<string, number>()
    let all = 0
    for (const [test, time] of tests) {
      const file = this.fileOf(test)
      files.set(file, (files.get(file) ?? 0) + time)
      all += time
    }
    const slowest = tests
      .slice(0, SLOWEST)
      .map(([test, time]) => `${seconds(time)}  ${this.fileOf(test)} › ${nameOf(test)}`)
    const shares = [...files]
      .sort(([, a], [, b]) => b - a)
      .map(([file, time]) => `${seconds(time)} ${share(time / all)}  ${file}`)
    const skipped = [...this.times.keys()].flatMap((test) =>
      test.annotations
        .filter(({ type }) => type === 'skip')
        .map(({ description }) => `${nameOf(test)}: ${description ?? 'no reason is given'}`),
    )
    const parts = [
      `The ${SLOWEST} slowest tests:\n${slowest.join('\n')}`,
      `Files, as a share of ${(all / 1000).toFixed(0)} s in all tests:\n${shares.join('\n')}`,
      ...(skipped.length > 0 ? [`Skipped:\n${skipped.join('\n')}`] : []),
    ]
    console.log(`\n${parts.join('\n\n')}`)
  }

  private fileOf({ location }: TestCase) {
    return relative(this.folder, location.file)
  }
}

const share = (part: number) => `${(part * 100).toFixed(1).padStart(5)} %`

const nameOf = (test: TestCase) => test.titlePath().slice(3).join(' › ')
