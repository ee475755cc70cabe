import { Given, Then, When } from '@cucumber/cucumber'
import * as edit from '../harness/client/edit-draft.ts'
import { accepted } from '../harness/checks/answers/accepted.ts'
import { refusedAs } from '../harness/checks/answers/refused-as.ts'
import { withinDailyLimit } from '../harness/checks/categories/within-daily-limit.ts'
import { createWithCustomFields, smallCustomFields } from '../harness/arrange/logins/custom-fields.ts'
import { loginToTeach } from '../harness/arrange/enrichment/learning-batch.ts'
import { amend, probe } from './probes.ts'
import { resolveValue } from './values.ts'
import type { AssayWorld } from './world.ts'

Given('a login whose transactions may be taught', async function (this: AssayWorld) {
  this.login = await loginToTeach(this.scene)
})

Given('a login that was created with small custom_fields', async function (this: AssayWorld) {
  this.control = await smallCustomFields(this.scene, this.sender)
})

When(
  'a batch of {int} and then a batch of {int} is learnt from',
  async function (this: AssayWorld, small: number, large: number) {
    const login = this.login ?? (await loginToTeach(this.scene))
    this.control = await this.scene.interface.learnBatch(this.scene, this.sender, login, small)
    this.answer = await this.scene.interface.learnBatch(this.scene, this.sender, login, large)
  },
)

When(
  'it is sent with a return_to of {int} and then of {int} characters',
  async function (this: AssayWorld, good: number, length: number) {
    const short = await resolveValue(this, `<an address of ${good} characters>`)
    const long = await resolveValue(this, `<an address of ${length} characters>`)
    amend(this, (draft) => edit.withBodyField(draft, 'data.return_to', short))
    await probe(this, (draft) => edit.withBodyField(draft, 'data.return_to', long))
  },
)

When('a login is created with the custom_fields {}', async function (this: AssayWorld, value: string) {
  this.answer = await createWithCustomFields(this.scene, this.sender, await resolveValue(this, value))
})

Then('the batch is accepted', function (this: AssayWorld) {
  this.judge(withinDailyLimit(accepted(this.control, this.answer), [this.control, this.answer]))
})

Then('the batch is refused as too large', function (this: AssayWorld) {
  const judgement = refusedAs(this.control, this.answer, ['BatchSizeLimitExceeded'])
  this.judge(withinDailyLimit(judgement, [this.control, this.answer]))
})
