import { Then, When } from '@cucumber/cucumber'
import type { Draft } from '../harness/client/draft.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { sameOutcome } from '../harness/checks/answers/same-outcome.ts'
import { withUnknownLogin } from '../harness/arrange/logins/logins.ts'
import { goodRequest } from '../harness/arrange/routes/good-request.ts'
import { probe } from './probes.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

/** Sends both forms of a request that changes a login, on a login of its own each. */
async function sendBothForms(world: AssayWorld, name: string, change: (draft: Draft) => Draft): Promise<void> {
  world.control = await world.send(change(await goodRequest(world.scene, name)()))
  world.answer = await world.send(change(await goodRequest(world.scene, `${name} by its path`)()))
}

When(/^the two forms to ([\w ]+?) are sent$/, function (this: AssayWorld, name: string) {
  return sendBothForms(this, name, (draft) => draft)
})

When(
  /^the two forms to ([\w ]+?) are sent with the field "([^"]+)" set to (.+)$/,
  async function (this: AssayWorld, name: string, field: string, value: string) {
    const resolved = await resolveValue(this, value)
    return sendBothForms(this, name, (draft) => edit.withBodyField(draft, field, resolved))
  },
)

When('it is sent for a login that does not exist', function (this: AssayWorld) {
  return probe(this, withUnknownLogin)
})

Then(/^both (?:are refused alike|come to the same)$/, function (this: AssayWorld) {
  this.judge(sameOutcome(this.control, this.answer, { refusalsCount: true }))
})
