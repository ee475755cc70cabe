import type { Route } from '../core/call.ts'
import { learn } from './learn.ts'

/** Source: Version 4 endpoints. */
export const categoryRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/v4/categories',
    name: 'categories/list',
    appKeys: true,
    handle: ({ sandbox: { rules } }) => ({ data: rules.shape.categoryTrees(rules.categories.trees()) }),
  },
  { method: 'POST', path: '/api/v4/categories/learn', name: 'categories/learn', appKeys: false, handle: learn },
]
