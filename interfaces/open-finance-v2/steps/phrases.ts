import { setConsent } from '../actions/set-consent.ts'
import { dayMs, dayOf } from '../../../core/calendar.ts'
import { violated, violationIsReported } from '../generators/format-properties.ts'
import {
  otherDigestIsRefused,
  otherSignedHeaderIsRefused,
  unsignedHeaderChangesNothing,
} from '../generators/jws-properties.ts'
import { type DigestTrial, tryDigestForms } from '../actions/digest-forms.ts'
import { everySignedHeader, signedHeaderNames } from '../actions/headers.ts'
import { isJwsDraft, type JwsDraft, signedAs } from '../actions/jws-draft.ts'
import { sendWrongConsents } from '../actions/right-and-wrong-consents.ts'
import { digestFormAccepted } from '../checks/digest-form.ts'
import { codesNaming, jwsAccepted, jwsNotRefused } from '../checks/jws-accepted.ts'
import { notCalledInvalid } from '../checks/not-called-invalid.ts'
import { methodUnsupported } from '../checks/method-unsupported.ts'
import { pointsAt } from '../checks/points-at.ts'
import { namedRequest } from '../../../harness/actions/routes/good-request.ts'
import * as edit from '../../../harness/client/edit-draft.ts'
import { tryMany } from '../../../steps/world/explore.ts'
import { answer, answers, control, defect, exploration, request } from '../../../steps/world/parts.ts'
import { probe, sendRightly, theRequest } from '../../../steps/world/send-request.ts'
import { part } from '../../../steps/world/shared.ts'
import { OpenFinance, stepsOf } from '../actions/open-finance.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

const digests = part<DigestTrial>('the answers by form of Digest', 'When')

/** The request under test is a good one, JWS-signed. */
function jwsSigned(
  world: AssayWorld,
  name: string,
  make: (openFinance: OpenFinance) => JwsDraft | Promise<JwsDraft>,
): void {
  world.keep(
    request,
    namedRequest(`JWS-signed request${name}`, () => make(new OpenFinance(world))),
  )
}

/** The request under test as one that is JWS-signed. @throws Error JWS_DRAFT_MISSING for any other */
async function theJwsRequest(world: AssayWorld): Promise<JwsDraft> {
  const draft = await theRequest(world)
  if (!isJwsDraft(draft)) throw new Error('JWS_DRAFT_MISSING: the request under test is not one of open finance')
  return draft
}

/** What sends the request under test with one attribute of its body wrong, and what it takes to see that. */
async function violations(world: AssayWorld) {
  const draft = await theJwsRequest(world)
  const pointers = new OpenFinance(world).section.required_attributes
  const send = (text: string) => world.send(edit.withRawBody(draft, text))
  return { control: await sendRightly(world), body: draft.body, pointers, send }
}

