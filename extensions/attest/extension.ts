import type { Command } from 'commander'
import type { Io } from '../../cli/asked/io.ts'

/** Adds `assay attest` to the program. */
export function addCommands(program: Command, io: Io, finish: (ended: Promise<number>) => Promise<void>): void {
  program
    .command('attest')
    .argument('<folder>', 'the folder with the reports of a run')
    .description('sign a statement about a run: its verdicts, and the digests of its files; or verify one')
    .option(
      '--key <file>',
      'the private key to sign with, the public one to verify with, in PEM form: Ed25519, ECDSA or RSA; the passphrase of a private key comes from ASSAY_KEY_PASSPHRASE',
    )
    .option('--recording <file>', 'what `assay run --record` wrote: attest it too, or run its checks again to verify')
    .option('--without-recording', 'attest a run of which there is none: nobody can run its checks again')
    .option('-o, --out <file>', 'the file to write; without it, attestation.intoto.jsonl in the folder')
    .option('--unsigned', 'write the statement without a signature, for another tool to sign')
    .option('--verify <file>', 'verify this attestation of the run')
    .option('-p, --profile <file>', 'with --verify: also check that this is the profile of the run')
    .addHelpText(
      'after',
      `
Examples:
  $ openssl genpkey -algorithm ed25519 -out key.pem && openssl pkey -in key.pem -pubout -out public.pem
  $ assay run --profile bank.yaml --record bank.recording
  $ assay attest conformance-report --recording bank.recording --key key.pem --out bank.intoto.jsonl
  $ assay attest conformance-report --recording bank.recording --key public.pem --verify bank.intoto.jsonl

Exit codes of --verify: 0 the attestation holds; 1 the signature does not verify, or the results do not follow from the
recording; 2 the recording does not hold what a check needs; 3 a file was changed or is missing, or a key cannot be used.`,
    )
    .action(async (folder, options) => finish((await import('./attest.ts')).attestCommand(folder, options, io)))
}
