import type { Route } from '../serving/call.ts'
import { categorizeBatch } from './categorize-batch.ts'

/** Source: Version 3 differences. */
export const categorizeRoutes: Route[] = [
  {
    method: 'POST',
    path: '/transactions/categorize',
    name: 'transactions/categorize',
    versions: ['v3'],
    appKeys: true,
    handle: categorizeBatch,
  },
]
