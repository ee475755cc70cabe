import { Then, When } from '@cucumber/cucumber'
import type { Draft } from '../harness/client/draft.ts'
import * as edit from '../harness/client/edit-draft.ts'
import { refused } from '../harness/checks/answers/refused-as.ts'
import { acceptedOrRefusedAs, neverRefusedAs, stoppedOnEveryRoute } from '../harness/checks/clients/let-in.ts'
import { classesIn } from '../harness/dialect/classes-in.ts'
import { everyRoute, readyLogins } from '../harness/arrange/routes/every-route.ts'
import { keysOf } from '../harness/arrange/scene/keys.ts'
import { probe } from './probes.ts'
import type { AssayWorld } from './world.ts'

/** Sends each request with the same change, and keeps the answers. */
async function callEach(world: AssayWorld, drafts: Draft[], change: (draft: Draft) => Draft): Promise<void> {
  for (const draft of drafts) world.answers.push(await world.send(change(draft)))
}

When('every route is called without the header {string}', async function (this: AssayWorld, name: string) {
  const logins = await readyLogins(this.scene)
  await callEach(this, everyRoute(this.scene, logins), (draft) => edit.withoutHeader(draft, name))
})

When('every route is called with the service key', async function (this: AssayWorld) {
  const { scene } = this
  const logins = { fetched: await scene.newFetchedLogin(), foundOut: await scene.interface.foundOut(scene) }
  await callEach(this, everyRoute(this.scene, logins), (draft) => draft)
})

When('routes that name no customer are called with the app key', async function (this: AssayWorld) {
  await callEach(this, this.scene.interface.publicRoutes(this.scene), (draft) => edit.asClient(draft, 'app'))
})

When('it is sent with its keys named {string} and {string}', function (this: AssayWorld, id: string, secret: string) {
  const keys = keysOf(this.run.profile, 'main')
  return probe(this, (draft) =>
    edit.withHeader(edit.withHeader(withoutKeys(draft), id, keys.app_id), secret, keys.secret),
  )
})

function withoutKeys(draft: Draft): Draft {
  return edit.withoutHeader(edit.withoutHeader(draft, 'App-id'), 'Secret')
}

Then('it is refused', function (this: AssayWorld) {
  this.judge(refused(this.control, this.answer))
})

Then('every route refuses it as {}', function (this: AssayWorld, classes: string) {
  this.judge(stoppedOnEveryRoute(this.answers, classesIn(this.run.dialect, classes)))
})

Then('no route refuses it as {word}', function (this: AssayWorld, errorClass: string) {
  this.judge(neverRefusedAs(this.answers, errorClass))
})

Then('each is accepted or refused as {}', function (this: AssayWorld, classes: string) {
  this.judge(acceptedOrRefusedAs(this.answers, classesIn(this.run.dialect, classes)))
})
