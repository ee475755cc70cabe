import type { Requirement } from '../../core/requirement.ts'
import type { Client } from '../client/client.ts'
import { clientInDialect } from '../dialect/in-dialect.ts'
import { capabilitiesIn, dialectOfProfile, profileIn } from '../dialect/profile-in-dialect.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { type DescribeDialect, baseVersionOf, otherVersions } from './base-version.ts'
import { createRun, type Run, type RunOptions } from './run.ts'

export type RunShared = Omit<
  RunOptions,
  'offered' | 'requirements' | 'dialect' | 'baseVersion' | 'others' | 'propertySeconds'
> & {
  /** Without a dialect. */
  client: Client
  describe: DescribeDialect
}

/**
 * A run against a target as one interface with these requirements. Its customers' names include the interface, because
 * versions share customers. @throws Error DIALECT_UNKNOWN where Assay does not speak the interface
 */
export function runOfInterface(name: InterfaceName, shared: RunShared, requirements: Requirement[] = []): Run {
  const { profile, client, describe } = shared
  const { dialect } = describe(name) ?? {}
  if (!dialect) throw new Error(`DIALECT_UNKNOWN: Assay does not support ${name}`)
  const spoken = dialectOfProfile(dialect, profile)
  const baseVersion = baseVersionOf(dialect, shared)
  return createRun({
    ...shared,
    profile: profileIn(dialect, profile),
    offered: capabilitiesIn(dialect, profile),
    requirements,
    dialect: spoken,
    client: clientInDialect(client, spoken),
    ...(baseVersion && { baseVersion }),
    others: otherVersions(dialect, shared),
    propertySeconds: profile.properties.seconds,
    label: `${shared.label}-${name}`,
  })
}
