import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'
import { repeatable, wholeNumber } from '../../cli/asked/options.ts'

export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  const request = (command: Command) =>
    command
      .option('-X, --method <method>', 'the method of the request', 'GET')
      .requiredOption('--url <address>', 'the complete address of the request, exactly as it is sent')
      .addOption(repeatable('-H, --header <header>', "a header of the request, 'Name: value'; may be repeated", 'none'))
      .option('-d, --data <text>', 'the body of the request')
      .option('--data-file <file>', 'a file with the exact bytes of the body; - reads standard input')
  request(program.command('sign'))
    .description(
      'sign a request and explain each step: Expires-at and Signature or, with --seal, Digest and x-jws-signature',
    )
    .summary('sign a request and explain each step')
    .requiredOption('--key <file>', 'the private key in PEM form; its passphrase comes from ASSAY_KEY_PASSPHRASE')
    .option('--seal <file>', 'the seal certificate in PEM form: makes the JWS signature of the open-finance interface')
    .option('--expires-in <seconds>', 'seconds from now until Expires-at', wholeNumber, 60)
    .option('--headers-only', 'print only the headers, without the steps')
    .addHelpText(
      'after',
      `
The headers go to standard output, the steps to standard error.

Examples:
  $ assay sign --key client.key --url 'https://bank.example/api/v4/logins?customer_id=1'
  $ assay sign --key client.key -X POST --url https://bank.example/api/v4/customers --data-file body.json
  $ assay sign --key seal.key --seal seal.pem -X POST --url https://bank.example/xf/v2/consents/account-access \\
      -H 'x-request-id: 99391c7e-ad88-49ec-a2ad-99ddcb1f7721' --data-file consent.json`,
    )
    .action(async (options) => finish((await import('./sign.ts')).signCommand(options, io)))
  request(program.command('verify-signature'))
    .description('check the signature of a request step by step, and name the mistake that explains a wrong one')
    .summary('check the signature of a request step by step')
    .option('--key <file>', 'public key or certificate of the signer; a JWS signature carries its own certificate')
    .addHelpText(
      'after',
      `
Exit codes: 0 the signature verifies; 1 it does not; 3 a mistake in the command line.

Examples:
  $ assay verify-signature --key client.pub --url https://bank.example/api/v4/logins \\
      -H 'Expires-at: 1924992000' -H 'Signature: mL0s...'
  $ assay verify-signature -X POST --url https://bank.example/xf/v2/consents/account-access --data-file consent.json \\
      -H 'x-request-id: 99391c7e-ad88-49ec-a2ad-99ddcb1f7721' -H 'Digest: SHA-256=...' -H 'x-jws-signature: eyJ0...'`,
    )
    .action(async (options) => finish((await import('./sign.ts')).verifySignatureCommand(options, io)))
  program
    .command('certs')
    .description('make a test certificate authority with website and seal certificates, valid and invalid')
    .summary('make test certificates, valid and invalid')
    .option('-o, --out <folder>', 'the folder for the PEM files', 'certs')
    .addOption(repeatable('--host <name>', 'host name or IP address of the server; may be repeated', 'this machine'))
    .option('--force', 'replace an existing set')
    .addHelpText('after', '\nExamples:\n  $ assay certs\n  $ assay certs --out build/certs --host sandbox.bank.test')
    .action(async (options) => finish((await import('./certs.ts')).certsCommand(options, io)))
}
