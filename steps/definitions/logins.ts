import { type DataTable, Given, When, Then } from '../../harness/evaluation/runner.ts'
import type { Exchange } from '../../core/exchange.ts'
import { listedWithHolder, loginWithHolder } from '../../harness/actions/logins/holder.ts'
import { readUntil, settleMs } from '../../harness/actions/scene/read-until.ts'
import { acceptedData } from '../../harness/checks/answers/answer.ts'
import { answer, control, login, answers } from '../world/parts.ts'
import { settingsIn, type Settings } from '../values/settings.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'
import { attemptOfFetch, withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { jsonText } from '../../core/exact-json.ts'
import { sameSetting } from '../../harness/checks/values/same-setting.ts'
import { defaultShown, settingShown } from '../../harness/checks/values/setting-shown.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { knownValue, resolveValue } from '../values/values.ts'
import { answerTo } from '../../harness/actions/logins/oauth-flow.ts'
import { authorizing, refreshing } from '../vocabulary/oauth.phrases.ts'

Given('a login fetched with the settings:', async function (this: AssayWorld, table: DataTable) {
  this.keep(login, await this.scene.newFetchedLogin({ fields: await settingsIn(this, table) }))
})

namedType('view of the holder', { shown: loginWithHolder, listed: listedWithHolder })

// What was seen before is what is compared with.
When(
  'a login fetched with holder info is {view of the holder}',
  async function (this: AssayWorld, view: typeof loginWithHolder) {
    this.keep(control, this.find(answer))
    this.keep(answer, await view(this.scene))
  },
)

When('that login is shown once its {string} is set', async function (this: AssayWorld, field: string) {
  const shown = this.the(login)
  const read = () => this.scene.shownNow(shown, () => this.send(this.requests.showLogin(shown)))
  const isSet = (exchange: Exchange) => (acceptedData(exchange)?.[field] ?? null) !== null
  this.keep(answer, await readUntil(read, isSet, settleMs))
})

type Word = string | boolean

/** Creates a login with these fields, and follows nothing. */
async function create(world: AssayWorld, settings: Settings): Promise<Exchange> {
  return world.send(withData(await goodRequest(world.scene, 'create a login')(), settings))
}

type Way = (world: AssayWorld, settings: Settings) => Promise<Exchange>

/** Two ways to see what became of a setting: in the login that was created, and in the attempt that fetched it. */
namedType<Way>('way to see a setting', {
  created: create,
  fetched: (world, settings) => attemptOfFetch(world.scene, settings),
})

When('a login is created with the settings:', async function (this: AssayWorld, table: DataTable) {
  this.keep(answer, await create(this, await settingsIn(this, table)))
})

When(
  'logins are {way to see a setting} with {string} left out and set to {}',
  async function (this: AssayWorld, way: Way, field: string, value: string) {
    const other = await resolveValue(this, value)
    this.keep(answers, [await way(this, { [field]: undefined }), await way(this, { [field]: other })])
  },
)

Then('it shows {string} as {written}{rows}', function (this: AssayWorld, place: string, value: string, rows: string[]) {
  this.judge(settingShown(this.the(answer), place, knownValue(this, value) as Word), rows)
})

Then('{string} is {word} where it was left out', function (this: AssayWorld, place: string, value: string) {
  const wanted = knownValue(this, value)
  const is = (shown: unknown) => sameSetting(wanted, shown)
  this.judge(defaultShown(...this.pair(), place, { wanted: jsonText(wanted), is }))
})

When('the oauth login is refreshed with {named}', async function (this: AssayWorld, what: string) {
  this.keep(answer, answerTo((await refreshing(this)).refreshProbes, what))
})

When('the oauth login is authorized with {named}', async function (this: AssayWorld, what: string) {
  this.keep(answer, answerTo((await authorizing(this)).probes, what))
})
