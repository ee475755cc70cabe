import { type DataTable, defineParameterType, Given, Then, When } from '../../harness/evaluation/runner.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { classesIn } from '../../harness/dialect/classes-in.ts'
import { demandIdsTellClients } from '../../harness/actions/logins/crossing.ts'
import type { Draft } from '../../harness/client/draft.ts'
import type { ClientPurpose } from '../../harness/profile/profile.ts'
import { accepted } from '../../harness/checks/answers/accepted.ts'
import { outcomeNoted } from '../../harness/checks/answers/noted.ts'
import { refused, refusedAs } from '../../harness/checks/answers/refused-as.ts'
import { answer, answers, control, request, requestName } from '../world/parts.ts'
import { settingsIn } from '../values/settings.ts'
import { resolveValue } from '../values/values.ts'
import { namedType } from '../world/named-type.ts'
import { amend, probe, sendRightly, theRequest } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'
import { goodRequest, namedRequest } from '../../harness/actions/routes/good-request.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Judgement } from '../../core/judgement.ts'
import { lastRefusedAs, refusalsNameStatus } from '../../harness/checks/clients/client-status.ts'
import { acceptedOrRefusedAs, neverRefusedAs } from '../../harness/checks/clients/let-in.ts'
import { stoppedAs, stoppedOnEveryRoute } from '../../harness/checks/clients/stopped-as.ts'
import { keysOf } from '../../harness/actions/scene/keys.ts'

// Error classes as a step lists them, `A or B`, under the names of version 4.
defineParameterType({
  name: 'classes',
  regexp: /"([A-Za-z]+(?: or [A-Za-z]+)*)"/,
  transformer(this: AssayWorld, listed: string) {
    return classesIn(this.run.dialect, listed)
  },
})

Given('its field {string} is {}', async function (this: AssayWorld, field: string, value: string) {
  const resolved = await resolveValue(this, value)
  amend(this, (draft) => edit.withBodyField(draft, field, resolved))
})

Given('the query parameter {string} is {string}', function (this: AssayWorld, name: string, value: string) {
  amend(this, (draft) => edit.withQuery(draft, name, value))
})

When('it is sent', async function (this: AssayWorld) {
  this.keep(answer, await sendRightly(this))
})

When('it is sent without the field {string}', function (this: AssayWorld, field: string) {
  return probe(this, (draft) => edit.withoutBodyField(draft, field), `lacks ${field}`)
})

When('it is sent with the field {string} set to {}', async function (this: AssayWorld, field: string, value: string) {
  const resolved = await resolveValue(this, value)
  return probe(this, (draft) => edit.withBodyField(draft, field, resolved), `has ${field} set to ${value}`)
})

When('it is sent with the settings:', async function (this: AssayWorld, table: DataTable) {
  const settings = await settingsIn(this, table)
  return probe(this, (draft) => withData(draft, settings), `has the settings ${Object.keys(settings).join(', ')}`)
})

When('it is sent without the query parameter {string}', function (this: AssayWorld, name: string) {
  return probe(this, (draft) => edit.withQuery(draft, name, undefined), `lacks ${name}`)
})

When(
  'it is sent with the query parameter {string} set to {}',
  async function (this: AssayWorld, name: string, value: string) {
    const resolved = String(await resolveValue(this, value))
    return probe(this, (draft) => edit.withQuery(draft, name, resolved), `has ${name} set to ${value}`)
  },
)

When('it is sent without the header {string}', function (this: AssayWorld, name: string) {
  return probe(this, (draft) => edit.withoutHeader(draft, name), `lacks the header ${name}`)
})

When('it is sent with the header {string} set to {}', async function (this: AssayWorld, name: string, value: string) {
  const resolved = String(await resolveValue(this, value))
  return probe(this, (draft) => edit.withHeader(draft, name, resolved), `has the header ${name} set to ${value}`)
})

When('it is sent as the {string} client', function (this: AssayWorld, purpose: ClientPurpose) {
  const change = async (draft: Draft) => {
    if (purpose === 'second') await demandIdsTellClients(this.scene, draft)
    return { ...draft, as: purpose }
  }
  return probe(this, change, `is that of the ${purpose} client`)
})

When('it is sent with the exact body {}', async function (this: AssayWorld, body: string) {
  return probe(this, (draft) => ({ ...draft, rawBody: body }), `has the body ${body}`)
})

When('it is sent to the path {string}', function (this: AssayWorld, path: string) {
  const whole = `${this.run.dialect.basePath}${path}`
  return probe(this, (draft) => ({ ...draft, path: whole }), `goes to the path ${whole}`)
})

When('it is sent with the methods:', async function (this: AssayWorld, table: DataTable) {
  this.keep(control, await sendRightly(this))
  const sendBy = async (method: string) => this.send({ ...(await theRequest(this)), method, name: 'try a method' })
  const sent = this.keep(answers, await Array.fromAsync(table.raw().flat(), sendBy))
  const last = sent.at(-1)
  if (last) this.keep(answer, last)
})

Then('it is refused as {classes}{rows}', function (this: AssayWorld, classes: string[], rows: string[]) {
  this.judge(refusedAs(this.find(control), this.the(answer), classes), rows)
})

Then('it is refused{rows}', function (this: AssayWorld, rows: string[]) {
  this.judge(refused(this.find(control), this.the(answer)), rows)
})

Then('it is accepted{rows}', function (this: AssayWorld, rows: string[]) {
  this.judge(accepted(this.find(control), this.the(answer)), rows)
})

Then('its outcome is noted', function (this: AssayWorld) {
  this.judge(outcomeNoted(this.the(answer)))
})

Given('the request to {}', function (this: AssayWorld, name: string) {
  this.keep(requestName, name)
  this.keep(request, goodRequest(this.scene, name))
})

namedType('signing', { signed: 'signed', unsigned: 'unsigned' } as const)

Given(
  'a request of the {string} client, {signing}',
  function (this: AssayWorld, as: ClientPurpose, signing: 'signed' | 'unsigned') {
    const make = async () => ({ ...(await this.scene.interface.plainRead(this.scene, as)), signing })
    this.keep(request, namedRequest(`${signing} request of the ${as} client`, make))
  },
)

When('it is sent with its keys named {string} and {string}', function (this: AssayWorld, id: string, secret: string) {
  const keys = keysOf(this.run.profile, 'main')
  return probe(this, (draft) => {
    const bare = edit.withoutHeader(edit.withoutHeader(draft, 'App-id'), 'Secret')
    return edit.withHeader(edit.withHeader(bare, id, keys.app_id), secret, keys.secret)
  })
})

Then('it is stopped as {classes}{rows}', function (this: AssayWorld, classes: string[], rows: string[]) {
  this.judge(stoppedAs(this.find(control), this.the(answer), classes), rows)
})

type SomeRefused = (answers: readonly Exchange[], classes: readonly string[]) => Judgement

/** How many answers are refusals. */
namedType<SomeRefused>('share', {
  each: stoppedOnEveryRoute,
  none: neverRefusedAs,
  'the last': lastRefusedAs,
  'each that is not accepted': refusalsNameStatus,
})

Then('{share} is refused as {classes}', function (this: AssayWorld, areRefused: SomeRefused, classes: string[]) {
  this.judge(areRefused(this.the(answers), classes))
})

Then('each is accepted or refused as {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(acceptedOrRefusedAs(this.judged(), classes))
})
