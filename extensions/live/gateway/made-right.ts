import { headerOf } from '../../../core/header-of.ts'
import { alterHeader } from '../../../harness/client/alter.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import { keyHeadersOf } from '../../../harness/client/key-headers.ts'
import { type PreparedRequest, usualExpirySeconds } from '../../../harness/client/prepare.ts'
import { privateKeyOf } from '../../../harness/client/private-key.ts'
import { resigned } from '../../../harness/client/resign.ts'
import type { ClientProfile, Profile } from '../../../harness/profile/profile.ts'
import { type Asked, isPrepared } from './asked.ts'

const signing = ['signature', 'expires-at']

/** Whether a check made the keys wrong on purpose, or left them out. Those of requests with settled bytes are not seen. */
export function hasOddKeys(asked: Asked, profile: Profile): asked is Draft {
  if (isPrepared(asked)) return false
  if (asked.as === 'nobody') return true
  const main = mainClient(profile)
  const names = main ? namesOf(main, asked) : []
  return names.some((name) => isChanged(asked, name))
}

/** The draft with the keys of the main client, as they belong there. */
export function withRightKeys(draft: Draft, profile: Profile): Draft {
  const main = mainClient(profile)
  return main ? withoutChanges({ ...draft, as: main.purpose }, namesOf(main, draft)) : draft
}

/** Whether a check made the signature wrong on purpose, or left it out. */
export function hasOddSignature(asked: Asked): boolean {
  // Bytes are settled beforehand by checks that change something after it was signed.
  if (isPrepared(asked)) return headerOf(asked, 'App-id') !== undefined
  return (
    asked.signing === 'unsigned' ||
    asked.digest === 'sha1' ||
    (asked.expiresInSeconds ?? usualExpirySeconds) !== usualExpirySeconds ||
    signing.some((name) => isChanged(asked, name))
  )
}

/** The draft with a right signature where its client signs. */
export function withRightSignature({ digest: _digest, expiresInSeconds: _seconds, ...draft }: Draft): Draft {
  return withoutChanges({ ...draft, signing: 'auto' }, signing)
}

/** A request of settled bytes with a right signature over what it now holds; as it is where none of the clients sent it. */
export function signedAnew(prepared: PreparedRequest, profile: Profile, nowSeconds: number): PreparedRequest {
  const appId = headerOf(prepared, 'App-id')
  const client = profile.clients.find(({ app_id }) => app_id === appId)
  if (!client || (client.status !== 'live' && headerOf(prepared, 'Signature') === undefined)) return prepared
  const expiresAt = String(nowSeconds + usualExpirySeconds)
  const plain = alterHeader(alterHeader(prepared, 'Signature', undefined), 'Expires-at', undefined)
  return resigned(plain, profile, privateKeyOf(client), { expiresAt })
}

function mainClient({ clients }: Profile): ClientProfile | undefined {
  return clients.find(({ purpose }) => purpose === 'main') ?? clients[0]
}

function namesOf(client: ClientProfile, draft: Draft): string[] {
  return keyHeadersOf(client, draft).map(([name]) => name.toLowerCase())
}

function isChanged({ headers, omitHeaders = [] }: Draft, name: string): boolean {
  return [...Object.keys(headers), ...omitHeaders].some((own) => own.toLowerCase() === name)
}

function withoutChanges(draft: Draft, names: readonly string[]): Draft {
  const isOne = (name: string) => names.includes(name.toLowerCase())
  const { omitHeaders = [], headers, ...rest } = draft
  return {
    ...rest,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !isOne(name))),
    omitHeaders: omitHeaders.filter((name) => !isOne(name)),
  }
}
