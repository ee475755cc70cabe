import { keepsLaws } from '../test-support/keeps-laws.ts'
import { rowPosition, rowPositionEdges } from './row-position.ts'

for (const [count, reached] of [
  [1, [0]],
  [100, [0, 99]],
  [101, [99, 100]],
  [102, [99, 100, 101]],
  [1101, [99, 100, 101, 999, 1000, 1001, 1099, 1100]],
] as const)
  keepsLaws(`rowPosition in ${count} rows`, rowPosition(count), {
    member: (at) => Number.isInteger(at) && at >= 0 && at < count,
    edges: rowPositionEdges(count),
    simplest: (at) => at === 0 || at === 100,
    reaches: Object.fromEntries(reached.map((at) => [`row ${at}`, (one: number) => one === at])),
  })
