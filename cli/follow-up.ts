import { join } from 'node:path'
import { usualFormats } from '../reports/formats.ts'

/** The arguments that write the reports if the run's process ends without them. */
export function followUp({ out, format }: { out: string; format: string[] }): string[] {
  const formats = [...usualFormats, ...format].flatMap((name) => ['--format', name])
  return ['report', join(out, 'journal.ndjson'), '--conclude', ...formats]
}
