import type { InterfaceName } from '../../../core/interfaces.ts'
import type { JournalEvent, PlannedRequirement, CheckDecided, RunStarted } from '../../../core/journal-events.ts'
import { addressOf } from '../../../requirements/address-of.ts'
import { inWordsOf } from '../../../requirements/in-words-of.ts'
import { asBinding } from '../../../requirements/at-each-place.ts'
import { readRequirements, readDuties } from '../../../requirements/read-requirements.ts'
import { isSuccess } from '../../../harness/checks/answers/answer.ts'
import { createClient } from '../../../harness/client/client.ts'
import type { Masker } from '../../../harness/client/masking/mask.ts'
import { decideObservers } from '../../../harness/evaluation/decide-observers.ts'
import { dialectOfProfile } from '../../../harness/dialect/profile-in-dialect.ts'
import { Watch } from '../../../harness/observers/watch.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { runOfInterface } from '../../../harness/run/run-of-interface.ts'
import { describeInterface, everyDialect } from '../../../interfaces/describe-interface.ts'
import { noBrowsers } from '../../../harness/hosted/browsers.ts'
import type { ClientRequest, ClientStory, KnownOfClients, SeenOfClients } from './story/client-story.ts'
import { createPublicKey } from 'node:crypto'
import { dayOf } from '../../../core/calendar.ts'
import { type Judgement, inconclusive } from '../../../core/judgement.ts'
import { selectAddresses } from '../../../requirements/select-addresses.ts'
import { conclude } from '../../../harness/evaluation/conclude.ts'
import { because } from '../../../harness/reasons/because.ts'
import { wordsOf } from '../../../harness/reasons/words-of.ts'
import { judgementRecorder, type JudgementsTo } from '../../../harness/run/record-judgement.ts'
import { runStarted } from '../../../harness/run/run-started.ts'
import { checkDecided } from '../../../harness/verdicts/check-decided.ts'
import type { FailOn } from '../../../harness/verdicts/exit-code.ts'
import { judgedAt } from '../../../harness/verdicts/judged-row.ts'
import type { Settlement } from '../../../harness/verdicts/settlement.ts'
import { checkOfDuty, duties } from './duties.ts'
import { readStories } from './story/read-stories.ts'

const nobody = { seed: 0, cases: 0, label: '' }

/**
 * Has observers look at each exchange of some stories by itself: what was shown before may have been changed by requests that
 * nobody saw. Gives the rules of which the exchanges show something, and what decides them.
 */
function serverSideOf(stories: readonly ClientStory[], { profile, masker }: { profile: Profile; masker: Masker }) {
  const used = stories.filter(({ requests }) => requests.length > 0)
  const client = createClient({ profile, masker })
  const observed = used.map(({ dialect }) => ({
    dialect: dialectOfProfile(dialect, profile),
    clockMoves: false,
    clients: new Map(),
  }))
  const watch = new Watch(observed, { remembers: false })
  for (const { exchange } of used[0]?.everything ?? []) watch.begins(false, '')(exchange)
  const rowsOf = (name: InterfaceName) => {
    const found = new Set(watch.foundOf(name).map(({ rule }) => rule))
    return readRequirements().filter(({ id }) => found.has(id))
  }
  const planned = used.flatMap(({ dialect: { interface: name } }) =>
    rowsOf(name).map(({ id }) => ({ id, interface: name, address: addressOf(id, name), checks: [] })),
  )
  return {
    planned,
    decide(record: (event: JournalEvent) => void) {
      for (const { dialect, requests } of used) {
        const name = dialect.interface
        const rows = rowsOf(name).map((row) => asBinding(row, name, profile.readings))
        const run = runOfInterface(
          name,
          { ...nobody, profile, client, describe: describeInterface, record, browsers: noBrowsers },
          rows,
        )
        for (const { name: request, exchange } of requests) run.note(request, exchange)
        run.seen.accepted = requests.filter(isAccepted).length
        decideObservers({ run, name }, watch, [])
      }
    },
  }
}

/**
 * Whether a server took a request as one of the interface. Clients with keys of their own sent it to a route of the interface,
 * so a success in JSON shows it in whatever form; a page of a gateway does not.
 */
function isAccepted({ route, exchange }: ClientRequest): boolean {
  const json = exchange.answer?.json
  return route !== undefined && isSuccess(exchange) && typeof json === 'object' && json !== null
}

/** What a report on clients rests on, besides what is seen of them. */
export interface ReportBasis {
  /** That of the server, with the keys of its clients. */
  profile: Profile
  /** The profile's path as given on the command line; absent where none was. */
  profileFile?: string | undefined
  /** The interfaces to report; those that clients used when empty. */
  interfaces: readonly InterfaceName[]
  failOn: FailOn
  /** When it began to look on. ISO 8601. */
  startedAt: string
  /** Set where the server is evaluated too, by what observers see. */
  bothSides?: true
}

