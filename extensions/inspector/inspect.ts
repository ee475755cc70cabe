import type { MakeInspector } from '../../sandbox/world/sandbox.ts'
import { createInspector } from './create-inspector.ts'
import { createTraffic } from './create-traffic.ts'
import { createFaults } from './kit/create-faults.ts'
import type { InspectorOptions } from './kit/shown.ts'
import { inspectorPath, serveInspector } from './serve-inspector.ts'

/** The inspector of a sandbox that shows this beside what clients send. */
export function inspect(options: InspectorOptions): MakeInspector {
  return (sandbox, exchange) => {
    const inspector = createInspector(sandbox, createFaults(options.faults, exchange), options)
    return {
      path: inspectorPath,
      traffic: createTraffic(sandbox),
      serve: (request, response) => serveInspector(sandbox, inspector, request, response),
    }
  }
}
