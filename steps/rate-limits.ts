import { Given, Then, When } from '@cucumber/cucumber'
import { scheduleFor } from '../generators/arbitraries/schedule.ts'
import { belowTheLimit } from '../generators/properties/below-the-limit.ts'
import * as above from '../harness/checks/rate-limits/limited-above.ts'
import { servedBelowLimit } from '../harness/checks/rate-limits/served-below-limit.ts'
import { limitedRoutes } from '../harness/arrange/rate-limits/limited-routes.ts'
import { overUse } from '../harness/arrange/rate-limits/over-use.ts'
import { underUse } from '../harness/arrange/rate-limits/under-use.ts'
import { exploreAndJudge } from './explore.ts'
import type { AssayWorld } from './world.ts'

Given('the routes that have a limit', async function (this: AssayWorld) {
  this.limited = await limitedRoutes(this.scene, this.sender, (route) =>
    this.scene.interface.writeTo(this.scene, this.sender, route),
  )
})

When('each is asked evenly, just below its limit', async function (this: AssayWorld) {
  await this.scene.control.keepRateLimits()
  this.trials = await underUse(this.sender, this.limited, () => 'even')
})

When('each gets a burst far above its limit', async function (this: AssayWorld) {
  this.trials = await overUse(this.scene, this.sender, this.limited)
})

Then('none is limited', function (this: AssayWorld) {
  this.judge(servedBelowLimit(this.trials, 'even'))
})

Then('none is limited, however requests lie below the limit', async function (this: AssayWorld) {
  const send = async (starts: number[]) => {
    await this.scene.control.keepRateLimits()
    return underUse(this.sender, this.limited, (perSecond) => ({ startsSeconds: scheduleFor(perSecond, starts) }))
  }
  await exploreAndJudge(this, belowTheLimit(send))
})

Then('no more is served than the limit allows', function (this: AssayWorld) {
  this.judge(above.limitedAbove(this.trials))
})

Then('the rest is refused with status 429', function (this: AssayWorld) {
  this.judge(above.limitedWith429(this.trials))
})

Then('the rest is refused as RateLimitExceeded', function (this: AssayWorld) {
  this.judge(above.limitedAsRateLimitExceeded(this.trials))
})

Then('the message of a limit of {int} states it', function (this: AssayWorld, perSecond: number) {
  this.judge(above.messageStatesLimit(this.trials.filter((trial) => trial.perSecond === perSecond)))
})
