import { countThat, count } from '../../../harness/reasons/count.ts'
import { createPublicKey, type KeyObject } from 'node:crypto'
import { dayOf } from '../../../core/calendar.ts'
import type { InterfaceName } from '../../../core/interface-name.ts'
import type {
  CheckDecided,
  JournalEvent,
  JudgementRecord,
  PlannedRequirement,
  RunStarted,
} from '../../../core/journal-events.ts'
import { type Judgement, inconclusive } from '../../../core/judgement.ts'
import { asBinding } from '../../../requirements/as-binding.ts'
import { inWordsOf } from '../../../requirements/in-words-of.ts'
import { readDuties } from '../../../requirements/read-requirements.ts'
import type { Requirement } from '../../../requirements/requirement.ts'
import { selectAddresses } from '../../../requirements/select-addresses.ts'
import type { Masker } from '../../../harness/client/masking/mask.ts'
import { shownTexts } from '../../../harness/client/masking/shown-texts.ts'
import type { Describe } from '../../../harness/actions/scene/scene.ts'
import type { Dialect } from '../../../harness/dialect/dialect.ts'
import { conclude } from '../../../harness/evaluation/conclude.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { secretsOf } from '../../../harness/profile/secrets-of.ts'
import { because } from '../../../harness/reasons/because.ts'
import { recorded, wordsOf } from '../../../harness/reasons/words-of.ts'
import { runStarted } from '../../../harness/run/run-started.ts'
import { checkDecided } from '../../../harness/verdicts/check-decided.ts'
import type { FailOn } from '../../../harness/verdicts/exit-code.ts'
import { keptEvidence } from '../../../harness/verdicts/kept-evidence.ts'
import { rulingOn } from '../../../harness/verdicts/ruling.ts'
import type { Settlement } from '../../../harness/verdicts/settlement.ts'
import type { ClientStory } from './story/client-story.ts'
import { checkOfDuty, duties } from './duties.ts'
import { serverSideOf } from './server-side.ts'
import { readStories } from './story/read-stories.ts'
import type { SeenOfClients } from './story/seen.ts'

export interface EvaluateClientsOptions {
  seen: SeenOfClients
  /** What was no longer kept, once the recording was full; 0 for nothing. */
  dropped: number
  /** That of the sandbox, with the keys of its clients. */
  profile: Profile
  dialects: readonly Dialect[]
  /** The interfaces to report; those that clients used when empty. */
  interfaces: readonly InterfaceName[]
  failOn: FailOn
  /** When the sandbox began to look on. ISO 8601. */
  startedAt: string
  masker: Masker
  record: (event: JournalEvent) => void
  /** How interfaces are met, where the server is evaluated too, by what observers see; it is not when absent. */
  describe?: Describe
  /** The profile's path as given on the command line; absent where none was. */
  profileFile?: string
}

export function evaluateClients(options: EvaluateClientsOptions): Settlement {
  const { seen, dropped, profile, dialects, startedAt, masker, describe } = options
  const decided: CheckDecided[] = []
  const record = (event: JournalEvent) => {
    if (event.type === 'check-decided') decided.push(event)
    options.record(event)
  }
  for (const { value, label } of secretsOf(profile)) masker.learn(value, label)
  const stories = readStories(seen, dialects, { ...knownOf(profile), isPartial: describe !== undefined })
  for (const { exchange } of stories.flatMap(({ everything }) => everything)) masker.learnFrom(exchange)
  const interfaces = reportedOf(options, stories)
  const reported = stories.filter(({ dialect }) => interfaces.includes(dialect.interface))
  const server = describe && serverSideOf(reported, { profile, describe, masker })
  const started = startOfClients({ ...options, interfaces }, server?.planned)
  record(started)
  for (const one of started.planned) {
    const story = stories.find(({ dialect }) => dialect.interface === one.interface)
    const event = story && decide(one, story, { ...options, record })
    if (event) record(event)
  }
  server?.decide(record)
  const doubt = dropped > 0 && {
    doubt: because('cannot-decide', {
      why: `The sandbox kept ${count(seen.requests.length, 'request')} of clients, and ${countThat(dropped, 'later one', 'is', 'later ones')} unknown`,
    }),
  }
  const basis = { today: dayOf(new Date()), ...doubt }
  const settlement = conclude({ started, decided, contracts: [], basis })
  record({
    type: 'run-finished',
    at: new Date().toISOString(),
    durationMs: Math.max(0, Date.now() - Date.parse(startedAt)),
    requests: seen.requests.length,
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    exitCode: settlement.exitCode,
    sentence: wordsOf(settlement.conclusion),
    basis,
  })
  return settlement
}

