import { mostShown } from '../../core/most-shown.ts'
import type { Verdict } from '../../core/verdict.ts'
import { countsOf } from '../../harness/verdicts/counts.ts'
import { shorten } from '../../core/shorten.ts'
import type { ContractDecided } from '../../core/journal-events.ts'
import { mismatchGroups, mismatchPlace } from '../../reports/text/mismatch-text.ts'
import { count } from '../../harness/reasons/count.ts'
import { answeredOf, askedOf } from '../../reports/text/asked-of.ts'
import type { RunStory } from '../../reports/story/run-story-model.ts'

const marks: Partial<Record<Verdict, string>> = { failed: '✗', warned: '!', inconclusive: '?' }

/** The lines about contracts: broken needs with reasons, untested needs, and totals. */
export function contractLines(
  decided: readonly ContractDecided[],
  story: Pick<RunStory, 'exchanges' | 'header'>,
): string[] {
  const shown = decided.filter(({ verdict }) => marks[verdict] !== undefined)
  const numbers = Object.entries(countsOf(decided)).filter(([, count]) => count > 0)
  return [
    '',
    ...shown.slice(0, mostShown.rows).flatMap((one) => linesOf(one, story)),
    ...(shown.length > mostShown.rows ? [`... and ${shown.length - mostShown.rows} more in the report`] : []),
    ...untestedLines(decided),
    ...addedLines(decided),
    `${decided.length} interactions: ${numbers.map(([verdict, count]) => `${count} ${verdict}`).join(', ')}`,
  ]
}

function linesOf(
  { verdict, consumer, provider, interaction, states, reason, mismatches, evidence }: ContractDecided,
  { exchanges, header }: Pick<RunStory, 'exchanges' | 'header'>,
): string[] {
  const asked = exchanges.get(evidence.at(-1) ?? '')
  const given = states.length > 0 ? `    given ${states.join(', and ')}` : ''
  const all =
    mismatches.length > 0
      ? mismatchGroups(mismatches).map((one) =>
          one.place === undefined ? one.words : `${mismatchPlace({ ...one, kind: 'body' })}: ${one.words}`,
        )
      : [reason]
  return [
    `${marks[verdict] ?? ''} ${verdict}  ${consumer} of ${provider}: ${oneLine(interaction)}`,
    ...(given === '' ? [] : [oneLine(given, '    ')]),
    ...(asked ? [oneLine(`${askedOf(asked, header.target.base_url)} → ${answeredOf(asked)}`, '    ')] : []),
    ...all.slice(0, mostShown.names).map((line) => `    ${oneLine(line)}`),
    ...(all.length > mostShown.names ? [`    ... and ${all.length - mostShown.names} more in the report`] : []),
  ]
}

function untestedLines(decided: readonly ContractDecided[]): string[] {
  const untested = decided.filter(({ verdict }) => verdict === 'untested')
  if (untested.length === 0) return []
  const groups = Map.groupBy(untested, ({ reason }) => oneLine(reason))
  return [
    'Interactions not tested:',
    ...[...groups].flatMap(([reason, own]) => [`  ${String(own.length).padStart(3)}  ${reason}`]),
  ]
}

/** The secrets added to requests whose consumers send none. */
function addedLines(decided: readonly ContractDecided[]): string[] {
  const added = decided.flatMap(({ addedSecrets = [] }) => addedSecrets)
  return [...Map.groupBy(added, (name) => name)].map(
    ([name, all]) => `Assay added ${name} to ${count(all.length, 'interaction')} whose pact does not send it.`,
  )
}

function oneLine(text: string, indent = ''): string {
  return shorten(indent + text.replace(/\s+/g, ' ').trim(), 300)
}
