import { Given, Then, When } from '@cucumber/cucumber'
import type { Draft } from '../harness/client/draft.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { classesIn } from '../harness/dialect/classes-in.ts'
import type { ClientPurpose } from '../harness/profile/profile.ts'
import { accepted } from '../harness/checks/answers/accepted.ts'
import { outcomeNoted } from '../harness/checks/answers/outcome-noted.ts'
import { refusedAs } from '../harness/checks/answers/refused-as.ts'
import { sameOutcome } from '../harness/checks/answers/same-outcome.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

/** The request under test, made afresh. @throws Error REQUEST_MISSING when no step named one */
export async function theRequest(world: AssayWorld): Promise<Draft> {
  return (world.request ?? missingRequest)()
}

/** Changes the request under test into another good one. */
export function amend(world: AssayWorld, change: (draft: Draft) => Draft): void {
  const { request } = world
  world.request = async () => change(await (request ?? missingRequest)())
}

function missingRequest(): never {
  throw new Error('REQUEST_MISSING: a Given must name the request first')
}

/** Sends the request under test as it is, then once more with one defect, so that a refusal proves something. */
export async function probe(world: AssayWorld, defect: (draft: Draft) => Draft | Promise<Draft>): Promise<void> {
  world.control = await world.send(await theRequest(world))
  world.answer = await world.send(await defect(await theRequest(world)))
}

Given('its field {string} is {}', async function (this: AssayWorld, field: string, value: string) {
  const resolved = await resolveValue(this, value)
  amend(this, (draft) => edit.withBodyField(draft, field, resolved))
})

When('it is sent', async function (this: AssayWorld) {
  this.answer = await this.send(await theRequest(this))
})

When('it is sent without the field {string}', function (this: AssayWorld, field: string) {
  return probe(this, (draft) => edit.withoutBodyField(draft, field))
})

When('it is sent with the field {string} set to {}', async function (this: AssayWorld, field: string, value: string) {
  const resolved = await resolveValue(this, value)
  return probe(this, (draft) => edit.withBodyField(draft, field, resolved))
})

When(
  'it is sent with the field {string} changed from {string} to {}',
  async function (this: AssayWorld, field: string, good: string, value: string) {
    const resolved = await resolveValue(this, value)
    amend(this, (draft) => edit.withBodyField(draft, field, good))
    return probe(this, (draft) => edit.withBodyField(draft, field, resolved))
  },
)

When('it is sent without the query parameter {string}', function (this: AssayWorld, name: string) {
  return probe(this, (draft) => edit.withQuery(draft, name, undefined))
})

When(
  'it is sent with the query parameter {string} set to {}',
  async function (this: AssayWorld, name: string, value: string) {
    const resolved = String(await resolveValue(this, value))
    return probe(this, (draft) => edit.withQuery(draft, name, resolved))
  },
)

When('it is sent without the header {string}', function (this: AssayWorld, name: string) {
  return probe(this, (draft) => edit.withoutHeader(draft, name))
})

When('it is sent with the header {string} set to {}', async function (this: AssayWorld, name: string, value: string) {
  const resolved = String(await resolveValue(this, value))
  return probe(this, (draft) => edit.withHeader(draft, name, resolved))
})

When('it is sent as the {word} client', function (this: AssayWorld, purpose: ClientPurpose) {
  return probe(this, (draft) => edit.asClient(draft, purpose))
})

When('it is sent with the exact body {}', async function (this: AssayWorld, body: string) {
  return probe(this, (draft) => edit.withRawBody(draft, body))
})

Then('it is refused as {}', function (this: AssayWorld, classes: string) {
  this.judge(refusedAs(this.control, this.answer, classesIn(this.run.dialect, classes)))
})

Then('it is accepted', function (this: AssayWorld) {
  this.judge(accepted(this.control, this.answer))
})

Then('the outcome is the same', function (this: AssayWorld) {
  this.judge(sameOutcome(this.control, this.answer))
})

Then('its outcome is noted', function (this: AssayWorld) {
  this.judge(outcomeNoted(this.answer))
})