/** How the journal of a report on clients of these interfaces begins, with what is decided of the server where it is looked at. */
export function startOfClients(
  options: Pick<EvaluateClientsOptions, 'profile' | 'profileFile' | 'failOn' | 'startedAt'> & {
    interfaces: InterfaceName[]
  },
  ofServer?: PlannedRequirement[],
): RunStarted {
  const { profile, profileFile, interfaces, failOn, startedAt } = options
  const planned = selectAddresses(readDuties(), interfaces, []).map((one) => ({
    ...one,
    checks: duties[one.id] === undefined ? [] : [one.id],
  }))
  const ofSandbox = ofServer === undefined
  const shown = ofSandbox ? ofClients(profile) : profile
  const asked = {
    profile: shown,
    seed: 0,
    cases: 0,
    embedded: ofSandbox,
    interfaces,
    failOn,
    ...(profileFile !== undefined && { profileFile }),
  }
  const started = runStarted(asked, [...(ofServer ?? []), ...planned])
  return { ...started, at: startedAt, ...(ofSandbox ? { judged: 'clients' } : { bothSides: true }) }
}

/** The interfaces that are asked for, else those that clients used, else all. */
function reportedOf(
  { interfaces, dialects }: EvaluateClientsOptions,
  stories: readonly ClientStory[],
): InterfaceName[] {
  if (interfaces.length > 0) return [...interfaces]
  const used = stories.filter(({ requests }) => requests.length > 0).map(({ dialect }) => dialect.interface)
  return used.length > 0 ? used : dialects.map((dialect) => dialect.interface)
}

function ofClients(profile: Profile): Profile {
  return { ...profile, target: { ...profile.target, name: 'Clients of the sandbox' } }
}

function decide(
  { id, interface: name, address }: PlannedRequirement,
  story: ClientStory,
  { masker, record }: EvaluateClientsOptions,
): CheckDecided | undefined {
  const row = readDuties().find((one) => one.id === id)
  const duty = duties[id]
  if (!row || !duty) return undefined
  const bound = asBinding(row, name)
  const check = checkOfDuty(bound)
  const began = performance.now()
  const judgement = judged(() => duty(story))
  const judgementRecord = recordOf(bound, judgement, { name, masker, record })
  const about = { check: check.name, title: check.title, where: check.where, interface: name }
  return checkDecided({ ...about, requirements: check.requirements }, [judgementRecord], {
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

function recordOf(
  row: Requirement,
  judgement: Judgement,
  { name, masker, record }: { name: InterfaceName } & Pick<EvaluateClientsOptions, 'masker' | 'record'>,
): JudgementRecord {
  const { evidence, reason, places: _places, ...ruling } = rulingOn(row, judgement, { accepted: 1 })
  const kept = keptEvidence(ruling.verdict, evidence)
  for (const exchange of kept) record({ type: 'exchange', exchange })
  const { reason: why, ...shown } = shownTexts({ ...ruling, reason }, masker)
  return { ...shown, ...recorded(why, (text) => inWordsOf(name, text)), evidence: kept.map(({ id }) => id) }
}

/** The keys and secrets of the clients that a profile names. */
export function knownOf({ clients }: Profile): {
  keyOf: (appId: string) => KeyObject | undefined
  secrets: ReadonlySet<string>
} {
  const keys = new Map<string, KeyObject>()
  for (const { app_id: appId, private_key: key } of clients)
    if (key !== undefined) keys.set(appId, createPublicKey(key))
  const secrets = clients.flatMap(({ secret, v3 }) => [secret, v3?.service_secret, v3?.app_secret])
  return { keyOf: (appId) => keys.get(appId), secrets: new Set(secrets.filter((one) => one !== undefined)) }
}
