import { type DataTable, When } from '@cucumber/cucumber'
import { listAround } from '../harness/arrange/attempts/attempts.ts'
import { around, login } from './parts.ts'
import { type Settings, settingsIn } from './settings.ts'
import type { AssayWorld } from './world.ts'

type Verb = 'reconnect' | 'refresh'

/** Lists the attempts of the login, changes it, and lists them again. */
async function change(world: AssayWorld, verb: Verb, settings: Settings): Promise<void> {
  const draft = world.requests[verb](world.the(login), settings)
  world.keep(around, await listAround(world.scene, world.sender, world.the(login), draft))
}

When(/^its attempts are listed before and after a (reconnect|refresh)$/, function (this: AssayWorld, verb: Verb) {
  return change(this, verb, {})
})

When(
  /^its attempts are listed before and after a (reconnect|refresh) with the settings:$/,
  async function (this: AssayWorld, verb: Verb, table: DataTable) {
    await change(this, verb, await settingsIn(this, table))
  },
)
