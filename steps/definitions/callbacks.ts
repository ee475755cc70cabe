import { type DataTable, Then, When } from '../../harness/evaluation/runner.ts'
import * as changes from '../../harness/actions/callbacks/observe-changes.ts'
import * as logins from '../../harness/actions/callbacks/observe-logins.ts'
import { signedWithDigest } from '../../harness/checks/callbacks/callback-signature.ts'
import { callbackCame } from '../../harness/checks/callbacks/callbacks.ts'
import { eachSettingsIn, type Settings } from '../values/settings.ts'
import { beside, keepObserved, observed, publicKey } from '../vocabulary/callbacks.phrases.ts'
import { keeps } from '../vocabulary/vocabulary.ts'
import { namedType } from '../world/named-type.ts'
import type { AssayWorld } from '../world/world.ts'

/** A login with these settings, and as many success callbacks as they have sent: one more where it asks for that. */
function successful(fields: Settings): logins.ToObserve {
  return { kind: 'success', count: fields['fetched_accounts_notify'] === true ? 2 : 1, fields }
}

type Observe = (world: AssayWorld) => Promise<unknown>

/** Keeps what came in while something was done to a login. */
function during(act: typeof logins.observeFetch): Observe {
  return async (world) => keepObserved(world, await act(world.scene))
}

function of(wanted: logins.ToObserve): Observe {
  return during((scene) => logins.observeLogins(scene, [wanted]))
}

/** What is done to a login while its callbacks are received, by the names that features write in angle brackets. */
namedType<Observe>('observed', {
  'a fetch': during(logins.observeFetch),
  'a fetch with wrong credentials': of({ kind: 'fail' }),
  'a fetch that waits for its user': of({ kind: 'interactive', provider: 'interactive' }),
  'a fetch whose first callback is refused': of({ kind: 'success', count: 2, alike: true, refusesFirst: true }),
  'fetches of two clients': keeps(beside, logins.observeBesideOther),
  'a refresh': during(changes.observeRefresh),
  'a refresh that fails': during(changes.observeFailingRefresh),
  'a reconnect that fails': during(changes.observeFailingReconnect),
  'a reconnect that waits for its user': during(changes.observeWaitingReconnect),
  'a fetch whose user answers wrongly': during(changes.observeWrongInput),
})

When('the callbacks of {observed} are received', function (this: AssayWorld, observe: Observe) {
  return observe(this)
})

When('the callbacks are received of logins with the settings:', async function (this: AssayWorld, table: DataTable) {
  const wanted = (await eachSettingsIn(this, table)).map(successful)
  keepObserved(this, await logins.observeLogins(this.scene, wanted))
})

When(
  'the callbacks are received of reconnects with the settings:',
  async function (this: AssayWorld, table: DataTable) {
    keepObserved(this, await changes.observeReconnects(this.scene, await eachSettingsIn(this, table)))
  },
)

Then('its callbacks are signed with {string}{rows}', function (this: AssayWorld, digest: string, rows: string[]) {
  const used = digest === 'SHA-1' ? 'sha1' : 'sha256'
  this.judge(signedWithDigest(this.the(observed)[0], this.the(publicKey), used), rows)
})

Then('a(n) {string} callback comes{rows}', function (this: AssayWorld, kind: string, rows: string[]) {
  this.judge(callbackCame(this.the(observed)[0], kind), rows)
})
