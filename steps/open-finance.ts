import { Given, Then, When } from '@cucumber/cucumber'
import { methodUnsupported } from '../harness/checks/open-finance/method-unsupported.ts'
import { everyError } from '../harness/checks/open-finance/every-error.ts'
import { refusedWith } from '../harness/checks/open-finance/refused-with.ts'
import { sealedAccepted } from '../harness/checks/open-finance/sealed-accepted.ts'
import type { ConsentState } from '../harness/profile/open-finance-profile.ts'
import type { OpenFinanceDraft } from '../harness/arrange/open-finance/open-finance-draft.ts'
import { everySignedHeader } from '../harness/arrange/open-finance/headers.ts'
import { sealingNamed } from '../harness/arrange/open-finance/sealings.ts'
import { sendWrongConsents } from '../harness/arrange/open-finance/right-and-wrong-consents.ts'
import { unknownConsent } from '../harness/arrange/open-finance/unknown-consent.ts'
import { sealNamed, websiteNamed } from '../harness/arrange/open-finance/certificates.ts'
import type { AssayWorld } from './world.ts'

/** The request under test, made afresh. @throws Error REQUEST_MISSING when no step named one */
export async function sealable(world: AssayWorld): Promise<OpenFinanceDraft> {
  if (!world.sealable) throw new Error('REQUEST_MISSING: a Given must name the request first')
  return world.sealable()
}

/** Sends the request as it should be, then with one defect, so that a refusal proves something. */
async function probe(world: AssayWorld, defect: string, change: Partial<OpenFinanceDraft>): Promise<void> {
  const openFinance = world.openFinance()
  world.defect = defect
  world.control = (await openFinance.send(await sealable(world))).exchange
  world.answer = (await openFinance.send({ ...(await sealable(world)), ...change })).exchange
}

Given('a sealed request', function (this: AssayWorld) {
  this.sealable = () => this.openFinance().plain()
})

Given('a sealed request that writes', function (this: AssayWorld) {
  this.sealable = () => this.openFinance().createConsent()
})

Given('a sealed request that reads', function (this: AssayWorld) {
  this.sealable = async () => this.openFinance().read(await this.openFinance().consent('valid'))
})

Given('a sealed request with every header that may be signed', function (this: AssayWorld) {
  this.sealable = async () => {
    const draft = await this.openFinance().plain()
    return { ...draft, headers: [...draft.headers, ...everySignedHeader()] }
  }
})

When('it is sent as it should be', async function (this: AssayWorld) {
  this.sealed = await this.openFinance().send(await sealable(this))
})

When('it is sent sealed {}', function (this: AssayWorld, name: string) {
  return probe(this, `is sealed ${name}`, { sealing: sealingNamed(name) })
})

When('it is sent without its Digest', function (this: AssayWorld) {
  const sealing = sealingNamed('without Digest in pars')
  return probe(this, 'has no Digest', { sealing, omitted: ['digest'] })
})

When('it is sent by the seal that is {}', function (this: AssayWorld, name: string) {
  const by = sealNamed(this.openFinance().section, name)
  return probe(this, `is sealed under a certificate that is ${name}`, { sealing: { by } })
})

When('it is sealed under one certificate by the key of another', function (this: AssayWorld) {
  const { certificate } = sealNamed(this.openFinance().section, 'another right one')
  const by = { ...this.openFinance().section.seal, certificate }
  return probe(this, 'is signed by another key than that of x5c', { sealing: { by } })
})

When('it is sent under another right seal', async function (this: AssayWorld) {
  const by = sealNamed(this.openFinance().section, 'another right one')
  this.control = (await this.openFinance().send(await sealable(this))).exchange
  this.sealed = await this.openFinance().send({ ...(await sealable(this)), sealing: { by } })
})

When('its connection presents {}', function (this: AssayWorld, name: string) {
  return probe(this, `comes over a connection with ${name}`, {
    website: websiteNamed(this.openFinance().section, name),
  })
})

