import { type Command, Option } from 'commander'
import { actInstead } from '../../cli/asked/instead.ts'
import type { Io } from '../../cli/asked/io.ts'
import { failOnWord, formatNames, hostName, portNumber, repeatable, webAddress } from '../../cli/asked/options.ts'
import type { ServeOptions } from '../../cli/serve.ts'
import type { EvaluateClientOptions } from './evaluate-clients.ts'

export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  const reported = (command: Command, folder: string, where = '') =>
    command
      .addOption(
        repeatable('-i, --interface <name>', `${where}report this interface; may be repeated`, 'those that were used'),
      )
      .option('-o, --out <folder>', `${where}the folder for the reports`, folder)
      .addOption(repeatable('--format <name>', `${where}write this report too: ${formatNames}`, 'html, json, junit'))
      .option('--fail-on <verdict>', `${where}what makes the exit code 1, as for \`assay run\``, failOnWord, 'failed')
  const ofExchanges = (command: Command) =>
    reported(
      command.option('-p, --profile <file>', 'the profile of the server, with the keys of its clients'),
      'exchanges-report',
    )
  ofExchanges(program.command('proxy'))
    .description('pass requests on to a server, and report what the documents forbid of both sides')
    .summary('pass requests on to a server and check both sides')
    .requiredOption('--target <url>', 'the address of the server', webAddress)
    .option('--port <number>', 'the port to listen on; without it, a free port', portNumber)
    .option('--host <address>', 'the address to listen on', hostName, '127.0.0.1')
    .addOption(new Option('--rewrite-host', 'send the Host of the server, as one that serves several wants it'))
    .addHelpText(
      'after',
      `
Every byte is passed on as it came. Press Ctrl-C to stop, and to have the reports written.

Examples:
  $ assay proxy --target http://localhost:3000 --port 8080
  $ assay proxy --target https://sandbox.bank.example --rewrite-host --profile bank.yaml`,
    )
    .action(async (options) => finish((await import('./open-proxy.ts')).proxyCommand(options, io)))
  ofExchanges(program.command('check-har').argument('<file>', 'a HAR file, with the bodies of requests and answers'))
    .description('report what the documents forbid of both sides in exchanges that a browser or a tool kept')
    .summary('check both sides of kept exchanges (HAR)')
    .addHelpText('after', '\nExample:\n  $ assay check-har end-to-end.har --profile bank.yaml')
    .action(async (file, options) => finish((await import('./check-har.ts')).checkHarCommand(file, options, io)))
  const judgeClient = new Option('--judge-client', 'look on, and report at the end which duties of clients were kept')
  const serve = actInstead(program, 'serve', judgeClient, async (options: ServeOptions & EvaluateClientOptions) =>
    (await import('./evaluate-clients.ts')).judgeClientCommand(options, io),
  )
  reported(serve, 'client-report', 'with --judge-client: ').addHelpText(
    'after',
    '  $ assay serve --judge-client --port 8080 --write-profile sandbox.yaml --until-idle 30',
  )
}
