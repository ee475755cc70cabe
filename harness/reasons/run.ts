import { type Beside as Besides, besides, count } from './count.ts'
import type { JournalDamage } from '../../core/journal-damage.ts'

type Beside = Besides & Required<Pick<Besides, 'inconclusive' | 'old'>>

/** How many requirements were evaluated, or where consumers are counted, how many of their interactions. */
export interface Evaluated {
  evaluated: number
  all: number
  consumers?: number
}

/** With `among`, of how many requirements. Interactions are those of so many consumers. */
function evaluatedOf({ evaluated, all, consumers }: Evaluated, among?: 'all'): string {
  if (consumers !== undefined) return `${count(evaluated, 'verified interaction')} of ${count(consumers, 'consumer')}`
  return `${count(evaluated, 'evaluated requirement')}${among === undefined ? '' : ` of ${all}`}`
}

function allOf({ all, consumers }: Pick<Evaluated, 'all' | 'consumers'>): string {
  return consumers === undefined
    ? count(all, 'requirement')
    : `${count(all, 'interaction')} of ${count(consumers, 'consumer')}`
}

function damageOf({ unreadable, unknown }: JournalDamage): string {
  const parts = [
    unreadable > 0 && `${count(unreadable, 'line')} cannot be read`,
    unknown > 0 && `${count(unknown, 'line')} ${unknown === 1 ? 'has' : 'have'} an event of an unknown type`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Why a run fails without a failed requirement. */
const failing = {
  failed: 'failures',
  warned: 'warnings',
  inconclusive: 'inconclusive requirements',
  untested: 'untested requirements',
}

/** The requirement that matters most, or the place of a consumer's need, with what is wrong there. */
const aboveAll = (first: string | undefined) => (first === undefined ? '' : ` Above all ${first}`)

const are = (number: number) => (number === 1 ? 'is' : 'are')

/** The answers with a server error at an address, with keys and without. */
export interface ServerError {
  address: string
  outcome: string
  without: string
}

function serverError({ address, outcome, without }: ServerError): string {
  const keyless = without === 'alike' ? without : `with ${without}`
  return `answers ${address} with a server error (${outcome}), and without keys ${keyless}`
}

/** Why a target accepts nothing, with advice. */
const likelyCauses = {
  certificate:
    'A certificate is the likely cause: name the authority of the target (NODE_EXTRA_CA_CERTS, or open_finance.authority_file), check that it trusts the one of the profile',
  clock: 'The clock is the likely cause: correct that of this machine or of the server',
  'key or clock': 'The key or the clock is the likely cause: check both',
  signature: 'The signature is the likely cause: check private_key and, behind a proxy, target.public_url',
  seal: 'The seal is the likely cause: check that the target trusts the certificate of open_finance.seal',
  keys: 'The keys in the profile are the likely cause: check app_id, secret and status of the main client',
  address: 'The address in the profile is the likely cause: check target.base_url and the network',
  'address or keys': 'The address or the keys in the profile are the likely cause: check both',
}

/** Sentences about a whole run, and why it allows no conclusion about the target. */
export const run = {
  'some-failed': ({ failed, first, ...sum }: { failed: number; first?: string } & Evaluated & Beside) =>
    `${failed} of ${evaluatedOf(sum)} failed${besides(sum)}.${aboveAll(first)}`,
  'known-failures-stale': ({ stale, ...beside }: { stale: readonly string[] } & Beside) =>
    `Nothing new failed, but ${stale.join('; ')}${besides(beside)}.`,
  'harness-faults': ({ faults, first }: { faults: number; first: string }) =>
    `No conclusion: ${count(faults, 'fault')} of the harness, the first: ${first}`,
  'nothing-evaluated': (sum: Evaluated & Beside) =>
    `No conclusion: none of ${allOf(sum)} was ${sum.consumers === undefined ? 'evaluated' : 'verified'}${besides(sum)}.`,
  'some-inconclusive': ({ inconclusive, ...sum }: Evaluated & Beside) =>
    `No conclusion: ${inconclusive} of ${allOf(sum)} ${are(inconclusive)} inconclusive; nothing failed${besides(sum)}.`,
  'none-failed': ({ first, ...sum }: { first?: string } & Evaluated & Beside) =>
    `No ${sum.old > 0 ? 'new ' : ''}failure in ${evaluatedOf(sum, 'all')}${besides(sum)}.${aboveAll(first)}`,
  'verdicts-fail': ({
    verdicts,
    word,
    ...sum
  }: { verdicts: ReadonlyArray<keyof typeof failing>; word: string } & Evaluated & Beside) =>
    `No failure in ${evaluatedOf(sum, 'all')}${besides(sum)}; the run fails because of ${verdicts.map((verdict) => failing[verdict]).join(' and ')} (--fail-on ${word}).`,
  'too-few-evaluated': ({ least, minJudged, evaluated, all }: { least: number; minJudged: string } & Evaluated) =>
    `${evaluated} of ${count(all, 'requirement')} ${evaluated === 1 ? 'was' : 'were'} evaluated, and ${count(least, 'evaluated requirement')} ${least === 1 ? 'is' : 'are'} asked for (--min-judged ${minJudged}).`,
  'all-hold': (sum: Evaluated & Beside) =>
    sum.evaluated === 1
      ? `The ${evaluatedOf(sum, 'all')} holds${besides(sum)}.`
      : `All ${evaluatedOf(sum, 'all')} hold${besides(sum)}.`,

  'checks-left-by-budget': ({ left, all }: { left: number; all: number }) =>
    `The budget does not reach for all checks: ${left} of ${all} ${left === 1 ? 'was' : 'were'} left out.`,
  'shard-only': ({ number, of }: { number: number; of: number }) => `This is shard ${number} of ${of}.`,
  'shard-evaluated-none': ({ all }: { all: number }) =>
    all === 0 ? 'No check belongs to it.' : `No requirement of it was evaluated (${all} untested).`,
  'shard-doubt': ({ number, of, doubt }: { number: number; of: number; doubt: string }) =>
    `Shard ${number} of ${of}: ${doubt}`,
  'shard-unfinished': () => 'The run did not finish.',
  'no-conclusion': ({ doubt }: { doubt: string }) => `No conclusion: ${doubt}`,
  'rest-unknown': ({ doubt }: { doubt: string }) => `The rest is unknown: ${doubt}`,
  'journal-damaged': (lines: JournalDamage) => `The journal is damaged: ${damageOf(lines)}.`,
  'journal-contradicts': () => 'The end of the journal says otherwise than what is in it.',
  'requests-unanswered': ({
    unanswered,
    code,
    message,
    asked,
  }: {
    unanswered: number
    code: string
    message: string
    asked?: string
  }) =>
    `${count(unanswered, 'request')} got no answer, most often ${code}${asked === undefined ? '' : ` (first ${asked})`}: ${message}`,

  'untested-above-all': ({ requirements, why }: { requirements: number; why: string }) =>
    `${count(requirements, 'requirement')} ${requirements === 1 ? 'is' : 'are'} untested for one reason: ${why}`,
  'inconclusive-behind': ({
    requirements,
    causes,
    all,
  }: {
    requirements: number
    causes: readonly string[]
    all: number
  }) =>
    `${requirements} of the inconclusive requirements ${requirements === 1 ? 'depends' : 'depend'} on ${causes.join(', ')}${all > causes.length ? ` and ${all - causes.length} more` : ''}.`,

  'target-silent': ({ requests, code, message }: { requests: number; code: string; message: string }) =>
    `The target answered none of ${count(requests, 'request')} (${code}). ${message}`.trim(),
  'likely-cause': ({ cause }: { cause: keyof typeof likelyCauses }) =>
    `${likelyCauses[cause]}, then run \`assay doctor\`.`,
  'interface-left': ({ name, doubt }: { name: string; doubt: string }) => `${name} was not checked: ${doubt}`,
  'time-over': ({ seconds }: { seconds: number }) =>
    `The time of the run, ${count(seconds, 'second')}, was over before this was checked. Raise budget.seconds.`,
  'not-in-recording': ({ what }: { what: readonly string[] }) =>
    `The recording does not hold what the check needs: ${what.join(', ')}. Run Assay on the target again.`,
  'check-lost': ({ message }: { message: string }) =>
    `Assay lost this check: ${message}. It says nothing about the target.`,
  'target-accepts-nothing': ({ requests, outcome }: { requests: number; outcome: string }) =>
    `The target accepted none of ${count(requests, 'request')} (most often ${outcome}).`,
  'speaks-no-tls': ({ address, without }: { address: string; without: string }) =>
    `The target speaks no TLS at ${address}, and answers ${without}: write http:// in target.base_url, or serve the interface over TLS.`,
  'served-elsewhere': ({ address, outcome, found }: { address: string; outcome: string; found: string }) =>
    `The target answers ${address} with ${outcome}, and serves this route as ${found}: either target.base_url is wrong, or the server has its routes under another path than the documents.`,
  'target-crashes': (seen: ServerError) =>
    `The target fails: it ${serverError(seen)}. Its log says why, unless target.base_url is the address of another server.`,
  'network-fails': (seen: ServerError) =>
    `The target ${serverError(seen)}: either something before the server fails, or the server does.`,
  'has-no-route': ({ routes, outcome }: { routes: readonly string[]; outcome: string }) =>
    `The target has none of the routes that were asked for (${outcome}): ${routes.join(', ')}. It answers a path that does not exist alike: either target.base_url is the address of something else, or the server has no route yet.`,
  redirected: ({
    address,
    status,
    location,
    isAlike,
  }: {
    address: string
    status: number
    location: string
    isAlike: boolean
  }) =>
    `The target redirects ${address}${isAlike ? ', and a path that does not exist,' : ''} to ${location} (${status}), which Assay does not follow: either target.base_url is the address of a website, or something before the server asks to log in.`,
  'answers-any-path': ({ address, got }: { address: string; got: string }) =>
    `The target answers ${address}, and a path that does not exist, alike (${got}): either target.base_url is the address of something else, or the server has a page in place of its routes.`,
  'success-of-other-form': ({ address, got }: { address: string; got: string }) =>
    `The target answers ${address} with ${got}; expected JSON with the property data.`,
  'signature-demanded': ({ errorClass, status, isTaken }: { errorClass: string; status: string; isTaken: boolean }) =>
    `The target refuses an unsigned request (${errorClass})${isTaken ? ' and accepts the same signed' : ''}, though the main client is in ${status} status, where signing is optional: either the server demands it of everyone, or the client is live there and the profile gives another status.`,
  'keys-refused': ({ errorClass, without }: { errorClass: string; without: string }) =>
    `The target refuses the keys of the main client (${errorClass}), and a request without keys ${without === 'alike' ? 'alike: either the server does not read App-id and Secret, or the keys in the profile are wrong' : `with ${without}, so it reads them: the keys in the profile are the likely cause`}. Check app_id and secret, then run \`assay doctor\`.`,
  'ended-at-start': () => 'The run ends here; --keep-going checks every requirement all the same.',
  'run-stopped': ({ why, completed, decided }: { why: string; completed: number; decided: number }) =>
    `After ${completed} of ${count(decided, 'check')} ${why}.`,

  'run-cut-short': ({ decided, planned, failed }: { decided: number; planned: number; failed: number }) =>
    `The run was cut short after ${decided} of ${count(planned, 'check')}: ${failed === 0 ? 'no' : failed} requirement${failed > 1 ? 's have' : ' has'} failed so far, and the rest is unknown.`,
  'verification-cut-short': () =>
    'The verification was cut short before its contracts were decided: all of them are unknown.',
} as const
