import type { Exchange } from '../../../core/exchange.ts'
import { isSuccess } from '../../checks/answers/answer.ts'
import { answering, isAt } from '../kit/altered-answer.ts'
import type { Alteration, Altering, Answered, Material, Target } from '../kit/alteration.ts'

/** The alterations that replace the target's answers by others of the same check. */
export function orderAlterations(target: Target, material: Material): Alteration[] {
  const place = `${target.at ?? 'every route'}${target.accepted ? '' : ', refused'}`
  const writes = target.accepted && target.at !== undefined && !target.at.startsWith('GET ')
  return [
    { kind: 'answers-too-early', place, begin: () => earlyAnswers(target, material) },
    { kind: 'answers-as-to-others', place, begin: () => answersToOthers(target, material) },
    ...(writes ? [{ kind: 'changes-nothing' as const, place, begin: () => withoutEffect(target) }] : []),
  ]
}

/** Each answer becomes the next one to the same request. */
function earlyAnswers(target: Target, { answers }: Material): Altering {
  const byRequest = Map.groupBy(answers, requestOf)
  const counts = new Map<string, number>()
  return answering((answered) => {
    const key = requestOf(answered)
    const next = (counts.get(key) ?? 0) + 1
    counts.set(key, next)
    return isAt(target, answered) ? byRequest.get(key)?.[next]?.exchange.answer : undefined
  })
}

/** An answer to some keys becomes the answer that others received for the same address, in order. */
function answersToOthers(target: Target, { answers }: Material): Altering {
  const byAddress = Map.groupBy(
    answers.filter((one) => isAt(target, one)),
    addressOf,
  )
  const counts = new Map<string, number>()
  return answering((answered) => {
    const [address, keys] = [addressOf(answered), keysOf(answered)]
    const at = counts.get(`${address} ${keys}`) ?? 0
    counts.set(`${address} ${keys}`, at + 1)
    if (!isAt(target, answered)) return undefined
    return byAddress.get(address)?.filter((one) => keysOf(one) !== keys)[at]?.exchange.answer
  })
}

/** Repeats an earlier reading after the last altered answer, as if that request had no effect. */
function withoutEffect(target: Target): Altering {
  const before = new Map<string, Exchange>()
  let frozen = new Map<string, Exchange>()
  return answering((answered) => {
    if (isAt(target, answered)) frozen = new Map(before)
    if (answered.exchange.request.method !== 'GET' || !isSuccess(answered.exchange)) return undefined
    const key = `${addressOf(answered)} ${keysOf(answered)}`
    before.set(key, answered.exchange)
    return frozen.get(key)?.answer
  })
}

function requestOf(answered: Answered): string {
  return `${addressOf(answered)} ${answered.exchange.request.body}`
}

function addressOf({ exchange: { request } }: Answered): string {
  return `${request.method} ${request.url}`
}

/** Identifies the caller by the headers with a client or a secret. */
function keysOf({ exchange: { request } }: Answered): string {
  return request.headers.flatMap(([name, value]) => (/(?:-id|secret)$/i.test(name) ? [value] : [])).join(' ')
}
