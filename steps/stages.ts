import { Then, When } from '@cucumber/cucumber'
import { schemaIn } from '../harness/dialect/schema-in.ts'
import { namesProviderFields, waitsAtInteractive } from '../harness/checks/attempts/interactive-stage.ts'
import { resourcesMatch } from '../harness/checks/values/resources-match.ts'
import { everyStage, finishEnds, stagesInOrder } from '../harness/checks/attempts/stages-of-attempt.ts'
import { showProvider } from '../harness/arrange/providers/provider-details.ts'
import * as watch from '../harness/arrange/attempts/watch-attempt.ts'
import type { AssayWorld } from './world.ts'

When('an attempt is watched to its end', async function (this: AssayWorld) {
  this.answers = (await watch.watchedToItsEnd(this.scene, this.sender)).exchanges
})

When('attempts at every provider at hand are watched', async function (this: AssayWorld) {
  this.answers = await watch.watchedEverywhere(this.scene, this.sender)
})

When('an interactive attempt is watched until it waits', async function (this: AssayWorld) {
  const { exchanges, later } = await watch.watchedUntilItWaits(this.scene, this.sender)
  this.answers = exchanges
  this.others = later
})

When('an interactive attempt is watched until it waits, and its provider shown', async function (this: AssayWorld) {
  const { login, exchanges } = await watch.watchedUntilItWaits(this.scene, this.sender)
  this.answer = exchanges.at(-1)
  this.others = [await this.send(showProvider(this.scene, login.provider.code))]
})

Then('its stages keep the rule', function (this: AssayWorld) {
  const schema = schemaIn(this.run.dialect, 'stage')
  const resources = ['data.stages[]', 'data.last_stage'].map((pick) => ({ exchanges: this.answers, schema, pick }))
  this.judge((row) => resourcesMatch(resources, row.id))
})

Then('each stage names its interactive fields in an array, or null', function (this: AssayWorld) {
  const allows = (value: unknown) =>
    value === null || (Array.isArray(value) && value.every((name) => typeof name === 'string'))
  const wanted = 'an array of strings, or null'
  this.judge(everyStage(this.answers, { field: 'interactive_fields_names', wanted, allows }))
})

Then('no stage has interactive_html', function (this: AssayWorld) {
  const allows = (value: unknown) => value === null
  this.judge(everyStage(this.answers, { field: 'interactive_html', wanted: 'null', allows, absentAllowed: true }))
})

Then('each stage has text or null for interactive_html', function (this: AssayWorld) {
  const allows = (value: unknown) => value === null || typeof value === 'string'
  this.judge(everyStage(this.answers, { field: 'interactive_html', wanted: 'a string, or null', allows }))
})

Then('it waits at the stage interactive', function (this: AssayWorld) {
  this.judge(waitsAtInteractive(this.answers, this.others))
})

Then('the fields it asks for are fields of the provider', function (this: AssayWorld) {
  this.judge(namesProviderFields(this.answer, this.others[0]))
})

Then('its stages are in order', function (this: AssayWorld) {
  this.judge(stagesInOrder(this.answer))
})

Then('its newest stage is finish', function (this: AssayWorld) {
  this.judge(finishEnds(this.answer))
})
