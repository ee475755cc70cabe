import { Refusal } from '../../basics/refusal.ts'
import { isObject } from '../../basics/values.ts'
import type { Rules } from '../../world/rules.ts'
import { changeAnswer } from '../kit/change-data.ts'
import { type Derive, valueIn } from './kind.ts'

type Fields = Record<string, unknown>
export type Read = (data: Fields) => Fields

const names =
  /^(?<does>refuses|demands|ignores|reads)-(?<fields>\w+(?:-and-\w+)*?)(?:-as-(?<value>[\w-]+?))?(?:-of-(?<body>loginCreate|reconnect|interactive|refresh))?$/

/**
 * A field of a body that is read otherwise, on one route or in one kind of body: `refuses-return_to`,
 * `refuses-daily_refresh-as-true`, `demands-return_to`, `ignores-from_date-and-to_date-of-reconnect`, `reads-locale-as-es`.
 */
export const changedRequest: Derive = (what, site, time) => {
  const { does = '', fields, value, body } = names.exec(what)?.groups ?? {}
  const reading = readings[does]
  if (fields === undefined || !reading || time !== undefined || (site === undefined) === (body === undefined))
    return undefined
  if (does === 'reads' && value === undefined) return undefined
  const all = fields.split('-and-')
  return (rules) => {
    const read = (data: Fields) => reading(data, all, value === undefined ? undefined : { value: valueIn(value) })
    if (body !== undefined) readBodies(rules, body as BodyName, read)
    else if (site?.shown.startsWith('GET ')) readQueries(rules, site.name, read)
    else hear(rules, site?.name, read)
  }
}

export type BodyName = 'loginCreate' | 'reconnect' | 'interactive' | 'refresh'

/** Both addresses of a request to change a login read its body alike. */
export function readBodies(rules: Rules, body: BodyName, read: Read): void {
  const { asked } = rules[body] as { asked: (data: Fields, url: string) => Fields }
  rules[body].asked = (data: Fields, url: string) => read(asked(data, url))
}

export function hear({ wire }: Rules, at: string | undefined, read: Read): void {
  const { heard } = wire
  wire.heard = (given, route) => {
    const body = heard(given, route)
    return route === at && isObject(body) && isObject(body['data']) ? { ...body, data: read(body['data']) } : body
  }
}

/** A query is refused by what is answered to it; it cannot be read otherwise here. */
function readQueries(rules: Rules, at: string, read: Read): void {
  changeAnswer(rules, at, (answer) => {
    try {
      read(Object.fromEntries(new URLSearchParams(answer.url?.split('?')[1])))
      return answer
    } catch (error) {
      const { errorClass, message } = error as Refusal
      return { ...answer, status: 400, json: { error_class: errorClass, error_message: message, request: {} } }
    }
  })
}

type Reading = (data: Fields, names: readonly string[], as: { value: unknown } | undefined) => Fields

const readings: Readonly<Record<string, Reading>> = {
  refuses(data, all, as) {
    if (all.some((name) => name in data && (!as || data[name] === as.value)))
      throw new Refusal('WrongRequestFormat', `${all.join(' and ')} cannot be sent`)
    return data
  },
  demands(data, all) {
    const missing = all.find((name) => (data[name] ?? null) === null)
    if (missing !== undefined) throw new Refusal('WrongRequestFormat', `${missing} is required`)
    return data
  },
  ignores: (data, all) => Object.fromEntries(Object.entries(data).filter(([name]) => !all.includes(name))),
  reads: (data, all, as) => ({ ...data, ...Object.fromEntries(all.map((name) => [name, as?.value])) }),
}
