import type { InterfaceName } from '../../core/interfaces.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { requestsOfCheck, type Route } from '../../requirements/tables/routes/read-routes.ts'
import { selectAddresses } from '../../requirements/select-addresses.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import { keyOfCheck } from '../run/shard.ts'
import { readChecks } from './read-checks.ts'

/** The keys of the checks that decide at these routes, and the addresses that they evaluate below `only`. */
export function checksAtRoutes(
  routes: ReadonlyArray<{ interface: InterfaceName; route: Route }>,
  only: string[],
): { checks: Set<string>; addresses: Set<string> } {
  const interfaces = [...new Set(routes.map((one) => one.interface))]
  const selected = new Set(selectAddresses(readRequirements(), interfaces, only).map(({ address }) => address))
  const found = interfaces.flatMap((name) => {
    const requests = new Set(routes.filter((one) => one.interface === name).map(({ route }) => route.request))
    return readChecks()
      .filter((check) => requestsOfCheck(check.name).some((request) => requests.has(request)))
      .map((check) => ({
        key: keyOfCheck(name, check.name),
        addresses: check.requirements.map((id) => addressOf(id, name)).filter((address) => selected.has(address)),
      }))
  })
  const matching = found.filter(({ addresses }) => addresses.length > 0)
  return {
    checks: new Set(matching.map(({ key }) => key)),
    addresses: new Set(matching.flatMap(({ addresses }) => addresses)),
  }
}
