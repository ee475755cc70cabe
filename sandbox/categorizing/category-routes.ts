import type { Route } from '../serving/call.ts'
import { route } from '../serving/route.ts'
import { viewOf } from '../serving/view.ts'
import { learn } from './learn.ts'

/** Source: Version 4 endpoints. */
export const categoryRoutes: Route[] = [
  route('GET /categories', 'categories/list', (call) => ({ data: viewOf(call).categoryTrees() })),
  route('POST /categories/learn', 'categories/learn', learn, { appKeys: false }),
]
