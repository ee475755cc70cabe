import { isDeepStrictEqual } from 'node:util'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { dataOf, isRow, isSuccess, type Row } from '../answers/answer.ts'
import { matchesSchema } from '../values/matches-schema.ts'
import { notShown, nothingIn } from '../answers/nothing-in.ts'

/** Where a login shows its holder. */
const place = 'data.holder_info'

function unreadable(answer: Exchange): Judgement | undefined {
  return isSuccess(answer) && loginIn(answer) ? undefined : nothingIn(answer, 'login')
}

/** The login that an answer shows, alone or as the one row of a list. */
function loginIn(answer: Exchange): Row | undefined {
  const data = dataOf(answer)
  const [login] = Array.isArray(data) ? (data as unknown[]) : [data]
  return isRow(login) ? login : undefined
}

/** Whether a value says something: an empty text, list or object does not. */
function saysSomething(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false
  return typeof value !== 'object' || Object.values(value).some(saysSomething)
}

/**
 * Whether a login fetched with the scope holder_info shows anything of its holder. A target that shows no holder_info at
 * all leaves the rule untested: that it is shown is said nowhere.
 */
export function holderShown(answer: Exchange): Judgement {
  const unjudgeable = unreadable(answer)
  if (unjudgeable !== undefined) return unjudgeable
  const holder = loginIn(answer)?.['holder_info'] ?? null
  if (holder === null) return notShown('holder_info', 'the login', [answer])
  if (isRow(holder) && saysSomething(holder)) return holds([answer])
  const got = jsonOrNothing(holder)
  const at = Array.isArray(dataOf(answer)) ? 'data[0].holder_info' : place
  return differs({ wanted: 'details of the holder', got, place: at }, [answer])
}

/** A list in an order of its own: in which one details are shown is not said. */
function inOrder(value: unknown): unknown {
  return Array.isArray(value) ? value.map((one) => jsonOrNothing(one)).sort() : value
}

/**
 * Whether a login that shows its holder alone shows the same in a list. A list that leaves the field out says nothing; with
 * null it says that there is none.
 */
export function holderAlike(alone: Exchange, listed: Exchange): Judgement {
  const unjudgeable = unreadable(alone) ?? unreadable(listed)
  if (unjudgeable !== undefined) return unjudgeable
  const evidence = [alone, listed]
  const [wanted, got] = [alone, listed].map((answer) => loginIn(answer)?.['holder_info'])
  if (!isRow(wanted) || got === undefined) return notShown('holder_info', 'the login', evidence)
  const other = Object.keys(wanted).find(
    (key) => !isDeepStrictEqual(inOrder(wanted[key]), inOrder(isRow(got) ? got[key] : null)),
  )
  if (other === undefined) return holds(evidence)
  const at = isRow(got) ? `data[0].holder_info.${other}` : 'data[0].holder_info'
  const shown = isRow(got) ? [wanted[other], got[other]] : [wanted, got]
  const [one = '', two = ''] = shown.map((value) => jsonOrNothing(value))
  return differs({ wanted: one, got: two, place: at }, evidence)
}

/**
 * Whether a login shows no detail of its holder that its provider could list and does not. What is empty is not shown.
 * Source: Account information / Provider (version 4), holder_info.
 */
export function holderWithinProvider(detail: Exchange, answer: Exchange): Judgement {
  const unjudgeable = unreadable(answer)
  if (unjudgeable !== undefined) return unjudgeable
  const evidence = [detail, answer]
  const [provider, holder] = [dataOf(detail), loginIn(answer)?.['holder_info']]
  if (!isRow(holder)) return notShown('holder_info', 'the login', evidence)
  const listed = isRow(provider) && Array.isArray(provider.holder_info) ? (provider.holder_info as unknown[]) : []
  const shown = readTable('holder-info').provider.filter((word) => saysSomething(holder[word]))
  if (shown.length === 0) return notShown('details', 'the holder', evidence)
  const beyond = shown.find((word) => !listed.includes(word))
  if (beyond === undefined) return holds(evidence)
  const difference = {
    wanted: `only ${listed.join(', ')}, as its provider lists`,
    got: beyond,
    place: `${place}.${beyond}`,
  }
  return differs(difference, evidence)
}

/**
 * Whether a login's holder fits the schema as far as one row is concerned. What a holder has is up to the provider: a
 * login without what the row is about leaves it untested.
 */
export function holderFits(answer: Exchange, schemaId: string, obligation: string): Judgement {
  const unjudgeable = unreadable(answer)
  if (unjudgeable !== undefined) return unjudgeable
  const judgement = matchesSchema(answer, schemaId, { pick: place, obligation })
  if (judgement.finding !== 'inconclusive') return judgement
  return leftUntested('The holder of the login does not show what this rule is about, and no holder has to', [answer])
}
