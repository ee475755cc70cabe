import type { Route } from '../serving/call.ts'
import { route } from '../serving/route.ts'
import { categorizeBatch } from './categorize-batch.ts'

/** Source: Version 3 differences. */
export const categorizeRoutes: Route[] = [
  route('POST /transactions/categorize', 'transactions/categorize', categorizeBatch, { versions: ['v3'] }),
]
