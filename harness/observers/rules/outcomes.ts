import { rowSaysFailed } from '../../checks/attempts/attempt-outcome.ts'
import { documentedClasses } from '../../checks/errors/documented-errors.ts'
import { observerOf } from '../answer-rules.ts'
import { showing } from '../records-in.ts'
import { placeOf } from '../shown-record.ts'

/** An ended attempt with fail_at gives the reason in every view, and the same one each time. */
export const observer = observerOf(
  'outcomes',
  'An attempt that has failed says why',
  [
    {
      byItself: true,
      decide: ({ records, exchange, dialect }) => {
        const failed = records.filter(
          ({ kind, isKnown, row }) =>
            kind === 'attempt' && !isKnown && row['finished'] === true && typeof row['fail_at'] === 'string',
        )
        const classes = documentedClasses(dialect.version)
        const all = failed.map((one) => rowSaysFailed(one.row, { shown: exchange, place: placeOf(one) }, classes))
        return all.find(({ finding }) => finding === 'broken') ?? all.find(({ finding }) => finding === 'held')
      },
    },
  ],
  { concerns: showing('attempt') },
)
