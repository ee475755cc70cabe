import { join } from 'node:path'
import type { CheckDecided, JournalEvent, RunStarted } from '../core/journal-events.ts'
import { because } from '../harness/reasons/because.ts'
import { isOpenOrBroken } from '../harness/verdicts/gravest.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { selectAddresses } from '../requirements/select-addresses.ts'
import type { InterfaceName } from '../core/interfaces.ts'
import { wordsOf } from '../harness/reasons/words-of.ts'
import { readRun, type RecordedRun } from '../reports/story/read-run.ts'
import { withKept } from '../reports/story/with-kept.ts'
import { readRunJournal } from '../reports/write-reports.ts'
import { AskedWrongly } from './asked/interfaces-to-evaluate.ts'
import { commandIn } from './asked/own-files.ts'
import type { RunCommandOptions } from './run-options.ts'

/** The results of the last run at a target, with those that it kept of earlier runs. */
export type EarlierRun = Pick<RecordedRun, 'started' | 'decided' | 'contracts' | 'exchanges'>

type Asked = Pick<RunCommandOptions, 'out' | 'failed' | 'failedFirst'>

/** Whether a CI runs the command. There, each run is independent of earlier ones. */
function isInCi({ CI }: NodeJS.ProcessEnv): boolean {
  return CI !== undefined && !['', '0', 'false'].includes(CI)
}

/**
 * The last run in the folder of the reports, or why it cannot be used.
 * @throws AskedWrongly LAST_RUN_MISSING or LAST_RUN_FOREIGN when an option needs it; CodedError when it cannot be read
 */
export function earlierRun(
  { out, failed, failedFirst }: Asked,
  target: RunStarted['target'],
  env: NodeJS.ProcessEnv,
): EarlierRun | { elsewhere: string } | undefined {
  const option = failed ? '--failed' : failedFirst ? '--failed-first' : undefined
  if (option === undefined && isInCi(env)) return undefined
  const next = `Run once without ${option}, or name the folder of its reports with --out.`
  if (commandIn(out) !== 'run') {
    if (option === undefined) return undefined
    throw new AskedWrongly('LAST_RUN_MISSING', `${option} needs an earlier run, and ${out} holds none. ${next}`)
  }
  const events = eventsOf(join(out, 'journal.ndjson'), option)
  if (!events) return { elsewhere: 'a run that this Assay cannot read' }
  const { started, decided, contracts, exchanges } = withKept(readRun(events))
  const [was, is] = [started.target, target].map((one) => (one.embedded ? 'the embedded sandbox' : one.base_url))
  if (was === is) return { started, decided, contracts, exchanges }
  if (option === undefined) return { elsewhere: `a run at ${was}` }
  throw new AskedWrongly(
    'LAST_RUN_FOREIGN',
    `${option} was given, and the last run in ${out} was at ${was}, not at ${is}. Give --profile the profile of that target, --out the folder of this one, or run once without ${option}.`,
  )
}

/** The events of a journal; undefined for a damaged one unless an option needs it. */
function eventsOf(journal: string, option: string | undefined): JournalEvent[] | undefined {
  try {
    const { events, damage, started } = readRunJournal(journal)
    if (!damage) return events
    if (option === undefined) return undefined
    throw new AskedWrongly(
      'LAST_RUN_DAMAGED',
      `${option} was given, and it is not known what failed in ${journal}, which Assay ${started.assay} wrote. ${wordsOf(because('journal-damaged', damage))} Run everything once without ${option}.`,
    )
  } catch (error) {
    if (option !== undefined) throw error
    return undefined
  }
}

/** What a run keeps of an earlier one: its plan, and the decisions whose requirements and checks still exist. */
export function keptFrom(
  { started, decided, contracts, exchanges }: EarlierRun,
  interfaces: InterfaceName[],
): { kept: RunStarted['kept']; events: JournalEvent[] } | undefined {
  const known = new Set(selectAddresses(readRequirements(), interfaces, []).map(({ address }) => address))
  const checks = new Set(readChecks().map(({ name }) => name))
  const planned = started.planned
    .filter(({ address }) => known.has(address))
    .map((row) => ({ ...row, checks: row.checks.filter((name) => checks.has(name)) }))
  if (planned.length === 0) return undefined
  const there = decided.filter(
    (event) =>
      interfaces.includes(event.interface) && (checks.has(event.check) || event.check.startsWith('observer: ')),
  )
  const shown = [...there.map(onlyOpen), ...contracts]
  const evidence = new Set(
    shown.flatMap((event) =>
      'judgements' in event ? event.judgements.flatMap((one) => one.evidence) : event.evidence,
    ),
  )
  return {
    kept: { at: started.at, assay: started.assay, planned, ...(started.contracts && { contracts: started.contracts }) },
    events: [
      ...[...evidence].flatMap((id) => {
        const exchange = exchanges.get(id)
        return exchange ? [{ type: 'kept' as const, event: { type: 'exchange' as const, exchange } }] : []
      }),
      ...shown.map(({ decidedAt: _decidedAt, ...event }) => ({ type: 'kept' as const, event })),
    ],
  }
}

/** A decision without the evidence of judgements that hold. */
function onlyOpen<Event extends CheckDecided>(event: Event): Event {
  const judgements = event.judgements.map((one) => (isOpenOrBroken(one.verdict) ? one : { ...one, evidence: [] }))
  return { ...event, judgements }
}
