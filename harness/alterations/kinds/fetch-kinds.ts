import type { ReceivedAnswer } from '../../../core/exchange.ts'
import { isFields } from '../../../core/fields.ts'
import { withJson } from '../kit/altered-answer.ts'
import type { KindOfFault } from '../../../faults/catalogue.ts'

/** A kind of alteration of the end of a fetch; undefined where an answer does not show it. */
interface FetchKind {
  id: KindOfFault
  of: (answer: ReceivedAnswer) => ReceivedAnswer | undefined
}

type Fields = Record<string, unknown>

export const fetchKinds: readonly FetchKind[] = [
  {
    id: 'succeeds-in-place-of-failing',
    of: (answer) =>
      changed(answer, ({ fail_at: failed, ...attempt }) =>
        isText(failed)
          ? { ...attempt, ...withoutFailure(attempt), fail_at: null, success_at: failed, finished: true }
          : undefined,
      ),
  },
  {
    id: 'fails-in-place-of-succeeding',
    of: (answer) =>
      changed(answer, ({ success_at: succeeded, ...attempt }) =>
        isText(succeeded) && 'fail_at' in attempt
          ? { ...attempt, success_at: null, fail_at: succeeded, ...failure(attempt) }
          : undefined,
      ),
  },
  {
    id: 'succeeds-in-place-of-waiting',
    of: (answer) =>
      changed(answer, (attempt) =>
        attempt['success_at'] === null && attempt['fail_at'] === null && isFields(attempt['last_stage'])
          ? { ...attempt, success_at: '2024-02-03T04:05:06Z', last_stage: { ...attempt['last_stage'], name: 'finish' } }
          : undefined,
      ),
  },
  {
    id: 'ends-no-fetch',
    of: (answer) =>
      changed(answer, (attempt) =>
        'fail_at' in attempt && 'success_at' in attempt
          ? { ...attempt, success_at: null, fail_at: null, ...('finished' in attempt && { finished: false }) }
          : undefined,
      ),
  },
]

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function withoutFailure(attempt: Fields): Fields {
  const names = Object.keys(attempt).filter((name) => /^(?:fail_|error_)/.test(name))
  return Object.fromEntries(names.map((name) => [name, null]))
}

function failure(attempt: Fields): Fields {
  const name = Object.keys(attempt).find((one) => /^(?:fail_)?error_class$/.test(one)) ?? 'fail_error_class'
  return { [name]: 'InternalServerError' }
}

/** The answer with each object replaced for which `change` returns a new one. */
function changed(answer: ReceivedAnswer, change: (fields: Fields) => Fields | undefined): ReceivedAnswer | undefined {
  const json = within(answer.json, change)
  return json === answer.json ? undefined : withJson(answer, json)
}

function within(value: unknown, change: (fields: Fields) => Fields | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const entries: unknown[] = value.map((one) => within(one, change))
    return entries.every((one, at) => one === value[at]) ? value : entries
  }
  const altered = change(value as Fields) ?? (value as Fields)
  const fields = Object.entries(altered).map(([name, one]) => [name, within(one, change)] as const)
  return fields.every(([name, one]) => one === altered[name]) ? altered : Object.fromEntries(fields)
}
