/**
 * Writes what journals of whole runs on the embedded sandbox show (`node scripts/write-figures.ts JOURNAL...`):
 * harness/evaluation/figures.ts, how many requests and how much time a check of each feature takes, from which forecasts and the
 * parts of a run on several processes are made; and requirements/tables/routes/decided-at.json, at which routes each check
 * decides, by their requests. With --routes it writes the second alone, for which few generated cases are enough.
 */
import { writeFileSync } from 'node:fs'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { decidedAt } from './decided-at.ts'
import { readJournal } from '../harness/run/read-journal.ts'
import type { CheckDecided } from '../core/journal-events.ts'

const files = process.argv.slice(2).filter((one) => one !== '--routes')
const events = files.flatMap((file) => readJournal(file).events)
const decided = events.filter((event) => event.type === 'check-decided').filter(({ verdict }) => verdict !== 'untested')
writeFileSync(
  new URL('../requirements/tables/routes/decided-at.json', import.meta.url),
  `${JSON.stringify(decidedAt(events, decided), null, 2)}\n`,
)
if (process.argv.includes('--routes')) process.exit()
const waiting = new Set(readChecks().flatMap(({ name, waits }) => (waits ? name : [])))
const byFeature = Map.groupBy(decided, (event) => event.where.replace(/:\d+$/, ''))
const inOrder = [...byFeature].toSorted(([one], [other]) => (one < other ? -1 : 1))
const figures = inOrder.map(([name, own]) => {
  const [properties, examples] = [own.filter(casesOf), own.filter((event) => casesOf(event) === 0)]
  const cases = properties.reduce((sum, event) => sum + casesOf(event), 0)
  const perExample = round(requestsOf(examples) / Math.max(1, examples.length))
  const [waited, computed] = [
    own.filter(({ check }) => waiting.has(check)),
    own.filter(({ check }) => !waiting.has(check)),
  ]
  const times = { ...msOf('ms', computed), ...msOf('waitingMs', waited) }
  return [
    name,
    { perExample, perCase: cases === 0 ? perExample : round(requestsOf(properties) / cases), ...times },
  ] as const
})
const entries = figures.map(([name, own]) => {
  const shown = Object.entries(own).map(([what, value]) => `${what}: ${value}`)
  return `  '${name}': { ${shown.join(', ')} },`
})
writeFileSync(
  new URL('../harness/evaluation/figures.ts', import.meta.url),
  `/**
 * Requests of an example and of a case of a property, and milliseconds of a check on the embedded sandbox, on average, by
 * feature; as waitingMs for checks that mostly wait. Written by scripts/write-figures.ts.
 */
export const figures: Readonly<
  Record<string, { perExample: number; perCase: number; ms?: number; waitingMs?: number }>
> = {
${entries.join('\n')}
}
`,
)

/** How long one of these took on average, under this name; nothing where there are none. */
function msOf(name: 'ms' | 'waitingMs', events: readonly CheckDecided[]): Record<string, number> {
  const all = events.reduce((sum, { durationMs }) => sum + durationMs, 0)
  return events.length === 0 ? {} : { [name]: Math.ceil(all / events.length) }
}

function casesOf({ coverage }: CheckDecided): number {
  return coverage?.ran ?? 0
}

function requestsOf(events: readonly CheckDecided[]): number {
  return events.reduce((sum, { requests }) => sum + requests, 0)
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
