import type { HarmlessRoutes } from '../../harness/arrange/scene/harmless-routes.ts'

/** Routes of payment initiation that may be called with whatever comes. */
export const harmlessRoutes: HarmlessRoutes = {
  reads: [
    ['/providers', []],
    ['/templates', []],
    ['/templates/none', []],
  ],
  writes: [
    ['/customers', [{}, { identifier: '' }, { identifier: [] }, null]],
    ['/payments/connect', [{}, { customer_id: '0', template_identifier: 'none' }, null]],
  ],
}
