import { mostShown } from '../../core/most-shown.ts'

/** `named` is the number of missed places to name, where it is not the usual one. */
type Counts = { what: string; judged: number; all: number; missed: readonly string[]; named?: number }

/** Sentences about rules that hold at several places: every list, every route. */
export const places = {
  'at-place': ({ place, reason }: { place: string; reason: string }) => `${place}: ${reason}`,
  'held-at-places': ({ parts, ...counts }: Counts & { parts: readonly string[] }) =>
    [
      `The rule was checked on ${over(counts)}.`,
      ...(parts.length > mostShown.names ? [] : parts),
      ...namedMissed(counts),
    ].join(' '),
  'broken-at-place': ({
    place,
    reason,
    also,
    ...counts
  }: Counts & { place: string; reason: string; also: readonly string[] }) =>
    [
      `${place}: ${reason}`,
      ...(also.length > 0 ? [`The rule is broken on ${also.join(', ')} too.`] : []),
      `It was checked on ${over(counts)}.`,
      ...namedMissed(counts),
    ].join(' '),
  'no-place-judged': (counts: Counts) => [`The rule was checked on ${over(counts)}.`, ...namedMissed(counts)].join(' '),
  'nothing-found': ({ outcome }: { outcome: string }) => `The target found nothing (${outcome}).`,
  'no-such-place': ({ what }: { what: string }) => `The interface has no ${what}.`,
} as const

function over({ what, judged, all }: Counts): string {
  if (all === 1) return `${judged === 1 ? 'the only one' : 'none'} of the ${what}`
  return `${judged === all ? 'all' : judged === 0 ? 'none of' : `${judged} of`} ${all} ${what}`
}

function namedMissed({ missed, named = mostShown.names }: Counts): string[] {
  if (missed.length === 0 || named === 0) return []
  const more = missed.length > named ? [`and ${missed.length - named} more.`] : []
  return ['Not checked:', ...missed.slice(0, named), ...more]
}
