import type { Exchange } from '../../../core/exchange.ts'
import { holds, differs, type Judgement } from '../../../core/judgement.ts'
import { isRow, type Row, rowsOf } from '../answers/answer.ts'
import { overPages } from '../paging/pages.ts'
import { leftOut, nothingToCheck } from '../answers/nothing-in.ts'

/**
 * Whether the connections of a list name their consent by last_consent_id. One that leaves the property out, or holds null
 * there while its last attempt names no consent either, says nothing; where all of them do, it is untested.
 * Source: Account information / Versioning.
 */
export function consentNamed(pages: readonly Exchange[]): Judgement {
  let silent = false
  const judgement = overPages(pages, 1, (read) => {
    const listed = read.flatMap(({ rows, exchange }) => rows.map((row, at) => ({ row, at, exchange })))
    if (listed.length === 0) return nothingToCheck('connection', pages)
    const naming = listed.filter(({ row }) => namesConsent(row))
    const wrong = naming.find(({ row }) => !isId(row['last_consent_id']))
    if (wrong) {
      const { row, at, exchange } = wrong
      const own = consentOfAttempt(row)
      const wanted =
        own === undefined ? 'the id of a consent, or nothing' : 'the id of a consent, as its attempt names one'
      const difference = { wanted, got: JSON.stringify(row['last_consent_id']), place: `data[${at}].last_consent_id` }
      return differs(difference, [exchange])
    }
    silent = naming.length === 0
    return holds(pages, naming.length, 'connection')
  })
  return silent ? leftOut('last_consent_id', pages) : judgement
}

/**
 * Whether the last attempt of each connection names the consent that the connection names. Connections that show one of
 * both only are passed over, and so are those that are not asked about, or whose consent was given after the attempt began;
 * where all are, it is untested. Source: Account information / Version 6 connection and account.
 */
export function attemptsNameConsent(pages: readonly Exchange[], isAsked = (_row: Row) => true): Judgement {
  let compared = 0
  const judgement = overPages(pages, 1, (read) => {
    for (const { rows, exchange } of read) {
      for (const [at, row] of rows.entries()) {
        const [own, wanted] = [consentOfAttempt(row), row['last_consent_id']]
        if (own === undefined || !isId(wanted) || !isAsked(row) || isGivenLater(row)) continue
        compared += 1
        if (own === wanted) continue
        return differs({ wanted, got: own, place: `data[${at}].last_attempt.consent_id` }, [exchange])
      }
    }
    return holds(pages, compared, 'connection')
  })
  const nothing = judgement.finding === 'held' && compared === 0
  return nothing ? leftOut('consent_id', pages) : judgement
}

/**
 * Whether a connection whose consent had ended names another one once it was given anew. Undefined where one of both lists does
 * not show its consent. Source: Account information / Versioning.
 */
export function anotherConsentNamed(before: Exchange, after: Exchange, connection: string): Judgement | undefined {
  const [was, is] = [before, after].map(
    (list) => (rowsOf(list) ?? []).find((row) => String(row.id) === connection)?.['last_consent_id'],
  )
  if (!isId(was) || !isId(is)) return undefined
  const evidence = [before, after]
  if (was !== is) return holds(evidence, 1, 'connection')
  return differs(
    { wanted: `another consent than ${was}, which had ended`, got: is, place: 'last_consent_id' },
    evidence,
  )
}

function namesConsent(row: Row): boolean {
  const { last_consent_id: id } = row
  return id === null ? consentOfAttempt(row) !== undefined : id !== undefined
}

function consentOfAttempt({ last_attempt: attempt }: Row): string | undefined {
  const id = isRow(attempt) ? attempt['consent_id'] : undefined
  return isId(id) ? id : undefined
}

function isGivenLater({ last_attempt: attempt }: Row): boolean {
  if (!isRow(attempt)) return false
  return Date.parse(String(attempt['consent_given_at'])) > Date.parse(String(attempt['created_at']))
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id !== ''
}
