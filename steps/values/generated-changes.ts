import { partsOfInterfaces } from '../../core/interface-parts.ts'
import { freeDrafts } from '../../generators/free-drafts.ts'
import type { PartName } from '../../generators/arbitraries/part-change.ts'
import { changeIsRefused } from '../../generators/properties/change-is-refused.ts'
import { type ExpiresAtPart, expiresAtClass } from '../../generators/properties/expires-at-class.ts'
import { customFieldsKeepLimit, returnToKeepsLimit } from '../../generators/properties/limit-keeps-its-edge.ts'
import { querySpellingIsAccepted } from '../../generators/properties/spelling-is-accepted.ts'
import { fromIdIsInclusiveEverywhere } from '../../generators/properties/from-id-is-inclusive-everywhere.ts'
import { pathsAreAlike } from '../../generators/properties/paths-are-alike.ts'
import { rowsStayTheSame } from '../../generators/properties/rows-stay-the-same.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import { goodRequest } from '../../harness/actions/routes/good-request.ts'
import { idsIn } from '../../harness/actions/routes/large-list.ts'
import { plainReconnect, reconnectable } from '../../harness/actions/logins/reconnectable.ts'
import { usableCombinations } from '../../harness/actions/providers/scopes.ts'
import { unknownScopesAreRefused } from '../../generators/properties/unknown-scopes-are-refused.ts'
import { withData } from '../../harness/actions/attempts/attempt-of-fetch.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { tryMany } from '../world/explore.ts'
import { request } from '../world/parts.ts'
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

function returnTo(side: 'short enough' | 'too long'): Try {
  return async (world) => {
    const draft = await theRequest(world)
    const send = (address: string) => world.send(edit.withBodyField(draft, 'data.return_to', address))
    await tryMany(world, returnToKeepsLimit(side, await send('https://example.com/back'), send))
  }
}

function customFields(side: 'small enough' | 'too big'): Try {
  return async (world) => {
    const sendFree = freeDrafts(world.sender, async () => world.the(request)())
    const send = async (fields: object) => (await sendFree((draft) => withData(draft, { custom_fields: fields })))[1]
    await tryMany(world, customFieldsKeepLimit(side, await send({ note: 'a' }), send))
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

async function unknownScopes(world: AssayWorld): Promise<void> {
  const { scene } = world
  const control = await plainReconnect(scene)
  const login = await reconnectable(scene)
  const known = [...new Set((await usableCombinations(scene)).flat())]
  const send = (fetch_scopes: string[]) => world.send(world.requests.reconnect(login, { fetch_scopes }))
  await tryMany(world, unknownScopesAreRefused(send, known, control))
}

async function pageSizes(world: AssayWorld): Promise<void> {
  await tryMany(world, rowsStayTheSame(world.sender, await theRequest(world), 100, 1000))
}

async function firstRows(world: AssayWorld): Promise<void> {
  const draft = await theRequest(world)
  const ids = idsIn(await followPages(world.sender, edit.withQuery(draft, 'per_page', '1000')))
  await tryMany(world, fromIdIsInclusiveEverywhere(world.sender, draft, ids))
}

async function creations(world: AssayWorld): Promise<void> {
  const byOther = goodRequest(world.scene, 'create a login by the other path')
  await tryMany(world, pathsAreAlike(world.sender, [() => theRequest(world), async () => byOther()]))
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
  'a return_to that is short enough': returnTo('short enough'),
  'a return_to that is too long': returnTo('too long'),
  'custom_fields that are small enough': customFields('small enough'),
  'custom_fields that are too big': customFields('too big'),
  'fetch_scopes with an unknown word': unknownScopes,
  'another size of its pages': pageSizes,
  'another row as the first of its page': firstRows,
  'another body, by both paths': creations,
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
