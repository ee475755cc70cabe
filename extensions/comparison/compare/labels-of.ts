import { basename, dirname } from 'node:path'
import type { ComparedRun } from '../../../reports/runs/compared-run.ts'
import { minuteOf } from './comparison.ts'

type Named = Pick<ComparedRun, 'file' | 'target' | 'startedAt'>

/**
 * A name for the column of each run: that of its target, else of its file, else the time at which it began; whatever tells
 * all of them apart. Runs that nothing tells apart are numbered.
 */
export function labelsOf(runs: readonly Named[]): string[] {
  const ways = [
    ({ target }: Named) => target.name,
    ({ file }: Named) => nameOfFile(file),
    folderThatDiffers(runs),
    minuteOf,
    ({ startedAt }: Named) => startedAt.slice(0, 19).replace('T', ' '),
  ]
  const labels = ways.map((way) => runs.map(way)).find((names) => new Set(names).size === names.length)
  return labels ?? runs.map(({ target }, at) => `${target.name} (${at + 1})`)
}

/** The part of the paths, counted from their end, by which all of them differ, as the day in `monday/conformance-report`. */
function folderThatDiffers(runs: readonly Named[]): (run: Named) => string {
  const partsOf = ({ file }: Named) => file.split(/[\\/]/).filter((part) => part !== '' && part !== '.')
  const depth = Math.min(...runs.map((run) => partsOf(run).length))
  const ends = Array.from({ length: depth }, (_, at) => -1 - at)
  const end = ends.find((at) => new Set(runs.map((run) => partsOf(run).at(at))).size === runs.length) ?? -1
  return (run) => partsOf(run).at(end) ?? ''
}

/** The name of a file without its ending; the folder of those that have the same name in every folder. */
function nameOfFile(file: string): string {
  const name = basename(file)
  const own = /^(?:results\.json|journal\.ndjson)$/.test(name) ? basename(dirname(file)) : name
  return own.replace(/\.(?:json|ndjson|recording)$/, '')
}
