/** better-sqlite3 12 aborts at the first garbage collection on Node 24.19 and later, so Ghost runs on Node 22. */
import { homedir } from 'node:os'
import { join } from 'node:path'

export const GHOST_VERSION = '6.65.0'
export const GHOST_NODE_VERSION = '22.23.3'
export const PNPM_VERSION = '12.4.2'
export const NODE_GYP_VERSION = '12.1.0'

export const NODE_PACKAGE = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`

/** All checkouts share one 600 MB cache because the cache folder is outside the project. */
export const CACHE_ROOT = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'dresden-firm-site')

export const INSTALL_NAME = `ghost-${GHOST_VERSION}-node-${GHOST_NODE_VERSION}-${process.platform}-${process.arch}`
