import { fileURLToPath } from 'node:url'

/** The page whose table `npm run bench` writes. */
export const figuresPage = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

/** The page with these figures in place of its table, and the machine on which they were measured above them. */
export function withFigures(page: string, machine: string, rows: ReadonlyArray<readonly [string, string]>): string {
  const table = ['| What | Measured |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`), '']
  const place = /^Measured with .*\n\n(?:\|.*\n)+/m
  if (!place.test(page)) throw new Error('FIGURES_UNPLACED: the page has no table below "Measured with"')
  return page.replace(place, () => `Measured with ${machine}:\n\n${table.join('\n')}`)
}
