import type { PartName } from '../../generators/arbitraries/part-change.ts'
import { bitFlipIsRefused, changeIsRefused } from '../../generators/properties/change-is-refused.ts'
import { type ExpiresAtPart, expiresAtClass } from '../../generators/properties/expires-at-class.ts'
import { bodySpellingIsAccepted, querySpellingIsAccepted } from '../../generators/properties/spelling-is-accepted.ts'
import { inDialect } from '../../harness/dialect/in-dialect.ts'
import { fromIdIsInclusiveEverywhere } from '../../generators/properties/from-id-is-inclusive-everywhere.ts'
import { rowsStayTheSame } from '../../generators/properties/rows-stay-the-same.ts'
import { followPages } from '../../harness/actions/paging/follow-pages.ts'
import { idsIn } from '../../harness/actions/routes/large-list.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { tryMany } from '../world/explore.ts'
import { sendRightly, theRequest } from '../world/send-request.ts'
import { signerOf, signingOf } from '../world/signing-of.ts'
import type { AssayWorld } from '../world/world.ts'

export type Try = (world: AssayWorld) => Promise<void>

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

async function pageSizes(world: AssayWorld): Promise<void> {
  await tryMany(world, rowsStayTheSame(world.sender, await theRequest(world), 100, 1000))
}

async function firstRows(world: AssayWorld): Promise<void> {
  const draft = await theRequest(world)
  const ids = idsIn(await followPages(world.sender, edit.withQuery(draft, 'per_page', '1000')))
  await tryMany(world, fromIdIsInclusiveEverywhere(world.sender, draft, ids))
}

async function otherBits(world: AssayWorld): Promise<void> {
  const draft = await theRequest(world)
  await tryMany(world, bitFlipIsRefused(await signingOf(draft).altered(world, draft)))
}

async function otherBodies(world: AssayWorld): Promise<void> {
  const draft = await theRequest(world)
  const { body } = inDialect(draft, world.run.dialect)
  const signing = signingOf(draft)
  await tryMany(world, bodySpellingIsAccepted(body as object, await signing.spelled(world, draft), signing))
}

/** What tries a request with many changes of a kind, by the names that features write in angle brackets. */
export const generatedChanges: Readonly<Record<string, Try>> = {
  'an Expires-at that is no timestamp': expiresAt('that are no timestamp'),
  'an Expires-at beyond the next hour': expiresAt('beyond the next hour'),
  'an Expires-at within the next hour': expiresAt('within the next hour'),
  'an Expires-at in the past': expiresAt('in the past'),
  'another size of its pages': pageSizes,
  'another row as the first of its page': firstRows,
  'a signature over another query': signedOver('query'),
  'a signature over another body': signedOver('body'),
  'a signature over another Expires-at': signedOver('Expires-at'),
  'a signature over another method': signedOver('method'),
  'a signature over another path': signedOver('path'),
  'one bit of its signature changed': otherBits,
  'its body written in another way': otherBodies,
  'further parameters in its query': queries('plain'),
  'its query written in another way': queries('any'),
}
