import { dayOf } from '../../core/calendar.ts'
import type { CapabilityName } from '../../core/capability.ts'
import type { Reason } from '../../core/reason.ts'
import { profileIn, withConnectionsMade } from '../../harness/dialect/profile-in-dialect.ts'
import { byPerson } from '../../harness/profile/flow-script.ts'
import { wordsOf } from '../../harness/reasons/words-of.ts'
import { type Examination, plainest, type Spoken } from './examination.ts'
import { type DoctorLine, notGiven, ok, problem, warning } from '../../core/doctor-line.ts'
import { examineLargeLogin, examineOauthLogin } from './ready-logins.ts'
import { browserLine, callbackLine, knownFailureLines, scriptLine } from './local-lines.ts'
import { addressLine, clockLine, controlLine, pacingLine } from './target-lines.ts'
import { providerLine } from './provider-lines.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { outcomeOf } from './answer-words.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { alterSignatureBytes } from '../../harness/client/alter.ts'
import type { ClientProfile } from '../../harness/profile/profile.ts'
import { clientLine, signatureLine, unsignedLine } from './client-lines.ts'

/**
 * The doctor's findings, each as it is found. Sends GET requests only, which change nothing at the target. If the
 * target is out of reach, ends after the checks that need no target.
 */
export async function* examine(examination: Examination): AsyncGenerator<DoctorLine & { outOfReach?: boolean }> {
  const { profile, client } = examination
  const examines = new Set(examination.doctor.examines)
  const first = await client.send(plainest(examination))
  const outOfReach = first.answer === undefined
  yield { ...addressLine(first), outOfReach }
  if (!outOfReach) {
    yield clockLine(client.clock())
    for (const each of profileIn(examination.dialect, profile).clients) yield* examineClient(each, examination)
    if (examines.has('providers')) yield* examineProviders(examination)
    if (profile.data.large_login && examines.has('logins'))
      yield await examineLargeLogin(profile.data.large_login, examination)
    if (profile.data.oauth_login && examines.has('logins'))
      yield await examineOauthLogin(profile.data.oauth_login, examination)
    for (const other of examination.others) yield await examineInterface(other, examination)
    for (const { doctor, ...spoken } of [examination, ...examination.others])
      if (doctor.own) yield* doctor.own({ ...spoken, profile, now: examination.now })
    yield await examinePace(examination)
  }
  yield* examineRest(examination)
  if (!outOfReach) yield* missing(examination)
}

async function examineInterface(spoken: Spoken, { profile }: Examination): Promise<DoctorLine> {
  const { client, dialect } = spoken
  const main = profile.clients.find(({ purpose }) => purpose === 'main')
  const { ownKeys } = dialect
  if (ownKeys && !(main && ownKeys.of(main))) return notGiven(dialect.interface, ownKeys.lacking)
  return interfaceLine(dialect.interface, await client.send(plainest({ ...spoken, profile })))
}

async function* examineProviders(examination: Examination): AsyncGenerator<DoctorLine> {
  const { profile, client, dialect } = examination
  for (const provider of profile.providers) {
    const path = `${dialect.basePath}/providers/${encodeURIComponent(provider.code)}`
    yield providerLine(provider, await client.send(plainest(examination, { name: 'show a provider', path })))
  }
}

/** Enough to see a slow answer among quick ones, and no load for any target. */
const timedRequests = 10

async function examinePace(examination: Examination): Promise<DoctorLine> {
  const { profile, client } = examination
  const durationsMs: number[] = []
  for (let sent = 0; sent < timedRequests; sent++) {
    const exchange = await client.send(plainest(examination))
    if (exchange.answer) durationsMs.push(exchange.durationMs)
  }
  return pacingLine(profile, { durationsMs, rateLimited: client.stats().rateLimited })
}

/** The checks that need no target. */
async function* examineRest(examination: Examination): AsyncGenerator<DoctorLine> {
  const { profile, client, now } = examination
  const { control, callbacks, capabilities } = profile
  if (control) {
    const headers: Record<string, string> = control.token === undefined ? {} : { 'Control-token': control.token }
    const draft = plainest(examination, { name: 'ask the control port', path: '/', baseUrl: control.base_url, headers })
    yield controlLine(control, await client.send({ ...draft, as: 'nobody', signing: 'unsigned' }))
  }
  if (callbacks) yield await callbackLine(callbacks, control?.offers.includes('callback-addresses'))
  if (capabilities.browser !== undefined) yield browserLine(capabilities.browser)
  const { hosted_flow: script } = capabilities
  if (script !== undefined && script !== byPerson) yield await scriptLine(script)
  yield* knownFailureLines(profile, dayOf(now))
}

