import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { holds, differs, type Judgement } from '../../../core/judgement.ts'
import { isRow, type Row, rowsOf } from '../answers/answer.ts'
import { overRows } from '../values/rows-satisfy.ts'

/**
 * Whether the connections of a list name their consent by last_consent_id. One that leaves the property out, or holds null
 * there while its last attempt names no consent either, says nothing; where all of them do, it is untested.
 * Source: Account information / Versioning.
 */
export function consentNamed(pages: readonly Exchange[]): Judgement {
  return overRows(pages, {
    what: 'connection',
    wanted: 'the id of a consent, or nothing',
    concerns: namesConsent,
    faultIn: (row) => {
      const { last_consent_id: id } = row
      const wanted = 'the id of a consent, as its attempt names one'
      const fault = { got: JSON.stringify(id), place: 'last_consent_id' }
      return isId(id) ? undefined : { ...fault, ...(consentOfAttempt(row) !== undefined && { wanted }) }
    },
    unconcerned: because('left-out', { what: 'last_consent_id' }),
  })
}

/**
 * Whether the last attempt of each connection names the consent that the connection names. Connections that show one of
 * both only are passed over, and so are those that are not asked about, or whose consent was given after the attempt began;
 * where all are, it is untested. Source: Account information / Version 6 connection and account.
 */
export function attemptsNameConsent(pages: readonly Exchange[], isAsked = (_row: Row) => true): Judgement {
  return overRows(pages, {
    what: 'connection',
    wanted: 'its last_consent_id as consent_id of its last attempt',
    concerns: (row) =>
      consentOfAttempt(row) !== undefined && isId(row['last_consent_id']) && isAsked(row) && !isGivenLater(row),
    faultIn: (row) => {
      const [got = '', wanted] = [consentOfAttempt(row), String(row['last_consent_id'])]
      return got === wanted ? undefined : { wanted, got, place: 'last_attempt.consent_id' }
    },
    unconcerned: because('left-out', { what: 'consent_id' }),
  })
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
