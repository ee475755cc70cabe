import { fileURLToPath } from 'node:url'

/** The page whose table `npm run bench` writes. */
export const figuresPage = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

const place = /^Measured with .*\n\n((?:\|.*\n)+)/m

/**
 * The page with these figures in its table, each in place of what was measured of the same before, and the machine above them.
 * What was not measured now stays as it is.
 */
export function withFigures(
  page: string,
  machine: string,
  rows: ReadonlyArray<[what: string, measured: string]>,
): string {
  const before = page.match(place)?.[1]?.trim().split('\n').slice(2)
  if (!before) throw new Error('FIGURES_UNPLACED: the page has no table below "Measured with"')
  const known = before.map((line) => line.slice(2, -2).split(' | ') as [string, string])
  const lines = [...new Map([...known, ...rows])].map((row) => `| ${row.join(' | ')} |\n`)
  const table = ['| What | Measured |\n', '|---|---|\n', ...lines].join('')
  return page.replace(place, () => `Measured with ${machine}:\n\n${table}`)
}
