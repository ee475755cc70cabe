import { type Command, Option } from 'commander'
import { actInstead } from '../../cli/asked/instead.ts'
import type { Io } from '../../cli/asked/io.ts'

export function addCommands(program: Command, io: Io): void {
  const html = new Option(
    '--html <folder>',
    'write them as a site to browse and to search, in a folder of its own',
  ).conflicts('json')
  actInstead(program, 'requirements', html, async (address: string | undefined, options: { html: string }) =>
    (await import('./site-command.ts')).siteCommand(address, options, io.out),
  ).addHelpText('after', '  $ assay requirements --html requirements-site')
}
