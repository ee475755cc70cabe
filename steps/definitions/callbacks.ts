import { type DataTable, Then, When } from '../../harness/evaluation/runner.ts'
import { observeReconnects } from '../../harness/actions/callbacks/observe-changes.ts'
import { observeLogins, type ToObserve } from '../../harness/actions/callbacks/observe-logins.ts'
import { callbackCame } from '../../harness/checks/callbacks/callbacks.ts'
import { eachSettingsIn, type Settings } from '../values/settings.ts'
import { keepObserved, observed } from '../vocabulary/callbacks.phrases.ts'
import type { AssayWorld } from '../world/world.ts'

/** A login with these settings, and as many success callbacks as they have sent: one more where it asks for that. */
function successful(fields: Settings): ToObserve {
  return { kind: 'success', count: fields['fetched_accounts_notify'] === true ? 2 : 1, fields }
}

When('the callbacks are received of logins with the settings:', async function (this: AssayWorld, table: DataTable) {
  const logins = (await eachSettingsIn(this, table)).map(successful)
  keepObserved(this, await observeLogins(this.scene, this.sender, logins))
})

When(
  'the callbacks are received of reconnects with the settings:',
  async function (this: AssayWorld, table: DataTable) {
    keepObserved(this, await observeReconnects(this.scene, this.sender, await eachSettingsIn(this, table)))
  },
)

Then('a(n) {word} callback comes', function (this: AssayWorld, kind: string) {
  this.judge(callbackCame(this.the(observed)[0], kind))
})
