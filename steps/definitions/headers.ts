import { Then, When } from '@cucumber/cucumber'
import * as edit from '../../harness/client/edit-draft.ts'
import { acceptedOrRefusedAs, neverRefusedAs, stoppedOnEveryRoute } from '../../harness/checks/clients/let-in.ts'
import { everyRoute, readyLogins } from '../../harness/arrange/routes/every-route.ts'
import { sendEach } from '../../harness/arrange/scene/send-each.ts'
import { keysOf } from '../../harness/arrange/scene/keys.ts'
import { answers } from '../world/parts.ts'
import { probe } from '../world/send-request.ts'
import type { AssayWorld } from '../world/world.ts'

When('every route is requested without the header {string}', async function (this: AssayWorld, name: string) {
  const drafts = everyRoute(this.scene, await readyLogins(this.scene))
  const bare = drafts.map((draft) => edit.withoutHeader(draft, name))
  this.keep(answers, await sendEach(this.sender, bare))
})

When('it is sent with its keys named {string} and {string}', function (this: AssayWorld, id: string, secret: string) {
  const keys = keysOf(this.run.profile, 'main')
  return probe(this, (draft) => {
    const bare = edit.withoutHeader(edit.withoutHeader(draft, 'App-id'), 'Secret')
    return edit.withHeader(edit.withHeader(bare, id, keys.app_id), secret, keys.secret)
  })
})

Then('every route refuses it as {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(stoppedOnEveryRoute(this.the(answers), classes))
})

Then('no route refuses it as {word}', function (this: AssayWorld, errorClass: string) {
  this.judge(neverRefusedAs(this.the(answers), errorClass))
})

Then('each is accepted or refused as {classes}', function (this: AssayWorld, classes: string[]) {
  this.judge(acceptedOrRefusedAs(this.the(answers), classes))
})
