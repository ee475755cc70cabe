import type { Ranked } from '../../harness/evaluation/by-power.ts'
import type { Part } from '../../harness/evaluation/parts.ts'

/** What a run has found after this number of requests. */
export interface Point {
  requests: number
  found: number
}

const said = [500, 1000, 2000, 5000, 10_000, 20_000]
const [width, height, left, bottom, top] = [640, 300, 52, 34, 12]
const [every, faultsEvery] = [5000, 250]

export function pointsOf(ranked: ReadonlyArray<Ranked<Part>>): Point[] {
  let requests = 0
  return ranked.map((one) => ({ requests: (requests += one.requests), found: one.found }))
}

/** A Markdown table of some points of a curve; `faults` is the number of the proof's faults. */
export function curveTable(points: readonly Point[], faults: number): string {
  const last = points.at(-1)!
  const rows = [...said.filter((requests) => requests < last.requests).map((one) => foundAt(points, one)), last]
  return [
    '| Requests | Faults found | Of all |',
    '|---:|---:|---:|',
    ...rows.map(
      ({ requests, found }) => `| ${text(requests)} | ${text(found)} | ${Math.round((found / faults) * 100)} % |`,
    ),
  ].join('\n')
}

function foundAt(points: readonly Point[], requests: number): Point {
  return { requests, found: points.findLast((point) => point.requests <= requests)?.found ?? 0 }
}

/** The curve as a picture, readable on light and dark pages. */
export function curveSvg(points: readonly Point[], faults: number): string {
  const most = Math.ceil(points.at(-1)!.requests / every) * every
  const x = (requests: number) => Math.round(left + (requests / most) * (width - left - top))
  const y = (found: number) => Math.round(height - bottom - (found / faults) * (height - bottom - top))
  const path = points
    .map(({ requests, found }) => `${x(requests)},${y(found)}`)
    .filter((point, at, all) => point !== all[at - 1])
  const across = steps(faults, faultsEvery).map(
    (found) =>
      `<path class="grid" d="M${left} ${y(found)}H${width - top}"/><text x="${left - 6}" y="${y(found) + 4}" text-anchor="end">${text(found)}</text>`,
  )
  const along = steps(most, every).map(
    (requests) => `<text x="${x(requests)}" y="${height - bottom + 18}" text-anchor="middle">${text(requests)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Faults found against requests sent: ${text(foundAt(points, 2000).found)} of ${text(faults)} with 2,000 requests">`,
    '<style>text{font:12px sans-serif;fill:#57606a}.grid{stroke:#8c959f;stroke-opacity:.35}.curve{fill:none;stroke:#0969da;stroke-width:2}',
    '@media (prefers-color-scheme:dark){text{fill:#b1bac4}.curve{stroke:#58a6ff}}</style>',
    ...across,
    ...along,
    `<polyline class="curve" points="${x(0)},${y(0)} ${path.join(' ')}"/>`,
    '</svg>',
    '',
  ].join('\n')
}

function steps(most: number, step: number): number[] {
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
}

function text(number: number): string {
  return Math.round(number).toLocaleString('en')
}
