// Everything that is measured, as ratios within one run: machines are noisy, ratios less so.
// The browser part measures the last build.
import { benchSchedule } from './schedule.mjs'
import { benchTyping } from './typing.mjs'

await benchSchedule()
await benchTyping()
