import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The page whose tables `npm run bench` and `node scripts/bench/profile.ts` write. */
export const figuresPage = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

type Rows = ReadonlyArray<readonly string[]>

/** The rounds whose median is a figure. */
export const rounds = 5

/** Writes this machine's figures into the page. */
export function writeFigures(rows: ReadonlyArray<[what: string, measured: string]>): void {
  const machine = `Node ${process.versions.node}, ${cpus().length} processors, medians of ${rounds} rounds after one to warm up`
  writeFileSync(figuresPage, withFigures(readFileSync(figuresPage, 'utf8'), machine, rows))
}

/** The page with new figures in its table and the machine above them. Figures without a new measurement stay. */
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

/** The page with the table and text below the line that starts with `opening` replaced. */
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
