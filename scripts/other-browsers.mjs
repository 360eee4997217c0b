// The browser tests of the main path in Firefox and WebKit, as far as they are here.
import { runOtherBrowsers } from '../e2e/other-browsers/run.mjs'

// What was started is ended when this process exits, and it does not exit by itself on a signal.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

process.exitCode = (await runOtherBrowsers()) ? 0 : 1
