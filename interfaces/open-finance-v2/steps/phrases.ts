import { jwsSigningNamed } from '../actions/jws-signings.ts'
import { type JwsDraft, jwsDraft, presenting, signedAs } from '../actions/jws-draft.ts'
import { tryDigestForms } from '../actions/digest-forms.ts'
import { type DigestTrial } from '../actions/digest-forms.ts'
import { everySignedHeader, OpenFinance, stepsOf } from '../actions/open-finance.ts'
import { theJwsRequest } from './changes.ts'
import { refusedWith, pointsAt, methodUnsupported } from '../checks/refused-with.ts'
import { digestFormAccepted } from '../checks/digest-form.ts'
import { codesNaming, jwsAccepted, jwsNotRefused } from '../checks/jws-accepted.ts'
import { violated, type Violation, violationsOf } from '../actions/violations.ts'
import { asOne } from '../../../harness/verdicts/together.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { namedRequest } from '../../../harness/actions/routes/good-request.ts'
import { answer, answers, control, request, part } from '../../../steps/world/parts.ts'
import { sendRightly } from '../../../steps/world/send-request.ts'
import type { AssayWorld } from '../../../steps/world/world.ts'
import type { Vocabulary } from '../../../steps/vocabulary/vocabulary.ts'

const long = 'long '.repeat(300)

const digests = part<DigestTrial>('the answers by form of Digest', 'When')

/** The answers to the request with one attribute wrong. */
const violations = part<ReadonlyArray<Violation & { refusal: Exchange }>>('the answers by the wrong attribute', 'When')

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

const ofOpenFinance: Vocabulary = {
  fixtures: {
    'a JWS-signed request': (world) => jwsSigned(world, '', (openFinance) => openFinance.plain()),
    'a JWS-signed request that writes': (world) =>
      jwsSigned(world, ' that writes', (openFinance) => openFinance.createConsent()),
    'a JWS-signed request that reads under a valid consent': (world) =>
      jwsSigned(world, ' that reads', async (openFinance) => openFinance.read(await openFinance.consent('valid'))),
    'a JWS-signed request that reads an executed payment': (world) =>
      jwsSigned(world, ' that reads a payment', (openFinance) => openFinance.readExecutedPayment()),
    'a JWS-signed request that reads a consent': (world) =>
      jwsSigned(world, ' that reads a consent', (openFinance) => openFinance.readConsent()),
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
    'each of its required attributes is sent wrong': async (world) => {
      const draft = await theJwsRequest(world)
      world.keep(control, await sendRightly(world))
      const wrong = violationsOf(new OpenFinance(world).section.required_attributes)
      const answered = await Array.fromAsync(wrong, async (one) => {
        const rawBody = JSON.stringify(violated(draft.body, one))
        return { ...one, refusal: await world.send({ ...draft, rawBody }) }
      })
      world.keep(violations, answered)
    },
    'its deletion is tried, and <it> is sent again': async (world) => {
      world.keep(control, await sendRightly(world))
      const draft = await theJwsRequest(world)
      await world.send({ ...draft, method: 'DELETE' })
      world.keep(answer, await world.send(draft))
    },
    'it is sent, and with its Digest in other forms where that is refused': async (world) =>
      world.keep(digests, await tryDigestForms((draft) => world.send(draft), await theJwsRequest(world))),
  },
  expectations: {
    'its <Digest in the documented form> is accepted': (world) => {
      const { right, other } = world.the(digests)
      return digestFormAccepted(right, other)
    },
    'each is refused with <FORMAT_ERROR>': (world) =>
      asOne(
        world
          .the(violations)
          .map(({ pointer, how, refusal }) =>
            refusedWith(world.the(control), refusal, { defect: `has ${pointer} ${how}`, codes: ['FORMAT_ERROR'] }),
          ),
      ),
    'each that has a path names <the wrong attribute>': (world) =>
      asOne(world.the(violations).map(({ pointer, refusal }) => pointsAt(pointer, world.the(control), refusal))),
    'its signature is not refused': (world) => {
      const particular = { what: 'with a text beyond ASCII in its body', control: world.find(control) }
      return jwsNotRefused(particular, world.the(answer), stepsOf(world.the(answer)))
    },
    'its <spelling of headers> is accepted': (world) => {
      const codes = ['SIGNATURE_INVALID', 'SIGNATURE_MISSING', 'FORMAT_ERROR', ...codesNaming.consent]
      const particular = { what: 'with the names of its headers in another case', codes, control: world.find(control) }
      return jwsAccepted(particular, world.the(answer), stepsOf(world.the(answer)))
    },
    'one of the methods is refused as unsupported': (world) =>
      methodUnsupported(world.find(control), world.the(answers)),
  },
}

export const phrases: readonly Vocabulary[] = [ofOpenFinance]

/** Sends requests that are refused for as many reasons as can be reached with the profile's own certificates. */
async function sendWrongConsents(openFinance: OpenFinance): Promise<Exchange[]> {
  const write = openFinance.createConsent()
  const signed = (name: string) => signedAs(write, jwsSigningNamed(name, openFinance.section))
  const drafts: JwsDraft[] = [
    { ...write, omitHeaders: ['x-jws-signature'] },
    signed('with one bit of the signature changed'),
    signed('with a Digest of another body'),
    presenting(write, 'none'),
    { ...write, rawBody: '[' },
    { ...write, rawBody: `["${long}"` },
    { ...write, body: {} },
    { ...write, body: { access: long, validTo: long, [long.trim()]: long } },
    ...openFinance.section.required_attributes.map((pointer) => ({
      ...write,
      body: violated(write.body, { pointer, how: 'of another type' }, long),
    })),
    { ...write, body: { access: 1, validTo: '2030-02-31', recurringIndicator: 7, frequencyPerDay: 'x' } },
    { ...write, method: 'PATCH' },
    jwsDraft({ name: 'be refused', method: 'GET', path: `/v2/${'long-'.repeat(150)}` }),
    { ...openFinance.read('no-such-consent'), headers: {} },
    openFinance.read('no-such-consent'),
    openFinance.read(long.replaceAll(' ', '-')),
  ]
  return Array.fromAsync(drafts, async (draft) => (await openFinance.send({ ...draft, name: 'be refused' })).exchange)
}
