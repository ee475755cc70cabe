/** What somebody has to do: units, and perhaps more that cannot be given away. */
export interface Load<Unit extends { ms: number }> {
  ms: number
  units: Unit[]
}

/** Loads that differ by less than this part of the larger one are even enough. */
const evenEnough = 0.01

/**
 * Moves units, or exchanges them, from the load with the most to the one with the least for as long as that brings the two
 * nearer to each other. Who is given few large units, the longest first, may be left with much more to do than the others.
 */
export function evenOut<Unit extends { ms: number }>(loads: ReadonlyArray<Load<Unit>>): void {
  for (;;) {
    const [least, most] = [byMs(loads)[0], byMs(loads).at(-1)]
    if (!least || !most || most.ms - least.ms <= evenEnough * most.ms) return
    const change = bestChange(most, least)
    if (!change) return
    const { given, taken, ms } = change
    most.units = [...most.units.filter((unit) => unit !== given), ...taken]
    least.units = [...least.units.filter((unit) => !taken.includes(unit)), given]
    most.ms -= ms
    least.ms += ms
  }
}

/** What leaves two loads nearest to each other: a unit given, and perhaps a smaller one taken for it. */
function bestChange<Unit extends { ms: number }>(most: Load<Unit>, least: Load<Unit>) {
  const gap = most.ms - least.ms
  let nearest = (1 - evenEnough) * gap
  let best: { given: Unit; taken: Unit[]; ms: number } | undefined
  for (const given of most.units) {
    for (const taken of [[], ...least.units.map((unit) => [unit])]) {
      const ms = given.ms - (taken[0]?.ms ?? 0)
      if (Math.abs(gap - 2 * ms) >= nearest) continue
      nearest = Math.abs(gap - 2 * ms)
      best = { given, taken, ms }
    }
  }
  return best
}

function byMs<Unit extends { ms: number }>(loads: ReadonlyArray<Load<Unit>>): Array<Load<Unit>> {
  return loads.toSorted((one, other) => one.ms - other.ms)
}
