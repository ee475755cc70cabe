import { mostShown } from '../../core/most-shown.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { dayOf } from '../../core/calendar.ts'
import { shorten } from '../../core/shorten.ts'
import type { KnownFailure } from '../../harness/profile/profile.ts'
import { count } from '../../harness/reasons/count.ts'
import { type KnownState, remains, renewed } from '../../harness/verdicts/renewed.ts'
import { isDate } from '../../schemas/formats.ts'
import { demandWritable } from '../../cli/asked/writable-file.ts'
import { readRunFile } from '../../reports/read-run-file.ts'
import { type ComparedRun, consumers } from '../../reports/runs/compared-run.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { needsText } from './compare/comparison-text.ts'
import { knownFailuresIn, sectionOf } from './baseline/known-failures-in.ts'

export interface BaselineCommandOptions extends Partial<Details> {
  /** The profile to change; the section is printed when absent. */
  profile?: string
}

const words: Record<KnownState, string> = {
  'still fails': 'still fails',
  'not evaluated': 'was not evaluated, and stays',
  'not in this run': 'is not in this run, and stays',
  fixed: 'is fixed',
  'matches nothing': 'matches no requirement',
  expired: 'has expired and still fails: it counts as new',
}

/**
 * `assay baseline write` and `update`: makes known failures of what failed in a run. Gives 0.
 * @throws CodedError where there is no such run; AskedWrongly where the profile cannot be changed or
 * something is missing
 */
export async function baselineCommand(
  mode: 'write' | 'update',
  file: string,
  options: BaselineCommandOptions,
  io: Io,
): Promise<number> {
  const run = readRunFile(file)
  const today = dayOf(new Date())
  const profile = options.profile === undefined ? undefined : knownFailuresIn(textOf(options.profile), options.profile)
  const known = profile?.entries ?? run.knownFailures
  if (mode === 'write' && known.length > 0)
    throw new AskedWrongly(
      'KNOWN_FAILURES_PRESENT',
      `${options.profile ?? file} has ${count(known.length, 'known failure')}. \`assay baseline update\` keeps those that still fail.`,
    )
  // Without a profile, standard output is the section alone.
  const say = profile ? io.out.line : io.err.line
  const rows = run.requirements.filter((row) => row.interface !== consumers)
  const isWhole = run.finished && !run.damaged && !run.shard && !run.titles && run.depth !== 'smoke'
  const { entries, added } = renewed(known, { ...run, requirements: rows, isWhole }, today)
  if (!isWhole) say('This run did not run every check. Failures may be missing, and nothing counts as fixed.')
  for (const { entry, state } of entries)
    say(`${remains(state) ? '=' : '-'} ${entry.address} ${words[state]} (owner ${entry.owner}, until ${entry.expires})`)
  const details = added.length > 0 ? await detailsOf(options, io, today) : undefined
  const fresh = details ? added.map((address) => entryOf(run, address, details)) : []
  for (const { address, reason } of fresh) say(`+ ${address}: ${reason}`)
  sayNeeds(run, say)
  const kept = entries.flatMap(({ state }, at) => (remains(state) ? [at] : []))
  const removed = entries.length - kept.length
  if (profile && options.profile !== undefined) {
    if (fresh.length + removed > 0) {
      demandWritable(options.profile, '--profile', 'PROFILE_UNWRITABLE')
      writeFileSync(options.profile, profile.with(kept, fresh))
    }
  } else io.out.page(sectionOf([...kept.map((at) => known[at] as KnownFailure), ...fresh]))
  const where = options.profile ?? 'the section'
  say(
    `${count(kept.length + fresh.length, 'known failure')} in ${where}: ${fresh.length} added, ${kept.length} kept, ${removed} removed.`,
  )
  return 0
}

function entryOf(run: ComparedRun, address: string, { owner, expires, reason }: Details): KnownFailure {
  const said = run.requirements.find((row) => row.address === address)?.reason ?? ''
  return { address, reason: reason ?? shorten(firstSentence(said), mostShown.value), owner, expires }
}

/** The rest of a reason lists places that a later run may have others of. */
function firstSentence(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return /^.*?\.(?= |$)/.exec(line)?.[0] ?? line
}

/** Known failures are of requirements; broken needs of consumers take a baseline. */
function sayNeeds({ requirements }: ComparedRun, say: (line: string) => void): void {
  const broken = requirements.filter((row) => row.interface === consumers && row.verdict === 'failed').length
  if (broken === 0) return
  say(`${needsText(broken)} failed too. Known failures do not cover them; --baseline of a run does.`)
}

function textOf(profile: string): string {
  try {
    return readFileSync(profile, 'utf8')
  } catch (cause) {
    throw new AskedWrongly(
      'PROFILE_UNREADABLE',
      `${profile} cannot be read (${(cause as Error).message}). Give --profile the profile of the run.`,
      { cause },
    )
  }
}

interface Details {
  owner: string
  /** YYYY-MM-DD. */
  expires: string
  /** Absent where each failure gives its own reason. */
  reason?: string
}

/**
 * Owner and last day of new known failures: those given, else what a terminal answers.
 * @throws AskedWrongly OWNER_MISSING, EXPIRES_MISSING, EXPIRES_WRONG
 */
async function detailsOf(given: Partial<Details>, io: Io, today: string): Promise<Details> {
  const owner = given.owner ?? (await io.ask?.('Who fixes these failures (owner)? ')) ?? ''
  if (owner.trim() === '')
    throw new AskedWrongly('OWNER_MISSING', 'New known failures need an owner. Give --owner NAME.')
  const expires = given.expires ?? (await io.ask?.('Last day on which they count as known (YYYY-MM-DD)? ')) ?? ''
  if (expires.trim() === '')
    throw new AskedWrongly('EXPIRES_MISSING', 'New known failures need a last day. Give --expires YYYY-MM-DD.')
  if (!isDate(expires.trim()) || expires.trim() < today)
    throw new AskedWrongly(
      'EXPIRES_WRONG',
      `--expires was given "${expires}"; accepted is a day in the form YYYY-MM-DD, from ${today} on.`,
    )
  const reason = given.reason ?? (await io.ask?.('Why do they fail (empty: what the run says of each)? ')) ?? ''
  return { owner: owner.trim(), expires: expires.trim(), ...(reason.trim() !== '' && { reason: reason.trim() }) }
}
