import { fileURLToPath } from 'node:url'

/** The page whose tables `npm run bench` and `node scripts/bench/profile.ts` write. */
export const figuresPage = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

type Rows = ReadonlyArray<readonly string[]>

/** The page with these figures in place of its table, and the machine on which they were measured above them. */
export function withFigures(page: string, machine: string, rows: Rows): string {
  return withTable(page, { opening: 'Measured with', said: machine, head: ['What', 'Measured'], rows })
}

/** The page with a table in place of the one below the line that opens so, and what is said of it in that line. */
export function withTable(
  page: string,
  { opening, said, head, rows }: { opening: string; said: string; head: readonly string[]; rows: Rows },
): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |\n`
  const table = [line(head), `|${'---|'.repeat(head.length)}\n`, ...rows.map(line)].join('')
  const place = new RegExp(`^${opening} .*\\n\\n(?:\\|.*\\n)+`, 'm')
  if (!place.test(page)) throw new Error(`FIGURES_UNPLACED: the page has no table below "${opening}"`)
  return page.replace(place, () => `${opening} ${said}:\n\n${table}`)
}
