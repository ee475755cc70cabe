import { conditionsIn, fitsAll, wherePattern } from '../../../faults/conditions.ts'
import { changedWithin, spelt } from '../../../faults/places.ts'
import { changeTo } from '../../../faults/value-changes.ts'
import { type Refusal, refusal } from '../../basics/refusals.ts'
import { isObject, jsonOf, without } from '../../basics/values.ts'
import type { Rules } from '../../world/rules.ts'
import { type Patch, wrapRule, type Fields, changeAnswers, refusalOf } from '../kit/change.ts'
import type { Derive } from '../kit/fault.ts'

export type Read = (data: Fields) => Fields

const names = new RegExp(
  `^(?<does>refuses|fails-at|demands|ignores|reads)-(?<fields>[\\w.]+(?:-and-\\w+)*?)(?:-as-(?<value>.+?))?(?:-of-(?<body>loginCreate|reconnect|interactive|refresh|payments))?${wherePattern}$`,
)

/**
 * A field of a body that is misread on one route or in one kind of body: `refuses-return_to`,
 * `refuses-daily_refresh-as-true`, `fails-at-locale`, `demands-return_to`,
 * `fails-at-body-of-payments-where-body-has-null` (its text), `ignores-from_date-and-to_date-of-reconnect`, `reads-locale-as-es`.
 */
export const changedRequest: Derive = (what, site, time) => {
  const { does = '', fields, value, body, where } = names.exec(what)?.groups ?? {}
  const reading = readings[does]
  if (fields === undefined || !reading || time !== undefined || (site === undefined) === (body === undefined))
    return undefined
  if (does === 'reads' && value === undefined) return undefined
  const all = fields.split('-and-')
  const conditions = conditionsIn(where)
  const read = (data: Fields) =>
    fitsAll(conditions, { ...data, body: jsonOf(data) }) ? reading(data, all, value) : data
  if (body !== undefined) return readBodies(body as BodyName, read)
  return site?.shown.startsWith('GET ') ? readQueries(site.name, read) : hear(site?.name, read)
}

export type BodyName = 'loginCreate' | 'reconnect' | 'interactive' | 'refresh' | 'payments'

/** Misreads one kind of body, on both addresses of its request. */
export function readBodies(body: BodyName, read: (data: Fields, url: string, rules: Rules) => Fields): Patch {
  return (rules) => {
    const { asked } = rules[body] as { asked: (data: Fields, url: string) => Fields }
    rules[body].asked = (data: Fields, url: string) => read(asked(data, url), url, rules)
  }
}

/** Misreads the data of a body, on one route if given. */
export function hear(at: string | undefined, read: Read): Patch {
  return wrapRule('wire.heard', (rule, given, route) => {
    const body = rule(given, route)
    return route === at && isObject(body) && isObject(body['data']) ? { ...body, data: read(body['data']) } : body
  })
}

/** Misreads a query. It can only refuse: the answer changes, the query stays. */
function readQueries(at: string, read: Read): Patch {
  return changeAnswers({ route: at }, (answer) => {
    try {
      read(Object.fromEntries(new URLSearchParams(answer.url?.split('?')[1])))
      return answer
    } catch (error) {
      const { errorClass, message } = error as Refusal
      return refusalOf(400, errorClass, message)
    }
  })
}

type Reading = (data: Fields, names: readonly string[], as: string | undefined) => Fields

const holds = (data: Fields, all: readonly string[], as: string | undefined) =>
  all.some((name) => (name === 'body' || name in data) && (as === undefined || spelt(data[name]) === as))

const readings: Readonly<Record<string, Reading>> = {
  refuses(data, all, as) {
    if (holds(data, all, as)) throw refusal('field-unwanted', all.join(' and '))
    return data
  },
  'fails-at'(data, all, as) {
    if (holds(data, all, as)) throw refusal('sandbox-sound')
    return data
  },
  demands(data, all) {
    const missing = all.find((name) => (data[name] ?? null) === null)
    if (missing !== undefined) throw refusal('required', missing)
    return data
  },
  ignores: without,
  reads: (data, all, as = '') =>
    all.reduce((read, name) => changedWithin(read, name.split('.'), changeTo(as), true) as Fields, data),
}
