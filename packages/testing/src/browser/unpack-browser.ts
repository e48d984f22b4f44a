import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

interface UnpackedBrowser {
  readonly path: string
  readonly environment: Readonly<Record<string, string>>
}

/**
 * Unpacks the Chromium that npm brought (@sparticuz/chromium), its libraries and its fonts, once
 * per user and version. Its own unpacking shares one folder among users and leaves the libraries
 * out, so another user's browser could be found but not run.
 */
export async function unpackBrowser(): Promise<UnpackedBrowser> {
  const root = packageFolder()
  const manifest: { version: string } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  const folder = join(tmpdir(), `caderneta-chromium-${manifest.version}-${userInfo().username}`)
  if (!existsSync(folder)) await unpack(join(root, 'bin'), folder)
  return {
    path: join(folder, 'chromium'),
    environment: {
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH ?? '']
        .filter((entry) => entry !== '')
        .join(':'),
    },
  }
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return dirname(dirname(dirname(entry)))
}

/** Into a temporary folder first: the final one is complete once it exists. */
async function unpack(source: string, folder: string): Promise<void> {
  const partial = await mkdtemp(`${folder}-`)
  const read = (name: string) => createReadStream(join(source, name))
  await pipeline(
    read('chromium.br'),
    createBrotliDecompress(),
    createWriteStream(join(partial, 'chromium'), { mode: 0o755 }),
  )
  for (const name of ['fonts', 'al2023']) {
    const target = join(partial, name)
    await mkdir(target)
    await pipeline(read(`${name}.tar.br`), createBrotliDecompress(), extract(target))
  }
  await pipeline(read('swiftshader.tar.br'), createBrotliDecompress(), extract(partial))
  await writeFile(join(partial, 'fonts', 'fonts.conf'), fontConfiguration(join(folder, 'fonts')))
  await rename(partial, folder).catch(async (error: unknown) => {
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  })
}

function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`
}
