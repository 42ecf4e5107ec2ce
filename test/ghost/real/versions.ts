/**
 * Versions of the real Ghost and of the tools that install it. Ghost runs on a separate version of Node, because better-sqlite3
 * 12 aborts at the first garbage collection on Node 24.19 and later.
 */
import { homedir } from 'node:os'
import { join } from 'node:path'

export const GHOST_VERSION = '6.65.0'
export const GHOST_NODE_VERSION = '22.23.3'
export const PNPM_VERSION = '12.4.2'
export const NODE_GYP_VERSION = '12.1.0'

export const NODE_PACKAGE = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`

/** A cache folder outside the project so that all checkouts share the 600 MB cache and builds ignore it. */
export const CACHE_ROOT = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'dresden-firm-site')

export const INSTALL_NAME = `ghost-${GHOST_VERSION}-node-${GHOST_NODE_VERSION}-${process.platform}-${process.arch}`
