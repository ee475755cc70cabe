import { groupBy } from '../../core/group-by.ts'
import { type HowShared, keyOfCheck } from '../run/shard.ts'
import { msOf } from './forecast.ts'
import type { CheckIn } from './plan.ts'

/** An interface with no more than so many fair shares stays whole: what its checks share would be made once in each part. */
const mostWhole = 1.15

/**
 * How checks are shared among so many parts that go on at the same time and have about the same to do. An interface stays
 * whole where it is not too large for one part; else its features do.
 */
export function evenShares(checks: readonly CheckIn[], parts: number): HowShared {
  const msOfAll = (some: readonly CheckIn[]) => some.reduce((sum, { check }) => sum + msOf(check), 0)
  const most = (mostWhole * msOfAll(checks)) / parts
  const byInterface = groupBy(checks, (one) => one.interface)
  const units = [...byInterface].flatMap(([name, own]) => {
    const isWhole = msOfAll(own) <= most
    return own.map(
      ({ check }) => [keyOfCheck(name, check.name), isWhole ? name : featureOf(name, check.where)] as const,
    )
  })
  const unitOf = new Map(units)
  return {
    durations: new Map(checks.map((one) => [keyOfCheck(one.interface, one.check.name), msOf(one.check)])),
    together: (name, check) => unitOf.get(keyOfCheck(name, check)),
  }
}

function featureOf(name: string, where: string): string {
  return `${name} ${where.replace(/:\d+$/, '')}`
}
