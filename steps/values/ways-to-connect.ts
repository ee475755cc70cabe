import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import * as forms from '../../harness/actions/attempts/file-forms.ts'
import { connect, connectWithoutOptional, follow } from '../../harness/actions/logins/connect.ts'
import { connectedWithInput } from '../../harness/actions/logins/interactive.ts'
import { credentialsThat } from '../../harness/actions/logins/reconnect.ts'
import { reconnectable } from '../../harness/actions/logins/reconnectable.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import * as encrypted from '../../harness/actions/signing/encrypted-connection.ts'
import { type Connected, controlConnection } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

export type Connect = (world: AssayWorld) => Promise<Connected>

/** With these settings, of a client that may not use every scope. */
function byUnscoped(...fetch_scopes: string[]): Connect {
  return async ({ scene, sender }) => {
    const customer = await scene.newCustomer('unscoped')
    return connect(scene, sender, { customer, change: (draft) => withData(draft, { fetch_scopes }) })
  }
}

function byForm(change?: Parameters<typeof forms.connectByTakenForm>[2], provider?: 'plain'): Connect {
  return ({ scene, sender }) => forms.connectByTakenForm(scene, sender, change, provider)
}

/** How a login is connected, by the names that features write in angle brackets. */
export const connects: Readonly<Record<string, Connect>> = {
  'encrypted credentials': async ({ scene, sender }) => (await encrypted.takenPadding(scene, sender)).connection,
  'credentials encrypted for another key': ({ scene, sender }) =>
    encrypted.connectUnreadable(scene, sender, 'other key'),
  'encrypted data cut short': ({ scene, sender }) => encrypted.connectUnreadable(scene, sender, 'cut short'),
  'wrong credentials': ({ scene, sender }) =>
    connect(scene, sender, { change: (draft) => withData(draft, { credentials: credentialsThat(scene, 'fail') }) }),
  'wrong credentials, encrypted': ({ scene, sender }) =>
    encrypted.connectEncrypted(scene, sender, { credentials: credentialsThat(scene, 'fail') }),
  'plain credentials by a client without encrypted ones': async ({ scene, sender }) =>
    connect(scene, sender, { customer: await scene.newCustomer('unencrypted') }),
  'encrypted credentials by a client without them': ({ scene, sender }) => encrypted.connectUnencrypted(scene, sender),
  'its input': ({ scene, sender }) => connectedWithInput(scene, sender),
  'no optional field of its provider': ({ scene, sender }) => connectWithoutOptional(scene, sender),
  'the customer and the credentials of the other': (world) => {
    const { provider, customer } = world.the(controlConnection)
    return connect(world.scene, world.sender, { provider, customer })
  },
  'the scope accounts by the unscoped client': byUnscoped('accounts'),
  'the scopes accounts and holder_info by the unscoped client': byUnscoped('accounts', 'holder_info'),
  'the form that the target takes': async ({ scene, sender }) => (await forms.fileForm(scene, sender)).connection,
  'a form with a file': byForm(),
  'a form with a file of 5 MB': async ({ scene, sender }) =>
    forms.connectByTakenForm(scene, sender, forms.filled(scene)),
  'a form with a file that cannot be read': byForm(forms.unreadable),
  'a form with a file at the plain provider': byForm(undefined, 'plain'),
  'a form with store_credentials true': byForm(forms.storing('true')),
  'a form with store_credentials false': byForm(forms.storing('false')),
  'a form without the part data[provider_code]': byForm(forms.without('data[provider_code]')),
  'a form without the part data[country_code]': byForm(forms.without('data[country_code]')),
  'a file_url': ({ scene, sender }) => forms.connectByUrl(scene, sender),
}

/** How a login is reconnected, by the same names. */
export const reconnects: Readonly<Record<string, Connect>> = {
  'encrypted credentials': async (world) => {
    const known = await reconnectable(world.scene)
    return followEncrypted(world, known, world.requests.reconnect(known), known.credentials)
  },
  'a form with a file': ({ scene, sender }) => forms.reconnectByForm(scene, sender),
  'the secret of its creation': async ({ scene, sender, requests }) => {
    const customer = await scene.newCustomer()
    const provider = scene.provider('plain')
    const created = await sender(requests.createLogin(customer, provider))
    return { answer: await sender(requests.reconnect(scene.loginOf(created, customer, provider))) }
  },
  'a file_url': ({ scene, sender }) => forms.reconnectByUrl(scene, sender),
}

/** Sends a request that changes a login with encrypted credentials, and follows what it starts. */
export async function followEncrypted(
  { scene, sender }: AssayWorld,
  login: LoginRef,
  draft: Parameters<typeof follow>[3],
  credentials: LoginRef['credentials'],
): Promise<Connected> {
  const sent = await encrypted.encryptedFor(scene, sender, credentials)
  return follow(scene, sender, login, encrypted.withEncrypted(draft, sent))
}
