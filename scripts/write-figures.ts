/**
 * Writes harness/judge/figures.ts: how many requests and how much time a check of each feature takes, from journals of whole runs on the
 * embedded sandbox (`node scripts/write-figures.ts JOURNAL...`). The forecast of a run is made from it, and
 * the parts of a run on several processes.
 */
import { writeFileSync } from 'node:fs'
import { groupBy } from '../core/group-by.ts'
import { readJournal } from '../harness/run/read-journal.ts'
import type { CheckDecided } from '../core/journal-events.ts'

const files = process.argv.slice(2)
const decided = files
  .flatMap((file) => readJournal(file).events)
  .filter((event) => event.type === 'check-decided')
  .filter(({ verdict }) => verdict !== 'untested')
const byFeature = groupBy(decided, (event) => event.where.replace(/:\d+$/, ''))
const inOrder = [...byFeature].toSorted(([one], [other]) => (one < other ? -1 : 1))
const figures = inOrder.map(([name, own]) => {
  const [properties, examples] = [own.filter(casesOf), own.filter((event) => casesOf(event) === 0)]
  const cases = properties.reduce((sum, event) => sum + casesOf(event), 0)
  const perExample = round(requestsOf(examples) / Math.max(1, examples.length))
  const ms = Math.ceil(own.reduce((sum, { durationMs }) => sum + durationMs, 0) / own.length)
  return [name, { perExample, perCase: cases === 0 ? perExample : round(requestsOf(properties) / cases), ms }] as const
})
const entries = figures.map(
  ([name, { perExample, perCase, ms }]) =>
    `  '${name}': { perExample: ${perExample}, perCase: ${perCase}, ms: ${ms} },`,
)
writeFileSync(
  new URL('../harness/judge/figures.ts', import.meta.url),
  `/**
 * Requests of an example and of a case of a property, and milliseconds of a check on the embedded sandbox, on average, by
 * feature. Written by scripts/write-figures.ts.
 */
export const figures: Readonly<Record<string, { perExample: number; perCase: number; ms: number }>> = {
${entries.join('\n')}
}
`,
)

function casesOf({ coverage }: CheckDecided): number {
  return coverage?.ran ?? 0
}

function requestsOf(events: readonly CheckDecided[]): number {
  return events.reduce((sum, { requests }) => sum + requests, 0)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
