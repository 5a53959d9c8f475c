import { open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../folder'

/** Thrown when another living process has the data folder open. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}`)
  }
}

/** Takes `folder` for this process with a pid file beside it; a file left by a dead process is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  await makeFolder(dirname(file))
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
      if (pid > 0 && pid !== process.pid && isAlive(pid)) throw new FolderInUse(folder, pid)
      await rm(file, { force: true })
    }
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
