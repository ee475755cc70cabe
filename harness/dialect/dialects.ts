import type { InterfaceName } from '../../core/interface-name.ts'
import { aisV3 } from './ais-v3.ts'
import { aisV4 } from './ais-v4.ts'
import { aisV5 } from './ais-v5.ts'
import { aisV6 } from './ais-v6.ts'
import type { Dialect } from './dialect.ts'
import { enrichmentV5 } from './enrichment-v5.ts'
import { openFinanceV2 } from './open-finance-v2.ts'
import { partnersV1 } from './partners-v1.ts'
import { paymentsV1 } from './payments-v1.ts'

const dialects: ReadonlyMap<InterfaceName, Dialect> = new Map(
  [aisV3, aisV4, aisV5, aisV6, enrichmentV5, paymentsV1, partnersV1, openFinanceV2].map((one) => [one.interface, one]),
)

/** The interfaces that Assay can judge today. */
export function judgeableInterfaces(): InterfaceName[] {
  return [...dialects.keys()]
}

/** The dialect of an interface, or undefined where Assay cannot judge it yet. */
export function dialectOf(name: InterfaceName): Dialect | undefined {
  return dialects.get(name)
}
