import type { Screen } from '../../cli/asked/io.ts'
import { entriesAsked } from '../../cli/requirements.ts'
import { readChecks, type Check } from '../../harness/evaluation/read-checks.ts'
import type { Variant } from '../../sandbox/variants/kit/variant.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makeOwnFolder } from '../../core/own-folder.ts'
import { siteFiles } from './pages/site-files.ts'
import type { Site } from './pages/site-model.ts'
import { openOut } from '../../cli/asked/open-out.ts'
import { inFolder } from '../../cli/asked/out-folder.ts'
import { assayVersion } from '../../harness/run/version.ts'
import { decidedAtRoutes } from '../../reports/story/routes-of-run.ts'
import type { Entry } from '../../cli/requirements/entries.ts'

const option = '--html'

/**
 * Writes the site into a folder of its own, in place of the site that was there. Gives the file to open.
 * @throws AskedWrongly OUT_OCCUPIED where the folder holds anything that Assay did not write there, OUT_EMPTY, OUT_LOCKED;
 * OutUnwritable where the file system refuses
 */
function writeSite(given: string, site: Site): string {
  const folder = resolve(given)
  const parent = given.trim() === '' ? given : dirname(folder)
  const release = openOut(parent, isEmpty(folder) ? [] : [basename(folder)], { option })
  try {
    inFolder(folder, () => replaceFolder(folder, siteFiles(site)), option)
    return join(given, 'index.html')
  } finally {
    release()
  }
}

function replaceFolder(folder: string, files: ReadonlyMap<string, string>): void {
  rmSync(folder, { recursive: true, force: true })
  makeOwnFolder(folder)
  for (const [name, text] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}

function isEmpty(folder: string): boolean {
  return existsSync(folder) && statSync(folder).isDirectory() && readdirSync(folder).length === 0
}

/** `assay requirements --html`: writes what lies beneath an address as a site. Gives the exit code. */
export async function siteCommand(
  address: string | undefined,
  options: { html: string; features?: string[]; interfaceFolder?: string[] },
  out: Screen,
): Promise<number> {
  const entries = await entriesAsked(address, options)
  out.line(`Wrote ${writeSite(options.html, siteOf(entries, readChecks(), variants))}`)
  return 0
}

/** The catalogue as the site shows it, of the entries that are asked for. */
function siteOf(entries: readonly Entry[], checks: readonly Check[], variants: readonly Variant[]): Site {
  const stepsOf = new Map(checks.map(({ name, steps }) => [name, steps.map(({ shown }) => shown)]))
  return {
    version: assayVersion(),
    rows: entries.map((entry) => ({
      ...entry,
      checks: entry.checks.map(({ name, title, where }) => ({ title, where, steps: stepsOf.get(name) ?? [] })),
      variants: variants.filter(({ id }) => entry.warnsOn?.includes(id)),
    })),
    routes: decidedAtRoutes(entries).map(({ interface: name, route, decided }) => ({
      interface: name,
      route: route.route,
      addresses: decided.map(({ address }) => address),
    })),
    variants,
  }
}
