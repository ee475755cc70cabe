import { type DataTable, When } from '../../harness/evaluation/runner.ts'
import { attemptOfFetch } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import { plainReconnect, reconnectable, usableScopes } from '../../harness/actions/logins/reconnectable.ts'
import { answer, control } from '../world/parts.ts'
import { sentSettings, settingsIn } from '../values/settings.ts'
import type { AssayWorld } from '../world/world.ts'

/** The scopes that a feature writes: words with commas between them; `none` is the empty array. */
function scopesIn(text: string): string[] {
  return text === 'none' ? [] : text.split(', ')
}

When('a login is reconnected with the scopes {string}', async function (this: AssayWorld, text: string) {
  const fetch_scopes = await usableScopes(this.scene, scopesIn(text))
  this.keep(control, await plainReconnect(this.scene))
  const login = await reconnectable(this.scene)
  this.keep(answer, await this.send(this.requests.reconnect(login, { fetch_scopes })))
})

When('the attempt is shown of a login with the settings:', async function (this: AssayWorld, table: DataTable) {
  const settings = this.keep(sentSettings, await settingsIn(this, table))
  this.keep(answer, await attemptOfFetch(this.scene, settings))
})
