import { Then, When } from '@cucumber/cucumber'
import { matchesSchema } from '../harness/checks/values/matches-schema.ts'
import { attemptOfFetch, withData } from '../harness/arrange/attempts/attempt-of-fetch.ts'
import { shiftDays } from '../core/calendar.ts'
import { probe, theRequest } from './probes.ts'
import { today } from './date-values.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

/** The fields that go with a fetch type: custom names its days. */
function fetchTypeFields(world: AssayWorld, word: string): Record<string, unknown> {
  const days = { from_date: shiftDays(today(world), -30), to_date: shiftDays(today(world), -1) }
  return { fetch_type: word, ...(word === 'custom' && days) }
}

When('it is sent with the fetch_type {string}', function (this: AssayWorld, word: string) {
  return probe(this, (draft) => withData(draft, fetchTypeFields(this, word)))
})

When(
  'it is sent with the fetch_type {string} and {string} as {}',
  async function (this: AssayWorld, word: string, field: string, value: string) {
    const day = await resolveValue(this, value)
    this.control = await this.send(withData(await theRequest(this), { fetch_type: word }))
    this.answer = await this.send(withData(await theRequest(this), { fetch_type: word, [field]: day }))
  },
)

When('logins are fetched with no fetch_type and with {string}', async function (this: AssayWorld, other: string) {
  this.answers = [
    await attemptOfFetch(this.scene, this.sender, { fetch_scopes: undefined }),
    await attemptOfFetch(this.scene, this.sender, { fetch_type: other }),
  ]
})

When('the attempt of a login with the fetch_type {string} is shown', async function (this: AssayWorld, word: string) {
  this.answer = await attemptOfFetch(this.scene, this.sender, { fetch_type: word })
})

Then('its attempts carry a fetch_type', function (this: AssayWorld) {
  const obligation = 'ais-v3/fetch-type/attempt-carries-it'
  this.judge(matchesSchema(this.answers, 'ais-v3/attempt', { pick: 'data', obligation }))
})