/** Capabilities that the claimed interfaces need and the profile lacks. */
function* missing(examination: Examination): Generator<DoctorLine> {
  const { profile } = examination
  for (const { dialect } of [examination, ...examination.others]) {
    const { interface: name, madeThrough = [], ready } = dialect
    // A profile can also give ready connections, which are a capability of their own.
    if (madeThrough.length > 0 && !ready && !madeThrough.some((one) => profile.target.interfaces.includes(one)))
      yield notGiven(name, `the profile does not claim ${madeThrough.join(' or ')}, which makes connections for it`)
  }
  const asked = askedCapabilities(profile.target.interfaces)
  for (const [name, offered] of offeredTo(examination))
    if (offered !== true && asked.has(name)) yield notGiven(name, wordsOf(offered))
}

/** The profile's capabilities for any interface that it claims. */
function offeredTo({ profile, others, dialect }: Examination): Map<CapabilityName, true | Reason> {
  const each = [dialect, ...others.map((other) => other.dialect)].map((one) => withConnectionsMade(one, profile))
  const [first = new Map<CapabilityName, true | Reason>()] = each
  return new Map([...first].map(([name, own]) => [name, each.some((one) => one.get(name) === true) ? true : own]))
}

/** Whether the target serves a further interface, by its simplest list. */
function interfaceLine(name: InterfaceName, exchange: Exchange): DoctorLine {
  const { url } = exchange.request
  if (!exchange.answer) return problem(name, `${url} gives no answer`, 'check why the server does not answer')
  if (isSuccess(exchange)) return ok(name, `${url} answers in ${Math.round(exchange.durationMs)} ms`)
  const said = `${url} is refused (${outcomeOf(exchange)})`
  // Without any connections, a refusal shows that the route exists.
  if (url.includes('customer_id=0'))
    return warning(
      name,
      said,
      'give data.v6_connection, or customers of the main client, so that the doctor can check this interface',
    )
  return problem(name, said, 'remove the interface from target.interfaces, or check its keys')
}

/** The capabilities that the requirements of these interfaces need, by their names in the profile. */
export function askedCapabilities(interfaces: readonly InterfaceName[]): Set<CapabilityName> {
  const rows = readRequirements()
  const asked = interfaces.flatMap((name) => {
    const { needs = [], capabilities } = describeInterface(name)?.dialect ?? {}
    const bound = rows.filter((row) => row.unjudgeable === undefined && bindsInterface(row, name))
    return [...needs, ...bound.flatMap((row) => row.needs)].map((need) => capabilities?.[need] ?? need)
  })
  return new Set(asked.filter((name) => name !== 'nothing'))
}

/** Checks a client: its keys, its status, whether a live one must sign, and its key pair. */
async function* examineClient(one: ClientProfile, examination: Examination): AsyncGenerator<DoctorLine> {
  const { client } = examination
  const as = one.purpose
  const lineOf = (exchange: Exchange) => clientLine(one, exchange, examination.doctor.list(examination.profile).name)
  const mustSign = one.status === 'live'
  // A key that is too short exists to be refused.
  const signs = one.private_key !== undefined && as !== 'weak'
  if (mustSign && !signs) {
    yield problem(`client ${as}`, 'is live but has no private key', 'give private_key_file: it must sign every request')
    return
  }
  if (!mustSign) yield lineOf(await client.send(plainest(examination, { as, signing: 'unsigned' })))
  if (!signs || (one.status !== 'test' && !mustSign)) return
  const prepared = await client.prepare(plainest(examination, { as, signing: 'signed' }))
  const signed = await client.sendPrepared(prepared)
  if (mustSign) yield lineOf(signed)
  const corrupted = isSuccess(signed) ? await client.sendPrepared(alterSignatureBytes(prepared)) : undefined
  yield signatureLine(one, signed, corrupted)
  if (mustSign) yield unsignedLine(one, await client.send(plainest(examination, { as, signing: 'unsigned' })))
}
