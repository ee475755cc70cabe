import { Then, When } from '@cucumber/cucumber'
import { accepted } from '../harness/checks/answers/accepted.ts'
import { isSuccess } from '../harness/checks/answers/answer.ts'
import { activeCounted, countersAddUp, totalsGrew } from '../harness/checks/clients/client-counters.ts'
import { matchesSchema } from '../harness/checks/values/matches-schema.ts'
import { settingShown } from '../harness/checks/values/setting-shown.ts'
import { inconclusive } from '../core/judgement.ts'
import { askClientInfo, clientInfo, infoAround } from '../harness/arrange/routes/client-info.ts'
import { keysOf } from '../harness/arrange/scene/keys.ts'
import type { AssayWorld } from './world.ts'

When('the client asks for its record', async function (this: AssayWorld) {
  this.answer = await clientInfo(this.scene, this.sender)
})

When('the client with an app key asks for its record', async function (this: AssayWorld) {
  this.answers = [await this.send(askClientInfo(this.scene, 'app'))]
})

When(
  'the client asks for its record before and after a customer with an active login is made',
  async function (this: AssayWorld) {
    this.answers = await infoAround(this.scene, this.sender)
  },
)

Then('the record fits the schema {string}', function (this: AssayWorld, name: string) {
  const { answer } = this
  if (!answer) return this.judge(inconclusive('The record was not asked for.'))
  this.judge(({ id }) => {
    if (id.endsWith('/answers') && !isSuccess(answer)) return accepted(undefined, answer)
    return matchesSchema(answer, `ais-v3/${name}`, { pick: 'data', obligation: id })
  })
})

Then("the record shows the client's own status", function (this: AssayWorld) {
  this.judge(settingShown(this.answer, 'data.info.status', keysOf(this.run.profile, 'main').status))
})

Then('the counters have followed', function (this: AssayWorld) {
  const [before, after] = this.pair()
  this.judge(({ id }) => {
    if (id.endsWith('counts-what-is-made')) return totalsGrew(before, after)
    return id.endsWith('counters-within-total') ? countersAddUp(after) : activeCounted(after)
  })
})
