/** The rules of the layers: which files may import a file or package, or use a global name. */

export interface LayerRule {
  rule: string
  /** Protected files (globs), folders (with a final slash) and packages. `!` excludes a part of them. */
  imports?: readonly string[]
  /** Protected names, written as in syntax.ts. */
  names?: RegExp
  /** The rule binds these files; by default all of src/ and worker/. */
  within?: readonly string[]
  /** The rule does not bind these files. */
  except: readonly string[]
}

/** The composition root receives the bindings from the platform and passes each one to the module that uses it. */
const COMPOSITION_ROOT = ['worker/isolate.ts', 'worker/compose.ts', 'worker/compose-desk.ts']
const ENV = 'worker/env.ts'
/** The operator's commands run in Node. */
const COMMANDS = 'worker/ops/'

const NETWORK_PACKAGES = ['axios', 'cloudflare:sockets', 'ky', 'node-fetch', 'ofetch', 'undici']
const NODE_NETWORK = ['dgram', 'http', 'http2', 'https', 'net', 'tls']

/** Each folder imports only folders that come later in this list. */
const MAIL_ORDER = ['worker/mail/', 'worker/desk/', 'worker/appointments/', 'worker/leads/', 'worker/db/']

export const LAYER_RULES: readonly LayerRule[] = [
  { rule: 'src/ must not import worker/', imports: ['worker/'], within: ['src/'], except: [] },
  {
    rule: 'worker/ imports data and pure functions from src/, and pages only through two modules of src/',
    imports: [
      ...['src/', '!src/shared/', '!src/brands/', '!src/services/', '!src/industries/', '!src/content/'],
      ...[
        '!src/tax/',
        '!src/entry-server.tsx',
        '!src/desk/models.ts',
        '!src/desk/appointment-models.ts',
        '!src/desk/words.ts',
        '!src/desk/pages.tsx',
      ],
    ],
    within: ['worker/'],
    except: [],
  },
  {
    rule: 'the site must not import the desk of the staff',
    imports: ['src/desk/'],
    within: ['src/'],
    except: ['src/desk/'],
  },
  { rule: 'only src/ui/ imports Ark UI', imports: ['@ark-ui/react', '@zag-js/'], except: ['src/ui/'] },
  {
    rule: 'only worker/ imports brand data; the browser receives its own brand with the page',
    imports: ['src/brands/', 'src/services/index.ts', 'src/industries/index.ts'],
    within: ['src/'],
    except: ['src/brands/'],
  },
  {
    rule: 'only routes import page copy',
    imports: ['src/content/', 'src/services/*/copy.ts', 'src/industries/*/copy.ts'],
    except: ['src/routes/', 'src/content/', 'src/brands/', 'src/services/', 'src/industries/'],
  },
  {
    rule: 'only worker/mail/ imports the mail SDK',
    imports: ['mailchannels-sdk'],
    except: ['worker/mail/'],
  },
  {
    rule: 'only worker/ghost/ and the composition root import the Ghost client',
    imports: ['worker/ghost/client.ts'],
    except: ['worker/ghost/', ...COMPOSITION_ROOT],
  },
  {
    rule: 'only worker/ghost/, the list of drafts, the composition root and commands import the Admin API client',
    imports: ['worker/ghost/admin.ts'],
    except: ['worker/ghost/', 'worker/desk/drafts.ts', ...COMPOSITION_ROOT, COMMANDS],
  },
  {
    rule: 'the site reaches the network only through fetch',
    imports: [...NETWORK_PACKAGES, ...NODE_NETWORK.flatMap((name) => [name, `node:${name}`])],
    except: [COMMANDS],
  },
  {
    rule: 'only worker/send-request.ts calls fetch, because it requires a signal for the deadline',
    names: /^(?:(?:globalThis\.|self\.)?fetch|WebSocket|EventSource|XMLHttpRequest)$/,
    within: ['worker/'],
    except: ['worker/send-request.ts', COMMANDS],
  },
  {
    rule: 'only the clients of Ghost, image hosts and Turnstile send requests',
    imports: ['worker/send-request.ts'],
    except: [
      'worker/ghost/client.ts',
      'worker/ghost/admin.ts',
      'worker/ghost/media-client.ts',
      'worker/leads/turnstile.ts',
    ],
  },
  {
    rule: 'only worker/storage.ts accesses KV, the Cache API and D1, because it gives each call a deadline',
    names: /^(?:KVNamespace\w*|(?:\w*\.)?caches|Cache|CacheStorage|D1[A-Z]\w+|\.(?:CONTENT|DB))$/,
    except: ['worker/storage.ts', ENV, 'worker/workers.d.ts', COMMANDS],
  },
  {
    rule: 'only worker/cache/ and the list of erased leads use KV',
    names: /^Kv$/,
    except: ['worker/cache/', 'worker/desk/erased-list.ts', 'worker/storage.ts'],
  },
  {
    rule: 'only worker/cache/ uses the Cache API',
    names: /^EdgeCache$/,
    except: ['worker/cache/', 'worker/storage.ts'],
  },
  {
    rule: 'only worker/env.ts reads bindings',
    names: /^\.?env$/,
    within: ['worker/'],
    except: [ENV, ...COMPOSITION_ROOT, COMMANDS],
  },
  {
    rule: 'the worker uses web APIs, not the globals of Node',
    names: /^(?:process|Buffer)$/,
    within: ['worker/'],
    except: [COMMANDS],
  },
  ...MAIL_ORDER.slice(1).map((folder, index) => ({
    rule: `${folder} must not import ${MAIL_ORDER.slice(0, index + 1).join(', ')}, which import it`,
    imports: MAIL_ORDER.slice(0, index + 1),
    within: [folder],
    except: [],
  })),
]
