import type { Route } from '../core/call.ts'
import { learn } from './learn.ts'

/** Source: Version 4 endpoints. */
export const categoryRoutes: Route[] = [
  {
    method: 'GET',
    path: '/categories',
    name: 'categories/list',
    appKeys: true,
    handle: ({ sandbox: { rules }, version }) => ({
      data: rules.shape.categoryTrees(rules.categories.trees(version.categories)),
    }),
  },
  { method: 'POST', path: '/categories/learn', name: 'categories/learn', appKeys: false, handle: learn },
]
