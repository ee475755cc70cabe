import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { isUnknownRoute } from '../../harness/checks/answers/unknown-route.ts'
import { createPrivateKey } from 'node:crypto'
import type { Exchange } from '../../core/exchange.ts'
import type { ClientProfile } from '../../harness/profile/profile.ts'
import { classOf, outcomeOf } from './answer-words.ts'
import { ok, problem, warning, type DoctorLine } from '../../core/doctor-line.ts'

const statusClasses: Record<string, ClientProfile['status']> = {
  ClientPending: 'pending',
  ClientDisabled: 'disabled',
  ClientRestricted: 'restricted',
}
const keyClasses = ['ApiKeyNotFound', 'ClientNotFound', 'AppIdNotProvided', 'SecretNotProvided']
/** Descriptions of the keys that a server must refuse. */
const refusedKeys: Partial<Record<ClientProfile['purpose'], string>> = {
  deactivated: 'a deactivated key',
  clientless: 'a key without a client',
}
const signingClasses = ['MissingSignature', 'MissingExpiresAt']

/** Whether a client's keys work and its status is as stated, by a plain request, signed only if live. */
export function clientLine(client: ClientProfile, exchange: Exchange, request = 'list countries'): DoctorLine {
  const subject = `client ${client.purpose}`
  const name = classOf(exchange) ?? ''
  if (!exchange.answer) return warning(subject, `could not be checked: ${outcomeOf(exchange)}`, 'try again')
  const key = refusedKeys[client.purpose]
  if (key) return refusedKeyLine(subject, key, keyClasses.includes(name) ? name : undefined)
  if (keyClasses.includes(name)) return problem(subject, `its keys are refused (${name})`, 'check app_id and secret')
  if (signingClasses.includes(name) && client.status !== 'live') {
    const fix = 'the client seems to be live: write status: live and give its private key'
    return problem(subject, `unsigned requests are refused (${name})`, fix)
  }
  const seen = statusClasses[name]
  if (seen && seen !== client.status) {
    return problem(subject, `is ${seen}, not ${client.status}`, `write status: ${seen}, or give another client`)
  }
  if (seen) return ok(subject, `is ${seen}, as the profile says`)
  if (!isSuccess(exchange)) return otherRefusal(client, subject, exchange, request)
  return acceptedLine(client, subject, request)
}

function refusedKeyLine(subject: string, key: string, refusal: string | undefined): DoctorLine {
  if (refusal !== undefined) return ok(subject, `its key is refused (${refusal}), as the profile says`)
  const said = `has ${key} in the profile, but the server does not refuse it`
  return warning(subject, said, `give ${key}, or leave it out; the server must refuse ${key}`)
}

function otherRefusal(client: ClientProfile, subject: string, exchange: Exchange, request: string): DoctorLine {
  const outcome = outcomeOf(exchange)
  const mayBeBarred = client.key_type === 'app' || client.purpose === 'unenriched' || client.no_access_to !== undefined
  if (mayBeBarred && /^(AppsRestricted|ActionNotAllowed)$/.test(classOf(exchange) ?? '')) {
    return ok(subject, `its keys are accepted; it may not ${request} (${classOf(exchange)})`)
  }
  if (classOf(exchange) === 'CustomerNotFound')
    return ok(subject, 'its keys are accepted; the customer that was asked for is not its own')
  if (isUnknownRoute(exchange))
    return warning(
      subject,
      `could not be checked: there is no route to ${request} (${outcome})`,
      'see the address above',
    )
  return problem(subject, `may not ${request}: ${outcome}`, 'check app_id, secret, status and key_type')
}

function acceptedLine({ status }: ClientProfile, subject: string, request: string): DoctorLine {
  if (status === 'disabled' || status === 'restricted') {
    const said = `is ${status} in the profile, but the server lets it ${request}`
    const fix = `give a client that is ${status}, or leave it out; if it is ${status}, the server must refuse it`
    return warning(subject, said, fix)
  }
  return ok(subject, `keys accepted, status ${status}`)
}

/** Whether a live client must sign, by an unsigned request. */
export function unsignedLine(client: ClientProfile, exchange: Exchange): DoctorLine {
  const subject = `client ${client.purpose}`
  if (signingClasses.includes(classOf(exchange) ?? '')) return ok(subject, 'is live: an unsigned request is refused')
  const said = `is live in the profile, but an unsigned request gives ${outcomeOf(exchange)}`
  return warning(subject, said, 'check its status at the server; if it is live, the server must demand signatures')
}

/**
 * Whether a client's private key fits the registered one, by a signed request and one with a changed bit in its
 * signature.
 */
export function signatureLine(client: ClientProfile, signed: Exchange, corrupted?: Exchange): DoctorLine {
  const subject = `key pair ${client.purpose}`
  const name = classOf(signed)
  if (name === 'SignatureNotMatch') {
    const fix = 'register the public half of this private key; behind a proxy, give target.public_url'
    return problem(subject, 'a signed request is refused (SignatureNotMatch)', fix)
  }
  if (name === 'PublicKeyNotProvided') {
    if (client.purpose === 'keyless') return ok(subject, 'no public key is registered, as the profile says')
    return problem(subject, 'the server has no public key for it (PublicKeyNotProvided)', 'register its public key')
  }
  if (name && /^(ExpiresAtInvalid|RequestExpired)$/.test(name)) {
    const said = `the server refuses the expiry time of the signature (${name})`
    return problem(subject, said, 'correct the clock of this machine or of the server')
  }
  if (!isSuccess(signed)) {
    return warning(subject, `a signed request gives ${outcomeOf(signed)}`, 'see the line about this client')
  }
  const size = keyBits(client)
  if (size !== undefined && size !== 2048) {
    return warning(subject, `the key has ${size} bits`, 'use an RSA key of 2048 bits')
  }
  if (corrupted && isSuccess(corrupted)) {
    const fix = 'the server does not verify signatures; a run will report it'
    return warning(subject, 'a corrupted signature is accepted too', fix)
  }
  return ok(
    subject,
    corrupted ? 'a valid signature is accepted, a corrupted one is refused' : 'a signature is accepted',
  )
}

function keyBits({ private_key }: ClientProfile): number | undefined {
  return private_key === undefined ? undefined : createPrivateKey(private_key).asymmetricKeyDetails?.modulusLength
}
