import type { Exchange } from '../../../core/exchange.ts'

const names = ['consentId', 'consent_id', 'id']

/** The id of the consent that an answer shows, under one of the likely names; undefined where it shows none. */
export function consentIdIn({ answer }: Exchange): string | undefined {
  if (!answer || answer.status < 200 || answer.status > 299) return undefined
  const body = fieldsOf(answer.json)
  for (const fields of [body, fieldsOf(body['data']), fieldsOf(body['consent'])]) {
    const found = names.map((name) => fields[name]).find((id) => typeof id === 'string' || typeof id === 'number')
    if (found !== undefined) return String(found)
  }
  return undefined
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
