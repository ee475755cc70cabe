import { Then } from '../../harness/evaluation/runner.ts'
import { crowdRefused } from '../../harness/checks/rate-limits/crowd-refused.ts'
import { connectLimit, loginLimit } from '../vocabulary/limits.phrases.ts'
import { namedType } from '../world/named-type.ts'
import { answers } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

/** What is beyond a limit, by the class of its refusals. */
const crowds: Readonly<Record<string, (world: AssayWorld) => Parameters<typeof crowdRefused>[1]>> = {
  RateLimitExceeded: (world) => ({ most: loginLimit(world).logins, errorClass: 'RateLimitExceeded' }),
  TooManyRequests: (world) => {
    const { requests, seconds } = connectLimit(world)
    return { most: 2 * requests, errorClass: 'TooManyRequests', seconds }
  },
}

namedType('crowd', crowds)

Then('those beyond the limit are refused as {crowd}', function (this: AssayWorld, beyond: (typeof crowds)[string]) {
  this.judge(crowdRefused(this.the(answers), beyond(this)))
})
