import type { Check } from '../../harness/evaluation/read-checks.ts'
import { assayVersion } from '../../harness/run/version.ts'
import { decidedAtRoutes } from '../../reports/story/decided-at-routes.ts'
import type { Site } from './pages/site-model.ts'
import type { Variant } from '../../sandbox/variants/kit/variant.ts'
import type { Entry } from '../../cli/requirements/entries.ts'

/** The catalogue as the site shows it, of the entries that are asked for. */
export function siteOf(entries: readonly Entry[], checks: readonly Check[], variants: readonly Variant[]): Site {
  const stepsOf = new Map(checks.map(({ name, steps }) => [name, steps.map(({ shown }) => shown)]))
  return {
    version: assayVersion(),
    rows: entries.map((entry) => ({
      ...entry,
      checks: entry.checks.map(({ name, title, where }) => ({ title, where, steps: stepsOf.get(name) ?? [] })),
      variants: variants.filter(({ warns }) => warns?.includes(entry.id)),
    })),
    routes: decidedAtRoutes(entries).map(({ interface: name, route, decided }) => ({
      interface: name,
      route: route.route,
      addresses: decided.map(({ address }) => address),
    })),
    variants,
  }
}
