import type { Part } from '../part.ts'
import type { Answer } from '../try-all.ts'
import { isLost } from '../trial.ts'
import { addressOf } from '../../../requirements/address-of.ts'

const trial = { check: 'endless', kind: 'omits', place: 'GET /accounts, data[].id' }

const shown = { kind: 'omits', place: 'GET /accounts, data', verdict: 'failed', bound: true } as const

/**
 * A worker whose check `endless` never ends with one alteration, unless it was lost before; `exits` ends its process,
 * `silent` sends nothing. A row whose id ends with `noticed` fails.
 */
process.on('message', ({ checks, lost = [] }: Part) => {
  for (const { check, rows } of checks) {
    if (check === 'endless' && !isLost(trial, lost)) {
      answer({ begun: trial, limitMs: 100 })
      for (;;);
    }
    answer({ begun: { check }, limitMs: 60_000 })
    if (check === 'exits') process.exit(3)
    if (check === 'silent') return
    const tried = rows.map((id) => ({
      id,
      address: addressOf(id, 'ais-v4'),
      tried: 2,
      decided: 2,
      unnoticed: [],
      lost,
      ...(id.endsWith('/noticed') && { shown: { ...shown, check } }),
    }))
    answer({ of: { check, tried } })
  }
  answer({ done: true })
})
process.on('disconnect', () => process.exit())

function answer(one: Answer): void {
  process.send?.(one)
}
