import { partsOfInterfaces } from '../../core/interface-parts.ts'
import type { PartName } from '../../generators/arbitraries/part-change.ts'
import { changeIsRefused } from '../../generators/properties/change-is-refused.ts'
import { type ExpiresAtPart, expiresAtClass } from '../../generators/properties/expires-at-class.ts'
import { querySpellingIsAccepted } from '../../generators/properties/spelling-is-accepted.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { tryMany } from '../world/explore.ts'
import { sendRightly, theRequest } from '../world/send-request.ts'
import { signerOf } from '../world/signer-of.ts'
import { signingOf } from '../world/signing-of.ts'
import type { AssayWorld } from '../world/world.ts'

export type Try = (world: AssayWorld) => Promise<void>

/** What tries a request with many changes of a kind, by the names that features write in angle brackets. */
export type GeneratedChanges = Readonly<Record<string, Try>>

function expiresAt(part: ExpiresAtPart): Try {
  return async (world) => {
    const draft = await theRequest(world)
    const own = { control: await sendRightly(world), corrupt: await signerOf(world).corrupted(draft) }
    const property = expiresAtClass(part, own, (value) => signerOf(world).expiring(draft, value))
    await tryMany(world, property)
  }
}

/** Signs the request over another value of one of its parts. */
function signedOver(part: PartName): Try {
  return async (world) => {
    const draft = await theRequest(world)
    const own = { control: await sendRightly(world), body: draft.body }
    const property = changeIsRefused(part, own, (resigning, rawBody) =>
      signerOf(world).otherwise(rawBody === undefined ? draft : { ...draft, rawBody }, resigning),
    )
    await tryMany(world, property)
  }
}

/** Sends the request with other pieces in its query, rightly signed. */
function queries(pieces: 'plain' | 'any'): Try {
  return async (world) => {
    const draft = await theRequest(world)
    const corrupt = await signerOf(world).corrupted(draft)
    const query = (draft.query ?? []).map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
    const send = (text: string) => world.send({ ...draft, rawQuery: text })
    await tryMany(world, querySpellingIsAccepted(corrupt, query, { pieces, send }))
  }
}

function bySigning(tries: 'tryBits' | 'trySpellings'): Try {
  return async (world) => {
    const draft: Draft = await theRequest(world)
    await signingOf(draft)[tries](world, draft)
  }
}

/** Changes of requests of several interfaces; an interface adds those of its `steps/changes.ts`. */
const shared: GeneratedChanges = {
  'an Expires-at that is no timestamp': expiresAt('that are no timestamp'),
  'an Expires-at beyond the next hour': expiresAt('beyond the next hour'),
  'an Expires-at within the next hour': expiresAt('within the next hour'),
  'an Expires-at in the past': expiresAt('in the past'),
  'a signature over another query': signedOver('query'),
  'a signature over another body': signedOver('body'),
  'a signature over another Expires-at': signedOver('Expires-at'),
  'a signature over another method': signedOver('method'),
  'a signature over another path': signedOver('path'),
  'one bit of its signature changed': bySigning('tryBits'),
  'its body written in another way': bySigning('trySpellings'),
  'further parameters in its query': queries('plain'),
  'its query written in another way': queries('any'),
}

/** All of them. */
export function generatedChanges(): GeneratedChanges {
  return Object.assign(
    {},
    shared,
    ...partsOfInterfaces('steps/changes').map(({ part }) => part['generated']),
  ) as GeneratedChanges
}
