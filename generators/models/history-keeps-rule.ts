import fc from 'fast-check'
import { CheckStopped, judgementOfStop } from '../../core/check-stopped.ts'
import { holds, type Judgement } from '../../core/judgement.ts'
import type { Send } from '../../harness/client/draft.ts'
import type { Property } from '../explore.ts'
import type { Histories, Played } from './family.ts'
import { judgementOf, note, type RuleSeen } from './rule-seen.ts'
import type { Exchange } from '../../core/exchange.ts'
import { urlOf } from '../../core/web-address.ts'
import { errorClassOf } from '../../harness/checks/answers/answer.ts'

/**
 * Every command of every history keeps one rule. A broken history is shown as a numbered list of commands with their
 * requests. The rule holds where one command shows it; without any, the result is only a note.
 */
export function historyKeepsRule<H>(histories: Histories<H>, point: string, send: Send, cases: number): Property<H> {
  const lists = new Map<string, string>()
  const survey = new Map<string, RuleSeen>()
  return {
    ...propertyOf(histories, cases),
    unbroken: (judgement, coverage) => judgementOf({ seen: survey, judgement, coverage }, point),
    show: (history) => lists.get(fc.stringify(history)) ?? '',
    holds: async (history) => {
      let kept: Judgement = holds([])
      const lines: string[] = []
      const seen = requestsSeen(send)
      const tried = await playOn(histories.play(history, seen.send), ({ text, said }) => {
        lines.push([`${lines.length + 1}. ${text}`, ...seen.taken().map((line) => `   ${line}`)].join('\n'))
        for (const [id, judgement] of said) {
          if (id !== point || !judgement || kept.finding === 'broken') continue
          note(survey, point, judgement)
          kept = judgement
        }
        return kept.finding === 'broken'
      })
      if (kept.finding === 'broken') lists.set(fc.stringify(history), lines.join('\n'))
      return { ...tried, judgement: tried.stop && kept.finding !== 'broken' ? tried.stop : kept }
    },
  }
}

/** Evaluates every rule on the same histories and notes the results in `seen`. The property itself is never broken. */
export function historiesSurveyed<H>(
  histories: Histories<H>,
  seen: Map<string, RuleSeen>,
  send: Send,
  cases: number,
): Property<H> {
  let begun = 0
  return {
    ...propertyOf(histories, cases),
    holds: async (history) => {
      const at = begun
      begun += 1
      const tried = await playOn(histories.play(history, send), ({ said }) => {
        for (const [id, judgement] of said) note(seen, id, judgement, at)
        return false
      })
      return { ...tried, judgement: tried.stop ?? holds([]) }
    },
  }
}

function propertyOf<H>({ arbitrary, edges, drawn }: Histories<H>, cases: number) {
  return { arbitrary, edges, mostCases: edges.length + drawn(cases) }
}

/** Plays a history until `done` is true. Returns the error where it could not be played to its end. */
async function playOn(steps: AsyncIterable<Played>, done: (step: Played) => boolean) {
  const label: string[] = []
  const outcome: string[] = []
  try {
    for await (const step of steps) {
      label.push(step.label)
      outcome.push(step.outcome)
      if (done(step)) break
    }
    return { label, outcome }
  } catch (error) {
    if (!(error instanceof CheckStopped)) throw error
    return { label, outcome, stop: judgementOfStop(error) }
  }
}

/** The requests of a history, for people. */
interface RequestsSeen {
  send: Send
  /** The requests since the last call, each once, because the number of polls depends on how long a fetch takes. */
  taken(): string[]
}

/** Sends requests and notes each in short. An id is shown as its kind and the order of appearance: `<login 2>`. */
function requestsSeen(send: Send): RequestsSeen {
  const names = new Map<string, string>()
  const numbers = new Map<string, number>()
  let lines = new Set<string>()
  const nameOf = (kind: string, id: string): string => {
    if (!names.has(id)) {
      numbers.set(kind, (numbers.get(kind) ?? 0) + 1)
      names.set(id, `<${kind} ${numbers.get(kind)}>`)
    }
    return names.get(id) ?? ''
  }
  const inShort = (exchange: Exchange): string => {
    const { pathname = '', search = '' } = urlOf(exchange.request.url) ?? {}
    const path = pathname.replaceAll(
      /\/([a-z]{3,})s\/(?!v\d+\/)([^/]*\d[^/]*)/g,
      (_, kind: string, id: string) => `/${kind}s/${nameOf(kind, id)}`,
    )
    const query = search.replaceAll(
      /\b(?!from)([a-z]+)_id=([^&]+)/g,
      (_, kind: string, id: string) => `${kind}_id=${nameOf(kind, id)}`,
    )
    const { answer } = exchange
    const outcome = answer ? [answer.status, errorClassOf(exchange)].join(' ').trim() : 'no answer'
    return `${exchange.request.method} ${path}${query}: ${outcome}`
  }
  return {
    async send(draft) {
      const exchange = await send(draft)
      lines.add(inShort(exchange))
      return exchange
    },
    taken() {
      const seen = [...lines]
      lines = new Set()
      return seen
    },
  }
}
