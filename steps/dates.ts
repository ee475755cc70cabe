import { Then, When } from '@cucumber/cucumber'
import type { WindowRegion } from '../generators/arbitraries/window-day.ts'
import { datesFollowTheWindow } from '../generators/properties/dates-follow-the-window.ts'
import { dayAt, defaultDayAccepted, defaultDayWithin, madeWithin } from '../harness/checks/values/date-shown.ts'
import { type DateField, datesKeepRules, daysCalled } from '../harness/checks/values/date-window.ts'
import { attemptOfFetch, withData } from '../harness/arrange/attempts/attempt-of-fetch.ts'
import { shiftDays } from '../core/calendar.ts'
import { connect, controlConnection } from '../harness/arrange/logins/connect.ts'
import { transactionsOf } from '../harness/arrange/logins/holdings.ts'
import { usableCombinations } from '../harness/arrange/providers/scopes.ts'
import { tryDates } from '../harness/arrange/attempts/try-dates.ts'
import { untested } from '../core/check-stopped.ts'
import { exploreAndJudge } from './explore.ts'
import { goodRequest } from './good-requests.ts'
import { theRequest } from './probes.ts'
import { today } from './values.ts'
import type { AssayWorld } from './world.ts'

/** The day so many days from the target's today. */
function dayFrom(world: AssayWorld): (day: number) => string {
  return (day) => shiftDays(today(world), day)
}

/** Explores creation with a date over one region of days, with scopes that contain transactions or do not. */
async function exploreDates(world: AssayWorld, field: DateField, region: WindowRegion, usable: boolean): Promise<void> {
  const request = goodRequest(world, 'create a login')
  const combinations = await usableCombinations(world.scene, world.sender)
  const scopes = combinations.filter((words) => words.includes('transactions') === usable)
  const options = { field, region, scopes, dateOf: dayFrom(world), make: async () => request() }
  await exploreAndJudge(world, datesFollowTheWindow(world.sender, options))
}

Then(
  'for every {word} {word} the window creation keeps the rule',
  function (this: AssayWorld, field: DateField, region: WindowRegion) {
    return exploreDates(this, field, region, true)
  },
)

Then(
  'for every {word} and all scopes without transactions creation keeps the rule',
  function (this: AssayWorld, field: DateField) {
    return exploreDates(this, field, 'within', false)
  },
)

When(
  'a login is fetched with {string} left out and with a day of its own',
  async function (this: AssayWorld, field: string) {
    const fetch = (day: string | undefined) => attemptOfFetch(this.scene, this.sender, { [field]: day })
    this.answers = [await fetch(undefined), await fetch(dayFrom(this)(-20))]
  },
)

Then(
  'the day at {string} is {} where it was left out, give or take a day',
  function (this: AssayWorld, place: string, day: string) {
    const dayOf = dayFrom(this)
    const [first, last] = daysCalled(day)
    this.judge(defaultDayWithin(...this.pair(), place, { first: dayOf(first), last: dayOf(last) }))
  },
)

When(
  'a login is created with the {word} that stands where none is sent',
  async function (this: AssayWorld, field: string) {
    const fetch = () => attemptOfFetch(this.scene, this.sender, { [field]: undefined })
    const before = await fetch()
    const day = dayAt(before, `data.${field}`)
    if (day === undefined) throw untested(`the target does not show the ${field} of an attempt`)
    const draft = await goodRequest(this, 'create a login')()
    this.answers = [before, await this.send(withData(draft, { [field]: day })), await fetch()]
  },
)

Then('that {word} is accepted', function (this: AssayWorld, field: string) {
  const [before, answer, after] = this.triple()
  this.judge(defaultDayAccepted(before, answer, after, `data.${field}`))
})

When('a login is fetched from {int} to {int} days ago', async function (this: AssayWorld, from: number, to: number) {
  const [from_date, to_date] = [-from, -to].map(dayFrom(this))
  const change = (draft: Parameters<typeof withData>[0]) => withData(draft, { from_date, to_date })
  this.answers = await transactionsOf(this.scene, this.sender, await connect(this.scene, this.sender, { change }))
  const plain = await controlConnection(this.scene, this.sender, 'plain')
  this.others = await transactionsOf(this.scene, this.sender, plain)
})

Then('its transactions were made {int} to {int} days ago', function (this: AssayWorld, from: number, to: number) {
  const dayOf = dayFrom(this)
  this.judge(madeWithin(this.answers, this.others, { first: dayOf(-from), last: dayOf(-to) }))
})

When('it is tried with wrong dates and then with right ones', async function (this: AssayWorld) {
  this.triedDates = await tryDates(this.sender, await theRequest(this), dayFrom(this))
})

Then('its dates keep the rules of creation', function (this: AssayWorld) {
  this.judge(datesKeepRules(this.triedDates?.good, this.triedDates?.tried ?? []))
})
