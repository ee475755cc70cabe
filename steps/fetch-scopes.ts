import { Then, When } from '@cucumber/cucumber'
import { unknownScopesAreRefused } from '../generators/properties/unknown-scopes-are-refused.ts'
import { hasNoRows, hasRows } from '../harness/checks/lists/has-rows.ts'
import { scopesShown } from '../harness/checks/attempts/scopes-shown.ts'
import { attemptOfFetch, withData } from '../harness/arrange/attempts/attempt-of-fetch.ts'
import { connect, controlConnection } from '../harness/arrange/logins/connect.ts'
import { accountsOf, transactionsOf } from '../harness/arrange/logins/holdings.ts'
import { plainReconnect, reconnectable, usableScopes } from '../harness/arrange/logins/reconnectable.ts'
import { usableCombinations } from '../harness/arrange/providers/scopes.ts'
import { exploreAndJudge } from './explore.ts'
import type { AssayWorld } from './world.ts'

/** The scopes that a feature writes: words with commas between them; `none` is the empty array. */
function scopesIn(text: string): string[] {
  return text === 'none' ? [] : text.split(', ')
}

When('a login is reconnected with the scopes {}', async function (this: AssayWorld, text: string) {
  const fetch_scopes = await usableScopes(this.scene, this.sender, scopesIn(text))
  this.control = await plainReconnect(this.scene, this.sender)
  const login = await reconnectable(this.scene)
  this.answer = await this.send(this.requests.reconnect(login, { fetch_scopes }))
})

When('a login is fetched with the scopes {}', async function (this: AssayWorld, text: string) {
  const fetch_scopes = scopesIn(text)
  this.connection = await connect(this.scene, this.sender, { change: (draft) => withData(draft, { fetch_scopes }) })
})

When('the attempt of a login with the scopes {} is shown', async function (this: AssayWorld, text: string) {
  this.answer = await attemptOfFetch(this.scene, this.sender, { fetch_scopes: scopesIn(text) })
})

Then('it shows the scopes {}', function (this: AssayWorld, text: string) {
  this.judge(scopesShown(this.answer, scopesIn(text)))
})

Then('it has accounts and no transactions', async function (this: AssayWorld) {
  const plain = await controlConnection(this.scene, this.sender, 'plain')
  const others = await transactionsOf(this.scene, this.sender, plain)
  this.judge(hasRows(await accountsOf(this.scene, this.sender, this.connection), 'accounts'))
  this.judge(hasNoRows(await transactionsOf(this.scene, this.sender, this.connection), others, 'transactions'))
})

Then('it has accounts and transactions', async function (this: AssayWorld) {
  this.judge(hasRows(await accountsOf(this.scene, this.sender, this.connection), 'accounts'))
  this.judge(hasRows(await transactionsOf(this.scene, this.sender, this.connection), 'transactions'))
})

Then('for every array with an unknown word a reconnect is refused', async function (this: AssayWorld) {
  const control = await plainReconnect(this.scene, this.sender)
  const login = await reconnectable(this.scene)
  const known = [...new Set((await usableCombinations(this.scene, this.sender)).flat())]
  const send = (fetch_scopes: string[]) => this.send(this.requests.reconnect(login, { fetch_scopes }))
  await exploreAndJudge(this, unknownScopesAreRefused(send, known, control))
})
