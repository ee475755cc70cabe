import { Then, When } from '../../harness/evaluation/runner.ts'
import type { WindowRegion } from '../../generators/arbitraries/window-day.ts'
import { datesFollowTheWindow } from '../../generators/properties/dates-follow-the-window.ts'
import { endOfFetch, sendDefaultDay } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { usableCombinations } from '../../harness/actions/providers/scopes.ts'
import { dayWithin, defaultDayAccepted } from '../../harness/checks/values/date-shown.ts'
import { defaultShown } from '../../harness/checks/values/setting-shown.ts'
import {
  datesAccepted,
  datesRefused,
  undatedRefused,
  type WindowProbes,
  type DateField,
  daysCalled,
} from '../../harness/checks/values/date-window.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import { tryMany } from '../world/explore.ts'
import { namedType } from '../world/named-type.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { around } from '../world/parts.ts'
import { dayFrom } from '../values/date-values.ts'
import { windowTried } from '../vocabulary/fetches.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

interface Region {
  region: WindowRegion
  usable: boolean
}

/** Where generated days lie, and whether they go with scopes that contain transactions. */
const regions: Record<string, Region> = {
  'before the window': { region: 'before', usable: true },
  'within the window': { region: 'within', usable: true },
  'after the window': { region: 'after', usable: true },
  'in a fetch without transactions': { region: 'within', usable: false },
}

namedType('region', regions)

When(
  'logins are created with many values of {string} {region}',
  async function (this: AssayWorld, field: DateField, { region, usable }: Region) {
    const combinations = await usableCombinations(this.scene)
    const scopes = combinations.filter((words) => words.includes('transactions') === usable)
    const make = async () => goodRequest(this.scene, 'create a login')()
    const endOf = (draft: Draft, answer: Exchange) => endOfFetch(this.scene, draft, answer)
    await tryMany(
      this,
      datesFollowTheWindow(this.sender, { field, region, scopes, dateOf: dayFrom(this), make, endOf }),
    )
  },
)

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
namedType('refused days', {
  'outside its window': ({ outside, control }: WindowProbes) => datesRefused(outside, control),
  'beside its window': ({ beyond, control }: WindowProbes) => datesRefused(beyond, control),
  'without fetch_type custom': undatedRefused,
})

Then(
  'the days {accepted days} are accepted{rows}',
  function (this: AssayWorld, which: 'inside' | 'ends', rows: string[]) {
    const tried = this.the(windowTried)
    this.judge(datesAccepted(tried[which], tried.control), rows)
  },
)

Then(
  'the days {refused days} are refused{rows}',
  function (this: AssayWorld, refusedIn: (tried: WindowProbes) => Judgement, rows: string[]) {
    this.judge(refusedIn(this.the(windowTried)), rows)
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