When('it comes with the certificate of one role alone', async function (this: AssayWorld) {
  const website = websiteNamed(this.openFinance().section, 'a certificate of the account-information role')
  this.control = (await this.openFinance().send(await sealable(this))).exchange
  this.sealed = await this.openFinance().send({ ...(await sealable(this)), website })
})

When(
  'a request under a valid consent is made under {word} consent that is {word}',
  async function (this: AssayWorld, _article: string, state: string) {
    const openFinance = this.openFinance()
    const valid = await openFinance.consent('valid')
    this.defect = `names a consent that is ${state}`
    this.control = (await openFinance.send(openFinance.read(valid))).exchange
    const id = state === 'unknown' ? unknownConsent(valid) : await openFinance.consent(state as ConsentState)
    this.answer = (await openFinance.send(openFinance.read(id))).exchange
  },
)

When('a path that is none is asked for', async function (this: AssayWorld) {
  const openFinance = this.openFinance()
  this.defect = 'goes to a path that is none'
  this.control = (await openFinance.send(openFinance.createConsent())).exchange
  const draft = { ...openFinance.createConsent(), method: 'GET', path: '/v2/no-such-path', body: '' }
  this.answer = (await openFinance.send({ ...draft, name: 'ask for no path' })).exchange
})

When('methods are tried that the path has not', async function (this: AssayWorld) {
  const openFinance = this.openFinance()
  this.control = (await openFinance.send(openFinance.createConsent())).exchange
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    this.answers.push(
      (await openFinance.send({ ...openFinance.createConsent(), name: 'try a method', method })).exchange,
    )
})

When('it is sent to a provider without the service', function (this: AssayWorld) {
  const baseUrl = this.openFinance().section.blocked_base_url ?? ''
  return probe(this, 'goes to a provider without the service', { baseUrl })
})

When('its body is no JSON', function (this: AssayWorld) {
  return probe(this, 'has a body that is no JSON', { body: '{"access": ' })
})

Given('a tour of requests that are refused in many ways', async function (this: AssayWorld) {
  this.answers = await this.run.once('tour of open finance', () => sendWrongConsents(this.openFinance()))
})

Then(/^it is refused with ([A-Z_ or]+)$/, function (this: AssayWorld, codes: string) {
  this.judge(refusedWith(this.control, this.answer, { defect: this.defect, codes: codes.split(' or ') }))
})

Then(/^it is refused with ([A-Z_ or]+), or with its connection$/, function (this: AssayWorld, codes: string) {
  const refusal = { defect: this.defect, codes: codes.split(' or '), handshake: true }
  this.judge(refusedWith(this.control, this.answer, refusal))
})

Then('its seal is accepted: {}', function (this: AssayWorld, what: string) {
  this.judge(sealedAccepted({ what }, this.sealed?.exchange, this.sealed))
})

Then('its certificate is accepted: {}', function (this: AssayWorld, what: string) {
  const codes = ['CERTIFICATE_INVALID', 'CERTIFICATE_EXPIRED', 'SIGNATURE_INVALID']
  this.judge(sealedAccepted({ what, codes, control: this.control }, this.sealed?.exchange, this.sealed))
})

Then('its consent is accepted', function (this: AssayWorld) {
  const codes = ['CONSENT_UNKNOWN', 'CONSENT_INVALID', 'CONSENT_EXPIRED']
  this.judge(sealedAccepted({ what: 'under a valid consent', codes }, this.sealed?.exchange, this.sealed))
})

Then('some method is refused as unsupported', function (this: AssayWorld) {
  this.judge(methodUnsupported(this.control, this.answers))
})

Then('every refusal of this run keeps to it', function (this: AssayWorld) {
  const seen = [...new Set([...this.run.seen.exchanges(), ...this.answers])]
  this.judge(({ id }) => everyError(id.split('/').at(-1) ?? '', seen))
})