/** Where the events of a report go, once nothing in them is secret. */
type Recording = Pick<JudgementsTo, 'masker' | 'record'>

export function evaluateClients(seen: SeenOfClients, basis: ReportBasis, recording: Recording): Settlement {
  const { profile, startedAt, bothSides = false } = basis
  const { masker } = recording
  const { dropped = 0 } = seen
  const decided: CheckDecided[] = []
  const record = (event: JournalEvent) => {
    if (event.type === 'check-decided') decided.push(event)
    recording.record(event)
  }
  const stories = readStories(seen, everyDialect(), { ...knownOf(profile), isPartial: bothSides })
  for (const { exchange } of stories.flatMap(({ everything }) => everything)) masker.learnFrom(exchange)
  const interfaces = reportedOf(basis, stories)
  const reported = stories.filter(({ dialect }) => interfaces.includes(dialect.interface))
  const server = bothSides ? serverSideOf(reported, { profile, masker }) : undefined
  const started = startOfClients({ ...basis, interfaces }, server?.planned)
  record(started)
  for (const one of started.planned) {
    const story = stories.find(({ dialect }) => dialect.interface === one.interface)
    const event = story && decide(one, story, { masker, record })
    if (event) record(event)
  }
  server?.decide(record)
  const doubt = dropped > 0 && { doubt: because('requests-dropped', { kept: seen.requests.length, dropped }) }
  const concluded = { today: dayOf(new Date()), ...doubt }
  const settlement = conclude({ started, decided, contracts: [], basis: concluded })
  record({
    type: 'run-finished',
    at: new Date().toISOString(),
    durationMs: Math.max(0, Date.now() - Date.parse(startedAt)),
    requests: seen.requests.length,
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    exitCode: settlement.exitCode,
    sentence: wordsOf(settlement.conclusion),
    basis: concluded,
  })
  return settlement
}

/** How the journal of a report on clients of these interfaces begins, with what is decided of the server where it is looked at. */
export function startOfClients(
  { profile, profileFile, interfaces, failOn, startedAt, bothSides }: ReportBasis,
  ofServer: PlannedRequirement[] = [],
): RunStarted {
  const planned = selectAddresses(readDuties(), [...interfaces], []).map((one) => ({
    ...one,
    checks: duties[one.id] === undefined ? [] : [one.id],
  }))
  const asked = {
    profile: bothSides ? profile : ofClients(profile),
    seed: 0,
    cases: 0,
    embedded: !bothSides,
    interfaces: [...interfaces],
    failOn,
    ...(profileFile !== undefined && { profileFile }),
  }
  const started = runStarted(asked, [...ofServer, ...planned])
  return { ...started, at: startedAt, ...(bothSides ? { bothSides } : { judged: 'clients' }) }
}

/** The interfaces that are asked for, else those that clients used, else all. */
function reportedOf({ interfaces }: ReportBasis, stories: readonly ClientStory[]): readonly InterfaceName[] {
  if (interfaces.length > 0) return interfaces
  const used = stories.filter(({ requests }) => requests.length > 0)
  return (used.length > 0 ? used : stories).map(({ dialect }) => dialect.interface)
}

function ofClients(profile: Profile): Profile {
  return { ...profile, target: { ...profile.target, name: 'Clients of the sandbox' } }
}

function decide(
  { id, interface: name, address }: PlannedRequirement,
  story: ClientStory,
  recording: Recording,
): CheckDecided | undefined {
  const row = readDuties().find((one) => one.id === id)
  const duty = duties[id]
  if (!row || !duty) return undefined
  const bound = asBinding(row, name)
  const { name: check, ...about } = checkOfDuty(bound)
  const began = performance.now()
  const judgement = judged(() => duty(story))
  const recordJudgement = judgementRecorder({ ...recording, spoken: (text) => inWordsOf(name, text) })
  const judgementRecord = recordJudgement(judgedAt(bound, judgement, { accepted: 1 }))
  return checkDecided({ check, ...about, interface: name }, [judgementRecord], {
    durationMs: Math.round((performance.now() - began) * 10) / 10,
    requests: judgement.evidence.length,
    steps: [`${address}: ${bound.text}`],
  })
}

/** A fault of Assay says nothing about a client. */
function judged(judge: () => Judgement): Judgement {
  try {
    return judge()
  } catch (fault) {
    return inconclusive(because('harness-fault', { fault: fault instanceof Error ? fault.message : String(fault) }))
  }
}

/** The keys and secrets of the clients that a profile names. */
export function knownOf({ clients }: Profile): KnownOfClients {
  const keys = clients.flatMap(({ app_id: appId, private_key: key }) =>
    key === undefined ? [] : [[appId, createPublicKey(key)] as const],
  )
  const secrets = clients.flatMap(({ secret, v3 }) => [secret, v3?.service_secret, v3?.app_secret])
  return { keys: new Map(keys), secrets: new Set(secrets.filter((one) => one !== undefined)) }
}
