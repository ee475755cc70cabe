import { type DataTable, Then, When } from '../../harness/evaluation/runner.ts'
import { listAround, listWhileWaiting } from '../../harness/actions/attempts/attempts.ts'
import { attemptsAroundInput } from '../../harness/actions/logins/interactive.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import type { RequestAround } from '../../harness/checks/attempts/attempts-of-request.ts'
import { wordsIncluded } from '../../harness/checks/attempts/attempts-shown.ts'
import { settingsKept } from '../../harness/checks/attempts/attempt-outcome.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import { answer, around, login, resources } from '../world/parts.ts'
import { sentSettings, type Settings, settingsIn } from '../values/settings.ts'
import type { AssayWorld } from '../world/world.ts'

/** Words of tables, by the names that features write in angle brackets. */
const words: Readonly<Record<string, readonly string[]>> = {
  'natures of accounts': readTable('account-natures').v4,
  'types of consent': readTable('consent-types').words,
}

/** What is done to the login of the scenario while its attempts are listed, by the names that features write in angle brackets. */
const done: Readonly<Record<string, (world: AssayWorld, own: LoginRef, settings: Settings) => Promise<RequestAround>>> =
  {
    'a reconnect': ({ scene, sender, requests }, own, settings) =>
      listAround(scene, sender, own, requests.reconnect(own, settings)),
    'a refresh': ({ scene, sender, requests }, own, settings) =>
      listAround(scene, sender, own, requests.refresh(own, settings)),
    'a reconnect while it waits': ({ requests, sender }, own) =>
      listWhileWaiting(requests, sender, own, requests.reconnect(own)),
    'its input': ({ scene, sender }, own) => attemptsAroundInput(scene, sender, own),
  }

async function listed(world: AssayWorld, name: string, settings: Settings): Promise<void> {
  const act = done[name]
  if (!act) throw new Error(`CHANGE_UNKNOWN: "${name}" is not one of ${Object.keys(done).join(', ')}`)
  world.keep(around, await act(world, world.the(login), settings))
}

When('its attempts are listed before and after {named}', function (this: AssayWorld, name: string) {
  return listed(this, name, {})
})

When(
  'its attempts are listed before and after {named} with the settings:',
  async function (this: AssayWorld, name: string, table: DataTable) {
    return listed(this, name, await settingsIn(this, table))
  },
)

Then('every {string} lists {named}', function (this: AssayWorld, field: string, what: string) {
  const exchanges = this.the(resources).flatMap((resource) => resource.exchanges)
  this.judge(wordsIncluded(exchanges, field, words[what] ?? []))
})

Then('the attempt shows the settings that were sent', function (this: AssayWorld) {
  this.judge(settingsKept(this.the(answer), this.the(sentSettings)))
})
