import { Then, When } from '@cucumber/cucumber'
import * as edit from '../../harness/client/edit-draft.ts'
import { acceptedOrRefusedAs, neverRefusedAs } from '../../harness/checks/clients/let-in.ts'
import { stoppedAs } from '../../harness/checks/clients/stopped-as.ts'
import { keysOf } from '../../harness/arrange/scene/keys.ts'
import { resolveValue } from '../values/values.ts'
import { answer, answers, control } from '../world/parts.ts'
import { probe, theRequest } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'

When('it is sent once more without the header {string}', async function (this: AssayWorld, name: string) {
  this.keep(answer, await this.send(edit.withoutHeader(await theRequest(this), name)))
})

When(
  'it is sent once more with the header {string} set to {}',
  async function (this: AssayWorld, name: string, value: string) {
    const resolved = String(await resolveValue(this, value))
    this.keep(answer, await this.send(edit.withHeader(await theRequest(this), name, resolved)))
  },
)

When('it is sent with its keys named {string} and {string}', function (this: AssayWorld, id: string, secret: string) {
  const keys = keysOf(this.run.profile, 'main')
  return probe(this, (draft) => {
    const bare = edit.withoutHeader(edit.withoutHeader(draft, 'App-id'), 'Secret')
    return edit.withHeader(edit.withHeader(bare, id, keys.app_id), secret, keys.secret)
  })
})

Then('it is stopped as {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(stoppedAs(this.find(control), this.find(answer), classes))
})

Then('no route refuses it as {word}', function (this: AssayWorld, errorClass: string) {
  this.judge(neverRefusedAs(this.the(answers), errorClass))
})

Then('each is accepted or refused as {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(acceptedOrRefusedAs(this.the(answers), classes))
})
