import { because } from '../../../harness/reasons/because.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { outcomeWithCodes } from '../../../harness/checks/answers/messages.ts'
import { createHash } from 'node:crypto'
import type { TlsIdentity } from '../../../harness/client/kept-sockets.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { PreparedRequest } from '../../../harness/client/prepare.ts'
import type { ConsentState, KeyPairProfile, OpenFinanceProfile } from '../../../harness/profile/open-finance-profile.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { Run } from '../../../harness/run/run.ts'
import { setUpFailed, unlessStopped, untested } from '../../../core/check-stopped.ts'
import { Control } from '../../../harness/actions/scene/control.ts'
import type { Sending } from '../../../harness/actions/scene/interface-behaviour.ts'
import { type JwsDraft, jwsDraft } from './jws-draft.ts'
import { signDraft, type SignedDraft } from './sign-draft.ts'
import { fieldsOf } from '../../../harness/ledger/made-by.ts'
import { unknownIdLike } from '../../../harness/actions/scene/unknown-id.ts'
import { signedWhenSent } from '../../../harness/signing/jws-request.ts'
import { accountConsent, accountConsentUntil } from './account-consent.ts'

const names = ['consentId', 'consent_id', 'id']

/** The id of the consent that an answer shows, under one of the likely names and at a likely place; undefined where it shows none. */
export function consentIdIn({ answer }: Exchange): string | undefined {
  if (!answer || answer.status < 200 || answer.status > 299) return undefined
  const body = fieldsOf(answer.json)
  const data = fieldsOf(body['data'])
  for (const fields of [body, data, fieldsOf(body['consent']), fieldsOf(data['consent'])]) {
    const found = names.map((name) => fields[name]).find((id) => typeof id === 'string' || typeof id === 'number')
    if (found !== undefined) return String(found)
  }
  return undefined
}

/** A JWS-signed request with its answer, and the steps that led to its signature. */
interface JwsExchange extends SignedDraft {
  exchange: Exchange
}

const identities = new WeakMap<KeyPairProfile, TlsIdentity>()

/** How each request was signed, by its answer. */
const signings = new WeakMap<Exchange, SignedDraft>()

/** What checks of open finance ask of a target. */
export class OpenFinance {
  readonly section: OpenFinanceProfile
  private readonly run: Run
  private readonly by: Sending
  private readonly nobody: TlsIdentity

  /** @throws CheckStopped (untested) where the profile gives no open_finance */
  constructor(by: Sending) {
    const { run } = by
    const { open_finance: section } = run.profile
    if (!section) throw untested(because('capability-missing', { capability: 'open-finance' }))
    this.run = run
    this.by = by
    this.section = section
    this.nobody = section.authority === undefined ? {} : { authority: section.authority }
  }

  /** The request that creates an account-access consent. */
  createConsent(): JwsDraft {
    return jwsDraft({
      name: 'create a consent',
      method: 'POST',
      path: '/v2/consents/account-access',
      body: accountConsent(this.section.account_consent, this.now()),
    })
  }

  /** The same until another date, which may be none. @throws CheckStopped (untested) where the body of the profile has no date */
  createConsentUntil(validTo: string): JwsDraft {
    return { ...this.createConsent(), body: accountConsentUntil(this.section.account_consent, validTo) }
  }

  /** A request to the path of a consent that does not exist. */
  readUnknown(): JwsDraft {
    const { path } = this.createConsent()
    return jwsDraft({ name: 'ask for an unknown consent', method: 'GET', path: `${path}/${uuidOf(this.run.label)}` })
  }

  /** The request with another identifier at the end of its path, which names nothing. */
  ofUnknown(draft: Draft): Draft {
    return { ...draft, path: draft.path.replace(/[^/]+$/, unknownIdLike) }
  }

  read(consentId: string): JwsDraft {
    const path = this.section.resource_path
    return jwsDraft({ name: 'read under a consent', method: 'GET', path, headers: { 'Consent-ID': consentId } })
  }

  /** @throws CheckStopped (untested) where the profile gives none */
  readExecutedPayment(): JwsDraft {
    const { executed_payment_path: path } = this.section
    if (path === undefined)
      throw untested(because('capability-missing', { capability: 'open-finance-executed-payment' }))
    return jwsDraft({ name: 'read an executed payment', method: 'GET', path })
  }

  /** A request to the likely path of a consent. @throws CheckStopped (untested) where none is shown there: no document says so */
  async readConsent(): Promise<JwsDraft> {
    const id = await unlessStopped(this.consent('unauthorised'))
    const path = `${this.createConsent().path}/${id}`
    const draft = jwsDraft({ name: 'read a consent', method: 'GET', path })
    const { exchange } = await this.run.once('consent at its path', () => this.send(draft))
    if (id !== undefined && isSuccess(exchange)) return draft
    const outcome = outcomeWithCodes(exchange)
    throw untested(because('refused', { asked: `GET ${this.createConsent().path}/…`, outcome }))
  }

