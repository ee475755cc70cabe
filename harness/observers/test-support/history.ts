import { parseJson } from '../../../core/exact-json.ts'
import type { Exchange, HeaderList } from '../../../core/exchange.ts'
import { dialect as version4 } from '../../../interfaces/ais-v4/dialect.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { pointOf } from '../../../requirements/rules-by-point.ts'
import { type Found, Watch } from '../watch.ts'

/** One request of a history, with its answer. */
export interface Step {
  /** Milliseconds from the start. When absent, the request is sent after the answer to the one before. */
  at?: number
  /** The duration of the answer. */
  takes?: number
  /** `GET /logins/7`, relative to the base path. */
  ask: string
  headers?: HeaderList
  /** The Content-Type and Date of the answer. */
  type?: string
  date?: string
  sent?: unknown
  status?: number
  data?: unknown
  /** The whole body, in place of `data`. */
  body?: unknown
  /** Whether it goes to the control port. */
  elsewhere?: true
}

const began = Date.parse('2026-01-01T00:00:00Z')
const usualMs = 10
/** Longer than the allowed delay for a change to appear everywhere, with the usual answer times. */
export const aWhile = 1000

/** The exchanges of a history. A status from 400 on gets a refusal of the documented form. */
export function exchangesOf(steps: readonly Step[], { basePath }: Dialect = version4): Exchange[] {
  let clock = 0
  return steps.map(
    (
      { at, takes = usualMs, ask, headers = [], sent, status = 200, type = 'application/json', date = '', data, body },
      index,
    ) => {
      const [method = 'GET', path = ''] = ask.split(' ')
      const atMs = at ?? clock
      clock = Math.max(clock, atMs + takes)
      const refusal = { error_class: 'LoginCannotBeRefreshed', error_message: 'no', request: {} }
      const text = JSON.stringify(body ?? (status >= 400 ? refusal : { data }))
      return {
        id: `x${index + 1}`,
        request: {
          method,
          url: `http://target.test${basePath}${path}`,
          headers,
          body: sent ? JSON.stringify(sent) : '',
        },
        answer: {
          status,
          headers: [
            ['Content-Type', type],
            ['Date', date],
          ],
          body: text,
          json: parseJson(text),
        },
        at: new Date(began + atMs).toISOString(),
        durationMs: takes,
      }
    },
  )
}

/** A watch after a history, and its results. It saw the history in wire order, or in the order of steps from a recording. */
export function watched(
  steps: readonly Step[],
  dialect: Dialect = version4,
  isPlayed = false,
  clockMoves = false,
): Found[] {
  const watch = new Watch(
    [
      {
        dialect,
        clockMoves,
        clients: new Map([
          ['main-id', 'main'],
          ['second-id', 'second'],
        ]),
      },
    ],
    isPlayed ? { earliest: () => Math.min(...toCome.map(({ at }) => Date.parse(at))) } : {},
  )
  const exchanges = exchangesOf(steps, dialect)
  const toCome = [...exchanges]
  const moments = exchanges.flatMap((exchange, index) => {
    let end: ReturnType<Watch['begins']> | undefined
    const at = Date.parse(exchange.at)
    return [
      { at, act: () => void (end = watch.begins(steps[index]?.elsewhere === true, `a check ${index}`)) },
      { at: at + exchange.durationMs, act: () => end?.(exchange) },
    ]
  })
  if (isPlayed)
    for (const [index, { act }] of moments.entries()) {
      if (index % 2 === 1) toCome.shift()
      act()
    }
  else for (const { act } of moments.sort((one, other) => one.at - other.at)) act()
  return watch.foundOf(dialect.interface)
}

/** The broken points, each with the place and the exchanges, the decisive one last. */
export function brokenIn(steps: readonly Step[], dialect: Dialect = version4, clockMoves = false): string[] {
  return watched(steps, dialect, false, clockMoves).flatMap(({ observer, point, broken }) =>
    broken ? [[pointOf(observer, point), broken.place, ...broken.evidence.map(({ id }) => id)].join(' ')] : [],
  )
}
