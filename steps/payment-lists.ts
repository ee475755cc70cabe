import { Given, Then, When } from '@cucumber/cucumber'
import * as edit from '../harness/client/edit-draft.ts'
import { rowsDifferIn } from '../harness/checks/payments/over-rows.ts'
import { requiredFieldsListed, requiredFieldsResolve } from '../harness/checks/payments/required-fields-told.ts'
import {
  sepaFieldsDemanded,
  sepaFieldsOptional,
  sepaLongitude,
  sepaModes,
} from '../harness/checks/payments/sepa-template.ts'
import { agreesWithList, fieldNamesDiffer, fieldsNameTheirTemplate } from '../harness/checks/payments/template-rules.ts'
import { typesSeen } from '../harness/checks/payments/types-seen.ts'
import { valueIs } from '../harness/checks/values/value-is.ts'
import { everyLinkResolves } from '../harness/checks/values/values-satisfy.ts'
import { requiredFieldsTold } from '../harness/arrange/payments/details.ts'
import { showTemplate } from '../harness/arrange/payments/drafts.ts'
import { templatesOfSeveralPages } from '../harness/arrange/payments/large-payment-list.ts'
import { paymentProviderPages, paymentTemplates, templatePages } from '../harness/arrange/payments/read-lists.ts'
import { unknownIdLike } from '../harness/arrange/scene/unknown-id.ts'
import { probe, theRequest } from './probes.ts'
import type { AssayWorld } from './world.ts'

Given('a list of templates of more than one page', async function (this: AssayWorld) {
  const draft = await templatesOfSeveralPages(this.scene)
  this.request = () => draft
})

When('the payment providers are listed', async function (this: AssayWorld) {
  this.answers = await paymentProviderPages(this.scene)
})

When('the payment templates are listed', async function (this: AssayWorld) {
  this.answers = await templatePages(this.scene)
})

When('a listed template is asked for by its identifier', async function (this: AssayWorld) {
  const draft = await theRequest(this)
  this.subject = (await paymentTemplates(this.scene))[0]?.identifier ?? ''
  this.others = await templatePages(this.scene)
  this.answer = await this.send(draft)
})

When('it is sent for a template that does not exist', async function (this: AssayWorld) {
  const known = (await paymentTemplates(this.scene)).map(({ identifier }) => identifier)
  const { path } = showTemplate(this.requests, `NO_${unknownIdLike(known[0] ?? 'TEMPLATE')}_ASSAY`)
  return probe(this, (draft) => edit.withPath(draft, path))
})

Then('it is the template that was asked for', function (this: AssayWorld) {
  this.judge(valueIs(this.answer, 'data.identifier', this.subject))
})

Then('it has the fields that it has in the list', function (this: AssayWorld) {
  this.judge(agreesWithList(this.answer, this.others))
})

Then('each of their templates is listed as a template', async function (this: AssayWorld) {
  const known = (await paymentTemplates(this.scene)).map(({ identifier }) => identifier)
  const wanted = 'an identifier of the list of templates'
  this.judge(everyLinkResolves(this.answers, known, { pick: 'data[].payment_templates[]', wanted }))
})

Then('no two of them have the same code', function (this: AssayWorld) {
  this.judge(rowsDifferIn(this.answers, 'code', 'payment provider'))
})

Then('no two of them have the same identifier', function (this: AssayWorld) {
  const ofTwo = (one: Record<string, unknown>, other: Record<string, unknown>) =>
    one['provider_id'] !== other['provider_id']
  this.judge(rowsDifferIn(this.answers, 'identifier', 'template', ofTwo))
})

Then('each detail lists the required fields of its templates', async function (this: AssayWorld) {
  this.judge(requiredFieldsListed(await requiredFieldsTold(this.scene)))
})

Then('each required field is one of its template', async function (this: AssayWorld) {
  const templates = await paymentTemplates(this.scene)
  const fields = new Map(templates.map((one) => [one.identifier, one.fields.map(({ name }) => name)]))
  this.judge(requiredFieldsResolve(await requiredFieldsTold(this.scene), fields))
})

Then('the types at {string} are noted', function (this: AssayWorld, place: string) {
  this.judge(typesSeen(this.answers, place))
})

Then('the fields of each have names of their own', function (this: AssayWorld) {
  this.judge(fieldNamesDiffer(this.answers))
})

Then('the fields of each name it', function (this: AssayWorld) {
  this.judge(fieldsNameTheirTemplate(this.answers))
})

Then('the SEPA template has its demanded fields', function (this: AssayWorld) {
  this.judge(sepaFieldsDemanded(this.answers))
})

Then('the optional fields of the SEPA template are optional', function (this: AssayWorld) {
  this.judge(sepaFieldsOptional(this.answers))
})

Then('the SEPA template has its two modes', function (this: AssayWorld) {
  this.judge(sepaModes(this.answers))
})

Then('what it says of customer_longitude is noted', function (this: AssayWorld) {
  this.judge(sepaLongitude(this.answers))
})