  /**
   * A request that the target accepts, for what is no matter of its body: the one that creates a consent, or where that is
   * refused, one that reads under a consent that the profile gives. Consents are not shown, and a guessed body may not do.
   */
  async plain(): Promise<JwsDraft> {
    const ready = this.section.consents.valid
    if (ready === undefined) return this.createConsent()
    const first = await this.run.once('plain request of open finance', () => this.send(this.createConsent()))
    return isSuccess(first.exchange) ? this.createConsent() : this.read(ready)
  }

  /** Signs a request and sends it. */
  async send(draft: JwsDraft): Promise<JwsExchange> {
    await this.run.once('clock of open finance', () => this.askClock())
    const signed = this.signedDraft(draft)
    const exchange = await this.sendPrepared(signed.prepared)
    signings.set(exchange, signed)
    return { ...signed, exchange }
  }

  /** Sends a request again as it was signed, with another value of one header. @throws Error JWS_STEPS_MISSING */
  sendAgain(sent: Exchange, header: string, value: string): Promise<Exchange> {
    const prepared = stepsOf(sent)?.prepared
    if (!prepared) throw new Error('JWS_STEPS_MISSING: the request to send again was not JWS-signed')
    const headers = prepared.headers.map(([name, own]): [string, string] => [name, name === header ? value : own])
    return this.sendPrepared({ ...prepared, headers })
  }

  /** A consent of the account-access kind in a state, one for the whole run. @throws CheckStopped */
  consent(state: ConsentState): Promise<string> {
    return this.run.once(`open-finance consent ${state}`, () => this.makeConsent(state))
  }

  /** A consent that was made and that nobody has authorised. @throws CheckStopped */
  async newConsent(): Promise<string> {
    const { exchange } = await this.send(this.createConsent())
    const id = consentIdIn(exchange)
    if (id === undefined) throw setUpFailed(exchange, 'id of the consent')
    return id
  }

  private async makeConsent(state: ConsentState): Promise<string> {
    const ready = this.section.consents[state]
    if (ready !== undefined) return ready
    const id = await this.newConsent()
    if (state !== 'unauthorised') await setConsent(new Control(this.run), id, state)
    return id
  }

  private signedDraft(draft: JwsDraft): SignedDraft {
    const requestId = uuidOf(`${this.run.label} ${this.run.seed} ${this.run.nextNumber()}`)
    const identityOf = (website: KeyPairProfile | 'none') => this.identityOf(website)
    return signDraft(draft, requestId, { section: this.section, identityOf }, this.now())
  }

  private sendPrepared(prepared: PreparedRequest): Promise<Exchange> {
    return this.by.sendPrepared?.(prepared) ?? this.run.client.sendPrepared(prepared)
  }

  private identityOf(website: KeyPairProfile | 'none'): TlsIdentity {
    if (website === 'none') return this.nobody
    const { certificate, key, passphrase } = website
    const identity = identities.get(website) ?? {
      ...this.nobody,
      certificate,
      key,
      ...(passphrase !== undefined && { passphrase }),
    }
    identities.set(website, identity)
    return identity
  }

  private now(): Date {
    return new Date(this.run.client.secondsNow() * 1000)
  }

  /** Any answer shows the target's time, from which sigT is made. */
  private async askClock(): Promise<void> {
    if (this.run.client.clock()) return
    const draft = this.read(uuidOf(this.run.label))
    await this.sendPrepared(this.signedDraft({ ...draft, name: 'ask the time' }).prepared)
  }
}

/** The steps that led to the signature of a request; undefined for one that was not signed so. */
export function stepsOf(exchange: Exchange): SignedDraft | undefined {
  return signings.get(exchange)
}

/** A text as a UUID: the same text gives the same one. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Sets what became of a consent, by the control port. */
export async function setConsent(
  control: Control,
  consentId: string,
  status: Exclude<ConsentState, 'unauthorised'>,
): Promise<void> {
  await control.call('open-finance-consents', 'PUT', `/open-finance/consents/${encodeURIComponent(consentId)}`, {
    status,
  })
}

/** An id of the same form as another's, that nothing has. */
export function unknownConsent(known: string): string {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(known)
  return isUuid ? uuidOf(`not ${known}`) : unknownIdLike(known)
}

const values: Record<(typeof signedWhenSent)[number], string> = {
  'api-contract-id': 'assay-contract',
  'psu-id': 'Assay-PSU/7',
  'psu-corporate-id': 'assay-corporate',
  'client-redirect-uri': 'https://client.example/return',
}

/** Each header that is signed when it is sent, with a plausible value; sent in another order than that of signing. */
export function everySignedHeader(): Record<string, string> {
  return Object.fromEntries(signedWhenSent.toReversed().map((name) => [name, values[name]]))
}
