import type { Part } from '../part.ts'
import type { Answer } from '../try-all.ts'
import { isLost } from '../trial.ts'

const trial = { check: 'endless', kind: 'field-missing', place: 'GET /accounts, data[].id' }

/** A worker whose check `endless` never ends with one alteration, unless that was lost before; `exits` ends its process, `silent` says nothing. */
process.on('message', ({ checks, rows, lost = [] }: Part) => {
  for (const check of checks) {
    if (check === 'endless' && !isLost(trial, lost)) {
      answer({ begun: trial, limitMs: 100 })
      for (;;);
    }
    answer({ begun: { check }, limitMs: 60_000 })
    if (check === 'exits') process.exit(3)
    if (check === 'silent') return
    const tried = rows.map((id) => ({ id, address: `ais-v4/${id}`, tried: 2, decided: 2, unnoticed: [], lost }))
    answer({ of: { check, tried } })
  }
  answer({ done: true })
})
process.on('disconnect', () => process.exit())

function answer(one: Answer): void {
  process.send?.(one)
}
