import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Image } from './buildah.ts'

type Variables = Readonly<Record<string, string>>

/**
 * What a container's runtime does as compose.yaml and the manifests ask for it, by Linux's own commands, as no runtime of
 * containers runs where this does: a root that cannot be written, memory at /tmp and at each volume, the image's user, none of
 * root's rights and no way to any. Network and other processes are the machine's. The process that is started becomes Node.
 */
const script = `
files=$1 user=$2 folder=$3 volumes=$4; shift 4
mount --bind "$files" "$files"
mount -o remount,bind,ro "$files"
mount -t proc proc "$files/proc"
mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs "$files/tmp"
for volume in $volumes; do
  mount -t tmpfs -o "mode=0755,nosuid,nodev,uid=\${user%:*},gid=\${user#*:}" tmpfs "$files$volume"
done
exec setpriv --no-new-privs --inh-caps=-all --bounding-set=-all,+setuid,+setgid,+sys_chroot \\
  /usr/sbin/chroot --userspec="$user" --groups= "$files" /usr/bin/env -C "$folder" "$@"
`

export interface Contained {
  readonly image: Image
  readonly variables: Variables
  /** folders that can be written, beside /tmp */
  readonly volumes: readonly string[]
}

/** How one thing is run in a container of an image: a command of this machine, and its environment. */
export const contained = ({ image, variables, volumes }: Contained, command: readonly string[]) => {
  const { files, user, folder, env } = image
  const settings = [files, user, folder, volumes.join(' ')]
  return {
    command: '/usr/bin/unshare',
    args: ['--mount', '--propagation', 'private', '/bin/sh', '-ec', script, 'sh', ...settings, ...command],
    env: { ...env, ...variables },
  }
}

/** Runs something in a container to its end. */
export const runContained = async (container: Contained, command: readonly string[]) => {
  const { command: program, args, env } = contained(container, command)
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, text: `${out}${err}` }
}
