import { type DataTable, Then, When } from '../../harness/evaluation/runner.ts'
import { listAround, listWhileWaiting } from '../../harness/actions/attempts/attempts.ts'
import { attemptsAroundInput } from '../../harness/actions/logins/interactive.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import type { RequestAround } from '../../harness/checks/attempts/attempts-of-request.ts'
import { wordsIncluded } from '../../harness/checks/attempts/attempts-shown.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import { answers, around, login, resources } from '../world/parts.ts'
import { type Settings, settingsIn } from '../values/settings.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'
import { everyStage, type StageValue, stageValues } from '../../harness/checks/attempts/stages-of-attempt.ts'

/** Words of tables, by the names that features write in angle brackets. */
const words: Readonly<Record<string, readonly string[]>> = {
  'natures of accounts': readTable('account-natures').v4,
  'types of consent': readTable('consent-types').words,
}

type Change = (world: AssayWorld, own: LoginRef, settings: Settings) => Promise<RequestAround>

/** What is done to the login of the scenario while its attempts are listed, by the names that features write in angle brackets. */
const done: Readonly<Record<string, (world: AssayWorld, own: LoginRef, settings: Settings) => Promise<RequestAround>>> =
  {
    'a reconnect': ({ scene, requests }, own, settings) => listAround(scene, own, requests.reconnect(own, settings)),
    'a refresh': ({ scene, requests }, own, settings) => listAround(scene, own, requests.refresh(own, settings)),
    'a reconnect while it waits': ({ scene, requests }, own) => listWhileWaiting(scene, own, requests.reconnect(own)),
    'its input': ({ scene }, own) => attemptsAroundInput(scene, own),
  }

namedType('doing', done)

When('its attempts are listed before and after {doing}', async function (this: AssayWorld, act: Change) {
  this.keep(around, await act(this, this.the(login), {}))
})

When(
  'its attempts are listed before and after {doing} with the settings:',
  async function (this: AssayWorld, act: Change, table: DataTable) {
    this.keep(around, await act(this, this.the(login), await settingsIn(this, table)))
  },
)

namedType('words', words)

Then('every {string} lists {words}', function (this: AssayWorld, field: string, known: readonly string[]) {
  const exchanges = this.the(resources).flatMap((resource) => resource.exchanges)
  this.judge(wordsIncluded(exchanges, field, known))
})

namedType('stageValue', stageValues)

Then('{string} of every stage is {stageValue}', function (this: AssayWorld, field: string, value: StageValue) {
  this.judge(everyStage(this.the(answers), field, value))
})
