import { readdirSync, readFileSync } from 'node:fs'
import { readRequirements } from '../../../requirements/read-requirements.ts'

/** What requests and answers are full of, and may be typed as a credential. */
const ofHttp =
  'application/json; charset=utf-8 application/x-www-form-urlencoded multipart/form-data; boundary= text/html; charset=utf-8 ' +
  'content-disposition: form-data; name= authorization: bearer response_type=code grant_type=authorization_code ' +
  'client_credentials access_token refresh_token redirect_uri -----begin private key----- -----end private key-----'
/** Codes of transport errors, which Assay writes itself. */
const ofAssay =
  'answer_incomplete answer_too_large target_reset target_timeout target_unavailable target_unreachable request_unsendable ' +
  'answer_malformed answer_too_deep target_untrusted route_silent budget_spent run_interrupted not_in_recording'
const tables = new URL('../../../requirements/tables/', import.meta.url)
const fewest = 12

let known: string | undefined

let words: Set<string> | undefined

/**
 * Whether a text, in small letters, is a word of the rules. Each report is full of such words: to hide one as a credential
 * spoils sentences and addresses, and those that are left say what it was.
 */
export function isWordOfRules(text: string): boolean {
  if (!/^[a-z]+$/.test(text)) return false
  words ??= new Set(
    readRequirements().flatMap(({ id, text: rule }) => `${id} ${rule}`.toLowerCase().match(/[a-z]+/g) ?? []),
  )
  return words.has(text)
}

/** Whether a text, in small letters, stands in the tables of the documents, or is a text of HTTP or of Assay: it is no secret then. */
export function isOrdinary(text: string): boolean {
  if (text.length < fewest) return false
  known ??= [ofHttp, ofAssay, ...readdirSync(tables).map(textOf)].join('\n').toLowerCase()
  return known.includes(text)
}

function textOf(name: string): string {
  return name.endsWith('.yaml') ? readFileSync(new URL(name, tables), 'utf8') : ''
}
