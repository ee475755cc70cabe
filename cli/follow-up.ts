import { join } from 'node:path'
import { usualFormats } from '../reports/formats.ts'

/** The arguments that have the reports written should the process of the run end without. */
export function followUp({ out, format }: { out: string; format: string[] }): string[] {
  const formats = [...usualFormats, ...format].flatMap((name) => ['--format', name])
  return ['report', join(out, 'journal.ndjson'), '--conclude', ...formats]
}
