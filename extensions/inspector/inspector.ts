import type { MakeInspector } from '../../sandbox/world/sandbox.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { knownFaults } from '../../cli/targets/known-faults.ts'
import { createInspector } from './create-inspector.ts'
import { createTraffic } from './create-traffic.ts'
import { createFaults, type Fault } from './kit/create-faults.ts'
import { inspectorPath, serveInspector } from './serve-inspector.ts'

/** What a served sandbox shows people of its clients: in the look of the reports, with its faults and the requirements. */
export function inspector(): MakeInspector {
  return (sandbox, exchange) => {
    const own = createInspector(sandbox, createFaults(faults(), exchange))
    return {
      path: inspectorPath,
      traffic: createTraffic(sandbox),
      serve: (request, response) => serveInspector(sandbox, own, request, response),
    }
  }
}

/** Variants that change more than rules are chosen at the start only. */
function faults(): Fault[] {
  return [
    ...knownFaults().map(({ id, sentence, patch }) => ({ id, sentence, patch, kind: 'fault' as const })),
    ...variants.flatMap(({ id, sentence, question, patch, options }) =>
      patch && !options ? [{ id, sentence, question, patch, kind: 'variant' as const }] : [],
    ),
  ]
}
