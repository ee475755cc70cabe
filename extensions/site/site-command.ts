import type { Screen } from '../../cli/asked/screen.ts'
import { entriesAsked } from '../../cli/requirements.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { variants } from '../../sandbox/variants/variants.ts'
import { siteOf } from './site.ts'
import { writeSite } from './write-site.ts'

/** `assay requirements --html`: writes what lies beneath an address as a site. Gives the exit code. */
export async function siteCommand(
  address: string | undefined,
  options: { html: string; features?: string[] },
  out: Screen,
): Promise<number> {
  const entries = await entriesAsked(address, options)
  out.line(`Wrote ${writeSite(options.html, siteOf(entries, readChecks(), variants))}`)
  return 0
}
