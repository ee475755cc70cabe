import { because } from '../../reasons/because.ts'
import { type Connection, isConnected } from '../../checks/connections/connects.ts'
import type { Draft, Send } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import type { Credentials } from '../../profile/profile.ts'
import { untested } from '../../../core/check-stopped.ts'
import { connect, type MadeConnection } from '../logins/connect.ts'
import { encryptCredentials, type EncryptedCredentials, type Padding, paddings } from './encrypt-credentials.ts'
import type { Scene } from '../scene/scene.ts'
import { unregisteredKeys } from './unregistered-keys.ts'

/** The padding that the target reads, and the connection that shows it. */
export interface TakenPadding {
  padding: Padding
  connection: MadeConnection
}

/** Finds the padding that the target reads, once in a run; where it reads none, that of PKCS1 with how it was refused. */
export function takenPadding(scene: Scene, send: Send): Promise<TakenPadding> {
  return scene.run.once('padding of encrypted credentials', async () => {
    let first: TakenPadding | undefined
    for (const padding of paddings) {
      const connection = await connectWith(scene, send, encrypted(scene, succeed(scene), padding))
      if (isConnected(connection)) return { padding, connection }
      first ??= { padding, connection }
    }
    if (!first) throw new Error('PADDING_MISSING: no padding was tried')
    return first
  })
}

/** Credentials encrypted with the target's key under the padding that it reads. */
export async function encryptedFor(scene: Scene, send: Send, credentials: Credentials): Promise<EncryptedCredentials> {
  return encrypted(scene, credentials, (await takenPadding(scene, send)).padding)
}

/** The same with key and vector under the key of somebody else, so that the target cannot read it. */
async function encryptedForOtherKey(scene: Scene, send: Send, credentials: Credentials) {
  const { padding } = await takenPadding(scene, send)
  const publicKey = (await unregisteredKeys()).publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return encryptCredentials(credentials, { ...offer(scene), publicKey, padding })
}

/** Connects a login at the plain provider with encrypted credentials, the right ones unless others are given. */
export async function connectEncrypted(
  scene: Scene,
  send: Send,
  {
    credentials = succeed(scene),
    change = {},
  }: { credentials?: Credentials; change?: Partial<EncryptedCredentials> } = {},
): Promise<MadeConnection> {
  return connectWith(scene, send, { ...(await encryptedFor(scene, send, credentials)), ...change })
}

/** The same for a client for which encrypted credentials are not enabled, after a login that it connects with plain ones. */
export async function connectUnencrypted(
  scene: Scene,
  send: Send,
): Promise<{ plain: Connection; encrypted: Connection }> {
  const sent = await encryptedFor(scene, send, succeed(scene))
  const plain = await connect(scene, send, { customer: await scene.newCustomer('unencrypted') })
  const customer = await scene.newCustomer('unencrypted')
  return { plain, encrypted: await connect(scene, send, { customer, change: (draft) => withEncrypted(draft, sent) }) }
}

/** The same, in one of the ways that cannot be decrypted: for the key of somebody else, or with its data cut short. */
export async function connectUnreadable(
  scene: Scene,
  send: Send,
  how: 'other key' | 'cut short',
): Promise<MadeConnection> {
  const encrypt = how === 'other key' ? encryptedForOtherKey : encryptedFor
  const sent = await encrypt(scene, send, succeed(scene))
  return connectWith(scene, send, how === 'cut short' ? { ...sent, data: firstBlock(sent.data) } : sent)
}

function connectWith(scene: Scene, send: Send, sent: Partial<EncryptedCredentials>): Promise<MadeConnection> {
  return connect(scene, send, { change: (draft) => withEncrypted(draft, sent) })
}

function succeed(scene: Scene): Credentials {
  return scene.provider('plain').credentials?.succeed ?? {}
}

/** Encrypted data cut down to its first block of 16 bytes, in which no credentials end. */
function firstBlock(data: string): string {
  return Buffer.from(data, 'base64').subarray(0, 16).toString('base64')
}

/** The draft with encrypted credentials in place of plain ones. */
export function withEncrypted(draft: Draft, sent: Partial<EncryptedCredentials>): Draft {
  return edit.withBodyField(edit.withoutBodyField(draft, 'data.credentials'), 'data.encrypted_credentials', sent)
}

function encrypted(scene: Scene, credentials: Credentials, padding: Padding): EncryptedCredentials {
  return encryptCredentials(credentials, { ...offer(scene), padding })
}

function offer({ run }: Scene): { publicKey: string; version: string } {
  const { public_key: publicKey, version } = run.profile.capabilities.encrypted_credentials ?? {}
  if (publicKey === undefined || version === undefined)
    throw untested(because('capability-missing', { capability: 'encrypted-credentials' }))
  return { publicKey, version }
}
