import { type Fields, isObject } from '../../basics/values.ts'
import type { Answer } from '../../rules/wire/wire-rules.ts'
import { type Patch, wrapRule } from './change-rule.ts'

/** A body of any form, as faults read it. */
export interface Body {
  data?: unknown
  meta?: Fields
  error_class?: string
  [key: string]: unknown
}

export type { Fields }

/** Selects answers: by a route such as `countries/list`, a version, and the class of refusals. */
export interface Which {
  route?: string | RegExp | undefined
  version?: Answer['version']
  errorClass?: string | RegExp
}

/** A refusal in the flat form of errors. */
export function refusalOf(status: number, error_class: string, error_message: string): Pick<Answer, 'status' | 'json'> {
  return { status, json: { error_class, error_message, request: {} } }
}

/** Changes answers before their bytes are written. */
export function changeAnswers(which: Which, change: (answer: Answer, body: Body) => Partial<Answer>): Patch {
  const { route, errorClass } = which
  return wrapRule('wire.answer', (rule, given) => {
    const made = rule(given)
    const body = made.json as Body
    const isMeant =
      fits(route, made.route) &&
      (!('version' in which) || which.version === made.version) &&
      fits(errorClass, body.error_class ?? '')
    return isMeant ? { ...made, ...change(made, body) } : made
  })
}

function fits(wanted: string | RegExp | undefined, is: string): boolean {
  return typeof wanted === 'object' ? wanted.test(is) : (wanted ?? is) === is
}

/** Changes the bodies of refusals. `change` returns the changed fields; undefined removes a field. */
export function changeRefusals(which: Which, change: (body: Body) => Fields): Patch {
  return changeAnswers(which, (_answer, body) =>
    body.error_class === undefined ? {} : { json: { ...body, ...change(body) } },
  )
}

/** Changes the bodies of accepted requests. */
export function changeAccepted(which: Which, change: (body: Body, answer: Answer) => unknown): Patch {
  return changeAnswers(which, (answer, body) => (body.data === undefined ? {} : { json: change(body, answer) }))
}

/** Changes the data of accepted answers. A text is the name of a route. */
export function changeData(which: string | Which, change: (data: unknown, answer: Answer) => unknown): Patch {
  return changeAccepted(typeof which === 'string' ? { route: which } : which, (body, answer) => ({
    ...body,
    data: change(body.data, answer),
  }))
}

/**
 * Changes each record of accepted answers, listed or alone. `change` returns the changed fields; undefined removes a
 * field.
 */
export function changeRecords(which: string | Which, change: (record: Fields, answer: Answer) => Fields): Patch {
  return changeData(which, (data, answer) => {
    const changed = (row: unknown) => (isObject(row) ? { ...row, ...change(row, answer) } : row)
    return Array.isArray(data) ? data.map(changed) : changed(data)
  })
}

/** Changes the rows of a list. */
export function changeRows(which: string | Which, change: (rows: Fields[], answer: Answer) => unknown): Patch {
  return changeData(which, (data, answer) => (Array.isArray(data) ? change(data as Fields[], answer) : data))
}
