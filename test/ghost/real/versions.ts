/**
 * What the real Ghost is made of, exactly. Ghost runs on a Node of its own: its better-sqlite3 12 aborts at the first
 * garbage collection on Node 24.19 and later.
 */
import { homedir } from 'node:os'
import { join } from 'node:path'

export const GHOST_VERSION = '6.65.0'
export const GHOST_NODE_VERSION = '22.23.3'
export const PNPM_VERSION = '12.4.2'
export const NODE_GYP_VERSION = '12.1.0'

/** npm's name of the package that holds the Node binary of this machine. */
export const NODE_PACKAGE = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`

/** Outside the project: 600 MB that every checkout shares and no build may pick up. */
export const CACHE_ROOT = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'dresden-firm-site')

export const INSTALL_NAME = `ghost-${GHOST_VERSION}-node-${GHOST_NODE_VERSION}-${process.platform}-${process.arch}`
