/** A migration as the database records it. */
export interface Applied {
  readonly number: number
  readonly name: string
  readonly checksum: string
}

/** A later version removed what this one uses; the message is a sentence for the operator. */
export class SchemaContracted extends Error {}

/**
 * A migration that removes something names the first migration since which nothing uses it:
 * `0060-contract-0058-<subject>.sql`. The name is stored in the database, where an older server,
 * which does not have the file, reads it.
 */
const CONTRACT_NAME = /^\d{4}-contract-(\d{4})-/

/**
 * Throws when the files of this version do not continue what was applied: a gap, a changed text. A
 * database may be ahead of the files: what its newer migrations add does not affect this version,
 * which they were applied beside, or which replaces a newer one that failed. Only a migration that
 * removed what this version uses is refused.
 */
export function checkApplied(applied: readonly Applied[], files: readonly Applied[]): void {
  applied.forEach((done, index) => {
    const known = files[index]
    if (!known) checkExpands(done, files.length)
    else if (known.number !== done.number || known.checksum !== done.checksum)
      throw new Error(`Migration ${known.name} is not the ${done.name} that was applied.`)
  })
}

function checkExpands({ name }: Applied, newest: number): void {
  const unusedSince = CONTRACT_NAME.exec(name)?.[1]
  if (unusedSince !== undefined && Number(unusedSince) > newest)
    throw new SchemaContracted(
      `Migration ${name} of a later version removed what this version uses: ` +
        `start a version that has migration ${unusedSince}.`,
    )
}
