import type { Route } from '../serving/call.ts'
import { viewOf } from '../serving/view.ts'
import { learn } from './learn.ts'

/** Source: Version 4 endpoints. */
export const categoryRoutes: Route[] = [
  {
    method: 'GET',
    path: '/categories',
    name: 'categories/list',
    appKeys: true,
    handle: (call) => ({ data: viewOf(call).categoryTrees() }),
  },
  { method: 'POST', path: '/categories/learn', name: 'categories/learn', appKeys: false, handle: learn },
]
