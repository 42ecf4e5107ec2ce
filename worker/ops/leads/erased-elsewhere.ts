/** Reads the erased leads that are kept outside of the database: next to a backup, and in R2. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ERASED_LIST, type ErasedLead, parseErased } from '#worker/backup/erased-list'
import { type Location, locationArguments, runWrangler } from './database.ts'

/**
 * @param bucket The R2 bucket of backups, if wrangler.toml has one.
 * @throws Error if neither place can have a list, because a restore would bring erased leads back
 */
export async function erasedElsewhere(file: string, bucket: string | undefined, at: Location): Promise<ErasedLead[]> {
  const list = path.join(path.dirname(file), ERASED_LIST)
  const isNear = existsSync(list)
  if (!isNear && !bucket)
    throw new Error(
      `Cannot find ${list}, so inquiries that were erased after the backup would come back. Put the list there, or an empty file if it is lost`,
    )
  const near = isNear ? await readFile(list, 'utf8') : ''
  return [...parseErased(near), ...(bucket ? parseErased(await readList(bucket, at)) : [])]
}

async function readList(bucket: string, at: Location): Promise<string> {
  const object = `${bucket}/${ERASED_LIST}`
  try {
    return await runWrangler(['r2', 'object', 'get', object, '--pipe', ...locationArguments(at)]).catch(
      async (error) => {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
        if (!`${stdout}${stderr}`.includes('The specified key does not exist')) throw error
        // Wrangler says the same of a bucket that does not exist.
        if (at.remote) await runWrangler(['r2', 'bucket', 'lifecycle', 'list', bucket])
        // No lead has been erased yet.
        return ''
      },
    )
  } catch (error) {
    throw new Error(`Cannot read ${object} from R2, so nothing was restored. Check wrangler's login and the bucket`, {
      cause: error,
    })
  }
}
