import { because } from '../../harness/reasons/because.ts'
import type { Exchange } from '../../core/exchange.ts'
import { untested } from '../../core/check-stopped.ts'
import { readyForm } from '../../harness/actions/attempts/file-forms.ts'
import { everyRouteUnsigned } from '../../harness/actions/routes/every-route-unsigned.ts'
import { harmlessRequests } from '../../harness/actions/routes/harmless-requests.ts'
import { readWithQuery } from '../../harness/actions/routes/plain-requests.ts'
import { keysOf } from '../../harness/actions/scene/keys.ts'
import { asOne } from '../../harness/verdicts/together.ts'
import { sameOutcome } from '../../harness/checks/answers/same-outcome.ts'
import { signatureAccepted, signatureRefused } from '../../harness/checks/clients/signed-outcome.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { goodRequest, namedRequest } from '../../harness/actions/routes/good-request.ts'
import { answer, answers, control, part, request } from '../world/parts.ts'
import { amend, theRequest } from '../world/send-request.ts'
import { signerOf } from '../world/signing-of.ts'
import type { AssayWorld } from '../world/world.ts'
import { keeps, type Vocabulary } from './vocabulary.ts'

/** The answers to requests that were sent signed, each with the one to the same request unsigned. */
const bothWays = part<ReadonlyArray<[Exchange, Exchange]>>('the answers with and without a signature', 'When')

/** The request under test is a good one, signed. */
function signed(world: AssayWorld, name: string, make: () => Promise<Draft>): void {
  world.keep(
    request,
    namedRequest(`signed request ${name}`, async () => ({ ...(await make()), signing: 'signed' })),
  )
}

/** A form that reconnects the login of the file provider. @throws CheckStopped (untested) where the run has none */
async function formOf({ scene }: AssayWorld): Promise<Draft> {
  const form = await readyForm(scene)
  if (!form) throw untested(because('provider-lacks', { purposes: ['file'], what: 'a login' }))
  return form
}

export const phrases: Vocabulary = {
  fixtures: {
    'a signed request that reads': (world) =>
      signed(world, 'that reads', () => readWithQuery(world.scene, [['per_page', '100']])),
    'a signed request that writes': (world) => signed(world, 'that writes', goodRequest(world.scene, 'create a token')),
    'a signed request with a file': (world) => signed(world, 'with a file', () => formOf(world)),
    // Without a provider there is no login to modify, and creating a token stands in for it.
    'a signed request that modifies': (world) => {
      const name = world.run.offered.get('plain-provider') === true ? 'reconnect a login' : 'create a token'
      signed(world, 'that modifies', goodRequest(world.scene, name))
    },
    'it is unsigned': (world) => amend(world, (draft) => ({ ...draft, signing: 'unsigned' })),
    'its address ends with a question mark': (world) => amend(world, (draft) => ({ ...draft, rawQuery: '' })),
    'a client below live status': (world) => {
      if (keysOf(world.run.profile, 'main').status === 'live')
        throw untested(because('profile-gives-no', { field: 'main client below live status' }))
    },
  },
  actions: {
    'it is sent with a corrupt signature and then with the right one': async (world) => {
      const draft = await theRequest(world)
      world.keep(answers, [await signerOf(world).corrupted(draft), await world.send(draft)])
    },
    'it is sent <before its Expires-at, and again after it>': async (world) => {
      const draft = await theRequest(world)
      const expiresAt = String(world.run.client.secondsNow() + 600)
      world.keep(control, await signerOf(world).expiring(draft, expiresAt))
      await world.scene.control.passTime(3600)
      world.keep(answer, await signerOf(world).expiring(draft, expiresAt))
    },
    'many requests are sent, each <with a signature and without one>': async (world) => {
      const pairs: Array<[Exchange, Exchange]> = []
      for (const draft of harmlessRequests(world.requests))
        pairs.push([
          await world.send({ ...draft, signing: 'signed' }),
          await world.send({ ...draft, signing: 'unsigned' }),
        ])
      world.keep(bothWays, pairs)
    },
    '<a live client> requests <every route without a signature>': keeps(answers, everyRouteUnsigned),
  },
  expectations: {
    'both of each have the same <acceptance or refusal>': (world) =>
      asOne(world.the(bothWays).map((pair) => sameOutcome(...pair, { refusalsCount: true }))),
    '<only the right> signature is accepted': (world) => signatureAccepted(...world.pair()),
    '<neither> signature is accepted': (world) => signatureRefused(...world.pair()),
  },
}
