import type { Exchange } from '../../core/exchange.ts'

/** A GET exchange with a status and a JSON body, or no JSON body. */
export function answered(status: number, json?: unknown, durationMs = 12): Exchange {
  return {
    id: 'x1',
    request: { method: 'GET', url: 'https://bank.example/api/v4/countries', headers: [], body: '' },
    answer: { status, headers: [], body: JSON.stringify(json) ?? 'text', ...(json === undefined ? {} : { json }) },
    at: '2026-01-01T00:00:00.000Z',
    durationMs,
  }
}

export function refused(errorClass: string, status = 400): Exchange {
  return answered(status, { error_class: errorClass, error_message: 'no', request: {} })
}

export function unanswered(): Exchange {
  const { answer: _, ...rest } = answered(200)
  return { ...rest, trouble: { code: 'TARGET_UNREACHABLE', message: 'The target cannot be reached.' } }
}
