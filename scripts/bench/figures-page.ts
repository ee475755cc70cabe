import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The page whose tables `npm run bench` and `node scripts/bench/profile.ts` write. */
export const figuresPage = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

type Rows = ReadonlyArray<readonly string[]>

/** Of so many rounds a figure is the median, where it is measured more than once. */
export const rounds = 5

/** Writes these figures into the page, as measured on this machine. */
export function writeFigures(rows: ReadonlyArray<[what: string, measured: string]>): void {
  const machine = `Node ${process.versions.node}, ${cpus().length} processors, medians of ${rounds} rounds after one to warm up`
  writeFileSync(figuresPage, withFigures(readFileSync(figuresPage, 'utf8'), machine, rows))
}

/**
 * The page with these figures in its table, each in place of what was measured of the same before, and the machine above them.
 * What was not measured now stays as it is.
 */
export function withFigures(
  page: string,
  machine: string,
  rows: ReadonlyArray<[what: string, measured: string]>,
): string {
  const opening = 'Measured with'
  const before = page.match(placeBelow(opening))?.[1]?.trim().split('\n').slice(2) ?? []
  const known = before.map((line) => line.slice(2, -2).split(' | ') as [string, string])
  return withTable(page, {
    opening,
    said: machine,
    head: ['What', 'Measured'],
    rows: [...new Map([...known, ...rows])],
  })
}

function placeBelow(opening: string): RegExp {
  return new RegExp(`^${opening} .*\\n\\n((?:\\|.*\\n)+)`, 'm')
}

/** The page with a table in place of the one below the line that opens so, and what is said of it in that line. */
export function withTable(
  page: string,
  { opening, said, head, rows }: { opening: string; said: string; head: readonly string[]; rows: Rows },
): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |\n`
  const table = [line(head), `|${'---|'.repeat(head.length)}\n`, ...rows.map(line)].join('')
  const place = placeBelow(opening)
  if (!place.test(page)) throw new Error(`FIGURES_UNPLACED: the page has no table below "${opening}"`)
  return page.replace(place, () => `${opening} ${said}:\n\n${table}`)
}