const ofOpenFinance: Vocabulary = {
  fixtures: {
    'a JWS-signed request': (world) => jwsSigned(world, '', (openFinance) => openFinance.plain()),
    'a JWS-signed request that writes': (world) =>
      jwsSigned(world, ' that writes', (openFinance) => openFinance.createConsent()),
    'a JWS-signed request that reads under a valid consent': (world) =>
      jwsSigned(world, ' that reads', async (openFinance) => openFinance.read(await openFinance.consent('valid'))),
    'a JWS-signed request with every header that may be signed': (world) =>
      jwsSigned(world, ' with every header', async (openFinance) => {
        const draft = await openFinance.plain()
        return { ...draft, headers: { ...draft.headers, ...everySignedHeader() } }
      }),
  },
  actions: {
    'requests are sent that are refused for many reasons': async (world) => {
      const refused = await world.run.once('refusals of open finance', () => sendWrongConsents(new OpenFinance(world)))
      world.keep(answers, refused)
    },
    'it is sent, and then a consent is asked for that does not exist': (world) =>
      probe(world, () => new OpenFinance(world).readUnknown(), 'goes to the path of a consent that does not exist'),
    'it is sent, and its signature again with another x-request-id': async (world) => {
      const draft = await theJwsRequest(world)
      const first = world.keep(control, await world.send(draft))
      const signature = stepsOf(first)?.jws.signature ?? ''
      world.keep(defect, 'has the signature of a request with another x-request-id')
      world.keep(answer, await world.send(signedAs(draft, { written: () => signature })))
    },
    'it is sent, and with a text beyond ASCII in its body': async (world) => {
      const draft = await theJwsRequest(world)
      world.keep(control, await sendRightly(world))
      world.keep(answer, await world.send({ ...draft, body: { ...(draft.body as object), note: 'Zürich, 5 €' } }))
    },
    'it is sent, and with the names of its headers in upper case': async (world) => {
      const draft = await theJwsRequest(world)
      world.keep(control, await sendRightly(world))
      const named: JwsDraft = { ...draft, jws: { ...draft.jws, headerNames: (name) => name.toUpperCase() } }
      world.keep(answer, await world.send(named))
    },
    'it is sent with a date that no calendar has': (world) =>
      probe(world, () => new OpenFinance(world).createConsentUntil('2099-13-45'), 'has a date that no calendar has'),
    'a consent until tomorrow is used, and again three days later': async (world) => {
      const openFinance = new OpenFinance(world)
      const until = dayOf(new Date(world.run.client.secondsNow() * 1000 + dayMs))
      const id = await openFinance.newConsent(openFinance.createConsentUntil(until))
      await setConsent(world.scene.control, id, 'valid')
      world.keep(control, await world.send(openFinance.read(id)))
      await world.scene.control.advanceClock((3 * dayMs) / 1000)
      world.keep(defect, 'names a consent whose validTo has passed')
      world.keep(answer, await world.send(openFinance.read(id)))
    },
    'it is sent to a provider without the service': async (world) => {
      const baseUrl = new OpenFinance(world).section.blocked_base_url ?? ''
      await probe(world, (draft) => ({ ...draft, baseUrl }), 'goes to a provider without the service')
    },
    'many other values of its signed headers are signed': async (world) => {
      const draft = await theJwsRequest(world)
      const right = await world.send(draft)
      const property = otherSignedHeaderIsRefused(right, signedHeaderNames(draft.headers), (signing) =>
        new OpenFinance(world).send(signedAs(draft, signing)),
      )
      await tryMany(world, property)
    },
    'it is sent with many headers that are not signed': async (world) => {
      const draft = await theJwsRequest(world)
      const send = ([name, value]: [string, string]) => new OpenFinance(world).send(edit.withHeader(draft, name, value))
      await tryMany(world, unsignedHeaderChangesNothing(send))
    },
    'it is sent, and with its Digest in other forms where that is refused': async (world) => {
      world.keep(digests, await tryDigestForms((draft) => world.send(draft), await theJwsRequest(world)))
    },
    'it is sent with the Digest of many other bodies': async (world) => {
      const draft = await theJwsRequest(world)
      const right = await world.send(draft)
      await tryMany(
        world,
        otherDigestIsRefused(right, (signing) => new OpenFinance(world).send(signedAs(draft, signing))),
      )
    },
    'it is sent with each required attribute wrong': async (world) => {
      const { send, ...own } = await violations(world)
      await tryMany(world, violationIsReported('the code', own, send))
    },
    'it is sent with each required attribute wrong, to see the path': async (world) => {
      const { send, ...own } = await violations(world)
      const [pointer = ''] = own.pointers
      const first = await send(JSON.stringify(violated(own.body, { pointer, how: 'left out' })))
      const judgement = pointsAt(pointer, own.control, first)
      // No path has to be there: where the first refusal has none, there is nothing to try.
      if (judgement.finding === 'noted') world.keep(exploration, { judgement })
      else await tryMany(world, violationIsReported('the path', own, send))
    },
  },
  expectations: {
    'its Digest is accepted in the documented form': (world) => {
      const { right, other } = world.the(digests)
      return digestFormAccepted(right, other)
    },
    'its signature is not refused': (world) => {
      const particular = { what: 'with a text beyond ASCII in its body', control: world.find(control) }
      return jwsNotRefused(particular, world.the(answer), stepsOf(world.the(answer)))
    },
    'it was not called invalid while it was valid': (world) => notCalledInvalid(world.the(control)),
    'its headers are accepted': (world) => {
      const codes = ['SIGNATURE_INVALID', 'SIGNATURE_MISSING', 'FORMAT_ERROR', ...codesNaming.consent]
      const particular = { what: 'with the names of its headers in another case', codes, control: world.find(control) }
      return jwsAccepted(particular, world.the(answer), stepsOf(world.the(answer)))
    },
    'one of the methods is refused as unsupported': (world) =>
      methodUnsupported(world.find(control), world.the(answers)),
  },
}

export const phrases: readonly Vocabulary[] = [ofOpenFinance]
