import { type DataTable, Then, When } from '../../harness/evaluation/runner.ts'
import { attemptOfFetch, withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import type { Exchange } from '../../core/exchange.ts'
import { jsonText } from '../../core/exact-json.ts'
import { sameSetting } from '../../harness/checks/values/same-setting.ts'
import { defaultShown, settingShown } from '../../harness/checks/values/setting-shown.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { namedType } from '../world/named-type.ts'
import { answer, answers } from '../world/parts.ts'
import { type Settings, settingsIn } from '../values/settings.ts'
import { knownValue, resolveValue } from '../values/values.ts'
import type { AssayWorld } from '../world/world.ts'

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
