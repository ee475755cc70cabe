import { statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { JournalEvent } from '../core/journal-events.ts'
import { type Resumed, ResumeError, resumedFrom } from '../harness/evaluation/resumed.ts'
import { readRunJournal } from '../reports/write-reports.ts'
import { AskedWrongly } from './asked/interfaces-to-evaluate.ts'
import type { RunCommandOptions } from './run-options.ts'

const journalName = 'journal.ndjson'
/** The default folder of reports. */
const usualOut = 'conformance-report'

/** A journal to continue, and its events. */
export interface Continued {
  events: readonly JournalEvent[]
  resumed: Resumed
}

/**
 * The options of a run. A continued run takes its first options where they are not given again.
 * @throws ResumeError RESUME_DAMAGED; AskedWrongly RESUME_ELSEWHERE; CodedError JOURNAL_UNREADABLE
 */
export function resumedBy(given: RunCommandOptions): { options: RunCommandOptions; continued?: Continued } {
  if (given.resume === undefined) return { options: given }
  const journal = journalAt(given.resume)
  const out = dirname(journal)
  if (basename(journal) !== journalName || (given.out !== usualOut && resolve(given.out) !== resolve(out)))
    throw new AskedWrongly(
      'RESUME_ELSEWHERE',
      `A run goes on in the folder of its ${journalName}, where its reports are. Give --resume that file, and leave --out out.`,
    )
  const { events, damage, started } = readRunJournal(journal)
  if (damage)
    throw new ResumeError(
      'RESUME_DAMAGED',
      `${journal} is damaged, so it is not known what was decided. Begin a new run; \`assay clean\` puts back what this one changed.`,
    )
  return {
    options: withStartOf(started, { ...given, out }),
    continued: { events, resumed: resumedFrom(started, events) },
  }
}

function journalAt(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, journalName) : path
}

function withStartOf(started: Resumed['started'], given: RunCommandOptions): RunCommandOptions {
  const { seed, fuzz, interfaces, only, titles = [], features = [], depth = 'standard', failOn = 'failed' } = started
  const { profile, minJudged, shard, contracts } = started
  const either = (own: string[], before: string[]) => (own.length > 0 ? own : before)
  return {
    ...given,
    seed: given.seed ?? seed,
    fuzz: given.fuzz ?? fuzz,
    depth: given.depth ?? depth,
    interface: either(given.interface, interfaces),
    only: either(given.only, only),
    check: either(given.check, titles),
    features: either(given.features, features),
    failOn: given.failOn === 'failed' ? failOn : given.failOn,
    contracts: given.contracts ?? contracts !== undefined,
    ...(given.profile === undefined && profile !== undefined && { profile }),
    ...(given.minJudged === undefined && minJudged !== undefined && { minJudged }),
    ...(given.shard === undefined && shard && { shard: { number: shard.number, of: shard.of } }),
  }
}
