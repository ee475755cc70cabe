import { goesByCertificates, interfaceNames } from '../../core/interfaces.ts'
import { ownHome } from '../../requirements/rules-of-feature.ts'

/** Whether a requested interface needs certificates. */
export function wantsCertificates({
  interface: interfaces = [],
  only,
}: {
  interface?: string[]
  only: string[]
}): boolean {
  const wanted = interfaces.length === 0 ? interfaceNames() : interfaces
  const homes = only.map((address) => address.split('/')[0])
  const asked = wanted.filter((name) => only.length === 0 || homes.includes(name) || homes.includes(ownHome))
  return asked.some(goesByCertificates)
}
