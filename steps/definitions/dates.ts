import { Then, When } from '../../harness/evaluation/runner.ts'
import { sendDefaultDay } from '../../harness/actions/attempts/send-default-day.ts'
import { dayWithin, defaultDayAccepted, madeWithin } from '../../harness/checks/values/date-shown.ts'
import { defaultShown } from '../../harness/checks/values/setting-shown.ts'
import { datesAccepted, datesRefused } from '../../harness/checks/values/window-kept.ts'
import { daysCalled } from '../../harness/checks/values/date-window.ts'
import { namedType } from '../world/named-type.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { around } from '../world/parts.ts'
import { dayFrom } from '../values/date-values.ts'
import { windowTried } from '../vocabulary/fetches.phrases.ts'
import { holdings, plainHoldings } from '../vocabulary/connections.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

When(
  'a login is created with the day that is shown where no {string} is sent',
  function (this: AssayWorld, field: string) {
    return createAtDefault(this, field, 0)
  },
)

When(
  'a login is created with the day after the one that is shown where no {string} is sent',
  function (this: AssayWorld, field: string) {
    return createAtDefault(this, field, 1)
  },
)

async function createAtDefault(world: AssayWorld, field: string, daysLater: number): Promise<void> {
  const draft = await goodRequest(world.scene, 'create a login')()
  world.keep(around, await sendDefaultDay(world.scene, { field, daysLater }, draft))
}

namedType('accepted days', { 'inside its window': 'inside', 'at the ends of its window': 'ends' } as const)
namedType('refused days', { 'outside its window': 'outside', 'beside its window': 'beyond' } as const)

Then(
  'the days {accepted days} are accepted{rows}',
  function (this: AssayWorld, which: 'inside' | 'ends', rows: string[]) {
    const tried = this.the(windowTried)
    this.judge(datesAccepted(tried[which], tried.control), rows)
  },
)

Then(
  'the days {refused days} are refused{rows}',
  function (this: AssayWorld, which: 'outside' | 'beyond', rows: string[]) {
    const tried = this.the(windowTried)
    this.judge(datesRefused(tried[which], tried.control), rows)
  },
)

Then('that {string} is accepted', function (this: AssayWorld, field: string) {
  const { before, answer, after } = this.the(around)
  this.judge(defaultDayAccepted(before, answer, after, `data.${field}`))
})

Then(
  'the day at {string} is about {named} where it was left out',
  function (this: AssayWorld, place: string, day: string) {
    const dayOf = dayFrom(this)
    const [first, last] = daysCalled(day)
    this.judge(defaultShown(...this.pair(), place, dayWithin({ first: dayOf(first), last: dayOf(last) })))
  },
)

Then('its transactions were made {int} to {int} days ago', function (this: AssayWorld, from: number, to: number) {
  const days = { first: dayFrom(this)(-from), last: dayFrom(this)(-to) }
  this.judge(madeWithin(this.the(holdings).transactions, this.the(plainHoldings).transactions, days))
})
