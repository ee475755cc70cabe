import { check } from '../answers/check.ts'
import { demandShown, demandSome, nothingIn } from '../answers/demands.ts'
import { isDeepStrictEqual } from 'node:util'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, type Row } from '../answers/answer.ts'
import type { Connection } from '../connections/connects.ts'
import { matchesSchema } from '../values/matches-schema.ts'

/** Where a login shows its holder. */
const place = 'data.holder_info'

/** The login that an answer shows, alone or as the one row of a list. @throws CheckStopped (inconclusive) for any other */
function loginIn(answer: Exchange): Row {
  const data = dataOf(answer)
  const [login] = Array.isArray(data) ? (data as unknown[]) : [data]
  return isSuccess(answer) && isRow(login) ? login : nothingIn(answer, 'login')
}

/** Whether a value says something: an empty text, list or object does not. */
function saysSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  return typeof value !== 'object' || Object.values(value).some(saysSomething)
}

/** Whether a holder has any of the documented details; other fields are none. */
export function hasDetails(holder: unknown): boolean {
  const { login, optional } = readTable('holder-info')
  return isRow(holder) && [...login, ...optional].some((name) => saysSomething(holder[name]))
}

/**
 * Whether a login whose only fetch was not for its holder shows nothing of them, beside one that was fetched for its holder.
 * @throws CheckStopped (untested) when the target shows no holder of that one either
 */
export const holderUnasked = check((asked: Exchange, { answer, ended }: Connection) => {
  demandShown(hasDetails(loginIn(asked)['holder_info']), 'holder_info', 'the login')
  demandSome(ended && !ended.failed, 'fetch that ended well', [answer])
  const evidence = [asked, ended.exchange]
  if (!hasDetails(loginIn(ended.exchange)['holder_info'])) return holds(evidence)
  return differs({ wanted: 'no details of the holder', got: 'some', place }, evidence)
})

/** A list in an order of its own: in which one details are shown is not said. */
function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.map((one) => jsonOrNothing(one)).sort() : value
}

/**
 * Whether a login that shows its holder alone shows the same in a list. A list that leaves the field out says nothing; with
 * null it says that there is none.
 */
export const holderAlike = check((alone: Exchange, listed: Exchange) => {
  const evidence = [alone, listed]
  const [wanted, got] = evidence.map((answer) => loginIn(answer)['holder_info'])
  demandShown(isRow(wanted) && got !== undefined, 'holder_info', 'the login')
  const other = Object.keys(wanted).find(
    (key) => !isDeepStrictEqual(inOrder(wanted[key]), inOrder(isRow(got) ? got[key] : null)),
  )
  if (other === undefined) return holds(evidence)
  const at = isRow(got) ? `data[0].holder_info.${other}` : 'data[0].holder_info'
  const shown = isRow(got) ? [wanted[other], got[other]] : [wanted, got]
  const [one = '', two = ''] = shown.map((value) => jsonOrNothing(value))
  return differs({ wanted: one, got: two, place: at }, evidence)
})

/**
 * Whether a login shows no detail of its holder that its provider could list and does not. What is empty is not shown.
 * Source: Account information / Provider (version 4), holder_info.
 */
export const holderWithinProvider = check((detail: Exchange, answer: Exchange) => {
  const evidence = [detail, answer]
  const [provider, holder] = [dataOf(detail), loginIn(answer)['holder_info']]
  demandShown(isRow(holder), 'holder_info', 'the login')
  const listed = isRow(provider) && Array.isArray(provider.holder_info) ? (provider.holder_info as unknown[]) : []
  const shown = readTable('holder-info').provider.filter((word) => saysSomething(holder[word]))
  demandShown(shown.length, 'details', 'the holder')
  const beyond = shown.find((word) => !listed.includes(word))
  if (beyond === undefined) return holds(evidence)
  const difference = {
    wanted: `only ${listed.join(', ')}, as its provider lists`,
    got: beyond,
    place: `${place}.${beyond}`,
  }
  return differs(difference, evidence)
})

/**
 * Whether a login's holder fits the schema as far as one row is concerned. What a holder has is up to the provider: a
 * login without what the row is about leaves it untested.
 */
export const holderFits = check((answer: Exchange, schemaId: string, obligation: string) => {
  loginIn(answer)
  const judgement = matchesSchema(answer, schemaId, { pick: place, obligation })
  demandShown(judgement.finding !== 'inconclusive', 'what this rule is about', 'the holder of the login')
  return judgement
})
