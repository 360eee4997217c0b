// Everything that is measured, as ratios within one run: machines are noisy, ratios less so.
import { benchSchedule } from './schedule.mjs'

await benchSchedule()
