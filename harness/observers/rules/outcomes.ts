import { rowSaysFailed } from '../../checks/attempts/attempt-outcome.ts'
import type { Row } from '../../checks/answers/answer.ts'
import { documentedClasses } from '../../checks/errors/documented-errors.ts'
import { observerOf } from '../answer-rules.ts'
import { showing } from '../records-in.ts'
import { placeOf } from '../shown-record.ts'

/** Whether an ended attempt shows that it has failed: it says so or why, or shows that it did not succeed. */
function hasFailed({ success_at: successAt, fail_at: failAt, fail_error_class: errorClass }: Row): boolean {
  return typeof failAt === 'string' || typeof errorClass === 'string' || (successAt === null && failAt === null)
}

/** An ended attempt that has failed gives the reason in every view, and the same one each time. */
export const observer = observerOf(
  'outcomes',
  'An attempt that has failed says why',
  [
    {
      byItself: true,
      decide: ({ records, exchange, dialect }) => {
        const failed = records.filter(
          ({ kind, isKnown, row }) => kind === 'attempt' && !isKnown && row['finished'] === true && hasFailed(row),
        )
        const classes = documentedClasses(dialect.version)
        const all = failed.map((one) => rowSaysFailed(one.row, { shown: exchange, place: placeOf(one) }, classes))
        return all.find(({ finding }) => finding === 'broken') ?? all.find(({ finding }) => finding === 'held')
      },
    },
  ],
  { concerns: showing('attempt') },
)
