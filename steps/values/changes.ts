import { partsOfInterfaces } from '../../core/interface-parts.ts'
import * as of from '../../harness/actions/logins/connections-of.ts'
import { demandIdsTellClients } from '../../harness/actions/logins/crossing.ts'
import { withUnknownLogin } from '../../harness/actions/logins/logins.ts'
import { lendWaitingLogin } from '../../harness/actions/logins/lent.ts'
import * as renewals from '../../harness/actions/logins/renewals.ts'
import { keyDefects, versionDefects } from '../../harness/actions/probes/key-defects.ts'
import type { Wrong } from '../../harness/actions/probes/probes.ts'
import { withoutParameter } from '../../harness/actions/probes/body-probes.ts'
import { connectionRequests } from '../../harness/actions/scene/connection-requests.ts'
import type { Draft } from '../../harness/client/draft.ts'
import * as edit from '../../harness/client/edit-draft.ts'
import { place, withheld } from '../world/parts.ts'
import type { AssayWorld } from '../world/world.ts'

/** What changes a good request, by the names that features write in angle brackets: a draft, or the answer to what is sent at once. */
export type Changes = Readonly<Record<string, (draft: Draft, world: AssayWorld) => Wrong | Promise<Wrong>>>

/** Changes of requests of several interfaces; an interface adds those of its `steps/changes.ts`. */
const shared: Changes = {
  'no value': (draft, world) => withoutParameter(draft, world.the(place)),
  'no signature': (draft, world) => world.send({ ...draft, signing: 'unsigned' }),
  'no customer': (draft, { run }) =>
    edit.withoutHeader(edit.withoutBodyField(draft, 'data.customer_id'), run.dialect.customerSecretHeader),
  'its fields outside data': edit.withoutEnvelope,
  'half a body': (draft) => ({ ...draft, rawBody: '{"data":' }),
  'a body that is not UTF-8': (draft) => ({
    ...draft,
    rawBody: Buffer.from('{"data":{"identifier":"\u00FF\u00FE"}}', 'latin1'),
  }),
  'an unknown login': withUnknownLogin,
  'an unknown customer': (_draft, { scene }) => of.connectOfNobody(scene),
  'a customer of the uncertified client': (_draft, { scene }) => of.connectUncertified(scene),
  'a provider without keys': async (_draft, world) => {
    const draft = connectionRequests(world.requests).createToken(await world.scene.sharedCustomer(), {
      purpose: 'keyless',
    })
    return of.namingProvider(world.run.profile, await world.send(draft))
  },
  'a provider whose key was taken back': async (draft, { scene }) =>
    renewals.renewalOf(scene, draft, await renewals.connectionWithoutKey(scene)),
  'a connection that is being processed': async (draft, { scene }) =>
    renewals.renewalOf(scene, draft, await lendWaitingLogin(scene)),
  'a disabled connection': (draft, { scene }) => renewals.renewedWhileDisabled(scene, draft),
  'a connection whose consent is revoked': withoutConsent('revoked'),
  'a connection whose consent is expired': withoutConsent('expired'),
  'the name of version 4 for its connection': of.byLoginId,
  'the keys of the second client': async (draft, { scene }) => {
    await demandIdsTellClients(scene, draft)
    return { ...draft, as: 'second' }
  },
  'a customer of the live client': async (_draft, { scene }) =>
    scene.requests.createLogin(await scene.newCustomer('live'), scene.provider('plain')),
  'the keys of a client that may not call it': (_draft, world) => world.the(withheld)(),
  // What stands beside every version may be a gateway, to which no other rule applies.
  'the path of an unknown version': (draft, world) =>
    world.countedClient().send({ ...draft, path: draft.path.replace(/\/v\d+(?=\/)/, '/v99') }),
}

function withoutConsent(status: 'revoked' | 'expired'): Changes[string] {
  return async (draft, { scene }) =>
    renewals.renewalOf(scene, draft, await renewals.connectionWithoutConsent(scene, status))
}

/** The request with the change of this name. @throws Error CHANGE_UNKNOWN naming the known ones */
export async function changed(world: AssayWorld, name: string, draft: Draft): Promise<Wrong> {
  const own = partsOfInterfaces('steps/changes').map(({ part }) => part['changes'] as Changes)
  const all: Changes = Object.assign({}, shared, ...own)
  const defects = { ...keyDefects, ...versionDefects }
  if (all[name]) return all[name](draft, world)
  if (defects[name]) return defects[name](draft, world.scene)
  const known = Object.keys({ ...all, ...defects }).join(', ')
  throw new Error(`CHANGE_UNKNOWN: no request has "${name}"; known are ${known}`)
}
