import { differs, holds } from '../../../core/judgement.ts'
import { rowSaysFailed } from '../../checks/attempts/attempt-outcome.ts'
import type { Row } from '../../checks/answers/answer.ts'
import { documentedClasses } from '../../checks/errors/documented-errors.ts'
import { observerOf } from '../answer-rules.ts'
import { showing, placeOf, type ShownRecord } from '../records-in.ts'

function newAttempts(records: readonly ShownRecord[]): ShownRecord[] {
  return records.filter(({ kind, isKnown }) => kind === 'attempt' && !isKnown)
}

function isMoment(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

/** Whether an ended attempt shows that it has failed: it says so or why, or shows that it did not succeed. */
function hasFailed({ success_at: successAt, fail_at: failAt, fail_error_class: errorClass }: Row): boolean {
  return isMoment(failAt) || typeof errorClass === 'string' || (successAt === null && failAt === null)
}

/** An attempt that succeeded is finished in every view, one that failed and is finished gives the reason, and no ended one goes on. */
export const observer = observerOf(
  'outcomes',
  'An attempt that has ended says so, and why it failed',
  [
    {
      point: 'finished',
      byItself: true,
      decide: ({ records, exchange }) => {
        const ended = newAttempts(records).filter(({ row }) => isMoment(row['success_at']))
        const wrong = ended.find(({ row }) => row['finished'] === false)
        if (!wrong) return ended.length === 0 ? undefined : holds([exchange], ended.length, 'attempt')
        return differs({ wanted: 'true', got: 'false', place: `${placeOf(wrong)}.finished` }, [exchange])
      },
    },
    {
      point: 'failure',
      byItself: true,
      decide: ({ records, exchange, dialect }) => {
        const failed = newAttempts(records).filter(({ row }) => row['finished'] === true && hasFailed(row))
        const classes = documentedClasses(dialect.version)
        const all = failed.map((one) => rowSaysFailed(one.row, { shown: exchange, place: placeOf(one) }, classes))
        return all.find(({ finding }) => finding === 'broken') ?? all.find(({ finding }) => finding === 'held')
      },
    },
    {
      point: 'stays-ended',
      decide: ({ records, exchange, from }) => {
        const ended = records.filter(
          ({ kind, before }) => kind === 'attempt' && before?.row['finished'] === true && before.to < from,
        )
        const wrong = ended.find(({ row }) => row['finished'] === false)
        if (!wrong?.before) return ended.length === 0 ? undefined : holds([exchange], ended.length, 'attempt')
        const evidence = [wrong.before.exchange, exchange]
        return differs({ wanted: 'true, as before', got: 'false', place: `${placeOf(wrong)}.finished` }, evidence)
      },
    },
  ],
  { concerns: showing('attempt') },
)
