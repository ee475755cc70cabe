import type { RateLimit } from '../../harness/dialect/rate-limits.ts'

/** Source: Limits of the second document, rate limit of the lists under /api/v5. */
export const listLimit: RateLimit = {
  perSecond: 10,
  routes: [
    'GET /providers',
    'GET /providers/:id',
    'GET /countries',
    'GET /currencies',
    'GET /rates',
    'GET /assets',
    'GET /categories',
  ],
}

/** Source: Limits of the second document, rate limit of what enriches under /api/v5. */
export const enrichingLimit: RateLimit = {
  perSecond: 5,
  routes: [
    'POST /categories/learn',
    'POST /merchants',
    'DELETE /transactions',
    'PUT /transactions/duplicate',
    'PUT /transactions/unduplicate',
    'POST /enrichment',
  ],
}
