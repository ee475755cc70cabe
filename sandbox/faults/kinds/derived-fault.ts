import { versionOf, sites, type Derive, type Fault } from '../kit/fault.ts'
import { once } from '../../basics/remembering.ts'
import { times } from '../kit/remembering.ts'
import { changedField } from './fields.ts'
import { changedRefusal } from './refusals.ts'
import { changedRequest } from './requests.ts'
import { changedRule } from './rules.ts'

const kinds: readonly Derive[] = [changedRefusal, changedRule, changedField, changedRequest]

const parts = new RegExp(
  `^(?<what>.+?)(?:-at-(?<slug>[a-z0-9-]+?))?(?:-in-(?<only>[a-z]+(?:-[a-z]+)?-v\\d))?(?:-(?<time>${times.join('|')}))?$`,
)

const siteBySlug = once(() => new Map(sites(() => true).map((site) => [site.slug, site])))

/**
 * The fault that a name describes: what is wrong, then where (`-at-` a route, `-in-` an interface) and when
 * (`-when-repeated`, `-when-of-a-second-owner`, `-when-refused-before`). Undefined for any other name.
 */
export function derivedFault(id: string): Fault | undefined {
  const { what = '', slug, only, time } = parts.exec(id)?.groups ?? {}
  const found = slug === undefined ? undefined : siteBySlug().get(slug)
  const site = found && { ...found, version: versionOf[only ?? ''] }
  if (slug !== undefined && !site) return undefined
  const patch = kinds.map((derive) => derive(what, site, time)).find((one) => one !== undefined)
  if (!patch) return undefined
  return {
    id,
    ...(site && { requests: site.requests, interfaces: site.interfaces }),
    ...(only !== undefined && { interfaces: [only] }),
    patch,
  }
}

/** Expands `accepts-AccountNotFound-when-*` to a name per time; any other name stands for itself. */
export function atEachTime(id: string): string[] {
  return id.endsWith('-when-*') ? times.map((time) => id.replace(/when-\*$/, time)) : [id]
}
