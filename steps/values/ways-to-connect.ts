import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import * as forms from '../../harness/actions/attempts/file-forms.ts'
import { connect, connectWithoutOptional, follow } from '../../harness/actions/logins/connect.ts'
import { connectedWithInput } from '../../harness/actions/logins/interactive.ts'
import { credentialsThat } from '../../harness/actions/logins/reconnect.ts'
import { reconnectable } from '../../harness/actions/logins/reconnectable.ts'
import type { LoginRef } from '../../harness/actions/scene/refs.ts'
import * as encrypted from '../../harness/actions/signing/encrypted-connection.ts'
import type { Connected } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

export type Connect = (world: AssayWorld) => Promise<Connected>

/** With these settings, of a client that may not use every scope. */
function byUnscoped(...fetch_scopes: string[]): Connect {
  return async ({ scene }) => {
    const customer = await scene.newCustomer('unscoped')
    return connect(scene, { customer, change: (draft) => withData(draft, { fetch_scopes }) })
  }
}

function byForm(change?: Parameters<typeof forms.connectByTakenForm>[1], provider?: 'plain'): Connect {
  return ({ scene }) => forms.connectByTakenForm(scene, change, provider)
}

/** How a login is connected, by the names that features write in angle brackets. */
export const connects: Readonly<Record<string, Connect>> = {
  'encrypted credentials': async ({ scene }) => (await encrypted.takenPadding(scene)).connection,
  'credentials encrypted for another key': ({ scene }) => encrypted.connectUnreadable(scene, 'other key'),
  'encrypted data cut short': ({ scene }) => encrypted.connectUnreadable(scene, 'cut short'),
  'wrong credentials': ({ scene }) =>
    connect(scene, { change: (draft) => withData(draft, { credentials: credentialsThat(scene, 'fail') }) }),
  'wrong credentials, encrypted': ({ scene }) =>
    encrypted.connectEncrypted(scene, { credentials: credentialsThat(scene, 'fail') }),
  'plain credentials by a client without encrypted ones': async ({ scene }) =>
    connect(scene, { customer: await scene.newCustomer('unencrypted') }),
  'encrypted credentials by a client without them': ({ scene }) => encrypted.connectUnencrypted(scene),
  'its input': ({ scene }) => connectedWithInput(scene),
  'no optional field of its provider': ({ scene }) => connectWithoutOptional(scene),
  'the scope accounts by the unscoped client': byUnscoped('accounts'),
  'the scopes accounts and holder_info by the unscoped client': byUnscoped('accounts', 'holder_info'),
  'the form that the target takes': async ({ scene }) => (await forms.fileForm(scene)).connection,
  'a form with a file': byForm(),
  'a form with a file of 5 MB': async ({ scene }) => forms.connectByTakenForm(scene, forms.filled(scene)),
  'a form with a file that cannot be read': byForm(forms.unreadable),
  'a form with a file at the plain provider': byForm(undefined, 'plain'),
  'a form with store_credentials true': byForm(forms.storing('true')),
  'a form with store_credentials false': byForm(forms.storing('false')),
  'a form without the part data[provider_code]': byForm(forms.without('data[provider_code]')),
  'a form without the part data[country_code]': byForm(forms.without('data[country_code]')),
  'a file_url': ({ scene }) => forms.connectByUrl(scene),
}

/** How a login is reconnected, by the same names. */
export const reconnects: Readonly<Record<string, Connect>> = {
  'encrypted credentials': async (world) => {
    const known = await reconnectable(world.scene)
    return followEncrypted(world, known, world.requests.reconnect(known), known.credentials)
  },
  'the credentials of another user, encrypted': async (world) => {
    const known = await reconnectable(world.scene)
    return followEncrypted(world, known, world.requests.reconnect(known), credentialsThat(world.scene, 'other'))
  },
  'a form with a file': ({ scene }) => forms.reconnectByForm(scene),
  'the secret of its creation': async ({ scene, sender, requests }) => {
    const customer = await scene.newCustomer()
    const provider = scene.provider('plain')
    const created = await sender(requests.createLogin(customer, provider))
    return { answer: await sender(requests.reconnect(scene.loginOf(created, customer, provider))) }
  },
  'a file_url': ({ scene }) => forms.reconnectByUrl(scene),
}

/** Sends a request that changes a login with encrypted credentials, and follows what it starts. */
export async function followEncrypted(
  { scene }: AssayWorld,
  login: LoginRef,
  draft: Parameters<typeof follow>[2],
  credentials: LoginRef['credentials'],
): Promise<Connected> {
  const sent = await encrypted.encryptedFor(scene, credentials)
  return follow(scene, login, encrypted.withEncrypted(draft, sent))
}
