export interface LayerRule {
  rule: string
  imports?: readonly string[]
  names?: RegExp
  within?: readonly string[]
  except: readonly string[]
}

const COMPOSITION_ROOT = ['worker/compose.ts', 'worker/content/compose.ts', 'worker/desk/compose.ts']
const ENV = 'worker/env.ts'
const COMMANDS = 'worker/ops/'

const NETWORK_PACKAGES = ['axios', 'cloudflare:sockets', 'ky', 'node-fetch', 'ofetch', 'undici']
const NODE_NETWORK = ['dgram', 'http', 'http2', 'https', 'net', 'tls']

export const LAYER_RULES: readonly LayerRule[] = [
  { rule: 'src/ must not import worker/', imports: ['worker/'], within: ['src/'], except: [] },
  {
    rule: 'worker/ imports data and pure functions from src/, and pages only through two modules of src/',
    imports: [
      ...['src/', '!src/shared/', '!src/brands/', '!src/catalog/', '!src/content/'],
      ...[
        '!src/tax/',
        '!src/app/entry-server.tsx',
        '!src/desk/models.ts',
        '!src/desk/mail-kinds.ts',
        '!src/desk/appointment-models.ts',
        '!src/desk/words.ts',
        '!src/desk/pages.tsx',
      ],
    ],
    within: ['worker/'],
    except: [],
  },
  {
    rule: 'the site must not import the staff desk',
    imports: ['src/desk/'],
    within: ['src/'],
    except: ['src/desk/'],
  },
  { rule: 'only src/ui/ imports Ark UI', imports: ['@ark-ui/react', '@zag-js/'], except: ['src/ui/'] },
  {
    rule: 'only worker/ imports brand data; the browser receives its own brand with the page',
    imports: ['src/brands/', 'src/catalog/services/index.ts', 'src/catalog/industries/index.ts'],
    within: ['src/'],
    except: ['src/brands/'],
  },
  {
    rule: 'only routes and commands import page copy',
    imports: ['src/content/', '!src/content/menu.ts', 'src/catalog/*/*/copy.ts'],
    except: ['src/routes/', 'src/content/', 'src/brands/', 'src/catalog/', COMMANDS],
  },
  {
    rule: 'only worker/mail/ imports the mail SDK',
    imports: ['mailchannels-sdk'],
    except: ['worker/mail/'],
  },
  {
    rule: 'only worker/content/ imports the Ghost client',
    imports: ['worker/content/ghost/client.ts'],
    except: ['worker/content/'],
  },
  {
    rule: 'only worker/content/, the list of drafts and commands import the Admin API client',
    imports: ['worker/content/ghost/admin.ts'],
    except: ['worker/content/', 'worker/desk/drafts.ts', 'worker/desk/compose.ts', COMMANDS],
  },
  {
    rule: 'the site reaches the network only through fetch',
    imports: [...NETWORK_PACKAGES, ...NODE_NETWORK.flatMap((name) => [name, `node:${name}`])],
    except: [COMMANDS],
  },
  {
    rule: 'only worker/platform/send-request.ts calls fetch, because its callers must pass a deadline signal',
    names: /^(?:(?:globalThis\.|self\.)?fetch|WebSocket|EventSource|XMLHttpRequest)$/,
    within: ['worker/'],
    except: ['worker/platform/send-request.ts', COMMANDS],
  },
  {
    rule: 'only the clients of Ghost, image hosts and Turnstile send requests',
    imports: ['worker/platform/send-request.ts'],
    except: [
      'worker/content/ghost/client.ts',
      'worker/content/ghost/admin.ts',
      'worker/content/media/media-client.ts',
      'worker/leads/turnstile.ts',
    ],
  },
  {
    rule: 'only worker/platform/storage.ts and worker/db/ access KV, the Cache API and D1, because they give each call a deadline',
    names: /^(?:KVNamespace\w*|(?:\w*\.)?caches|Cache|CacheStorage|D1[A-Z]\w+|\.(?:CONTENT|DB))$/,
    except: ['worker/platform/storage.ts', ENV, 'worker/compose.ts', 'worker/types/workers.d.ts', COMMANDS],
  },
  {
    rule: 'only worker/content/ and the list of erased leads use KV',
    names: /^Kv$/,
    except: ['worker/content/', 'worker/desk/erased-list.ts', 'worker/platform/storage.ts', ...COMPOSITION_ROOT],
  },
  {
    rule: 'only worker/content/, worker/pages/ and the set of expiring keys use the Cache API',
    names: /^EdgeCache$/,
    except: [
      ...['worker/content/', 'worker/pages/', 'worker/platform/expiring-set.ts', 'worker/platform/storage.ts'],
      'worker/compose.ts',
    ],
  },
  {
    rule: 'only worker/env.ts reads bindings',
    names: /^\.?env$/,
    within: ['worker/'],
    except: [ENV, 'worker/compose.ts', COMMANDS],
  },
  {
    rule: 'the worker uses web APIs, not Node globals',
    names: /^(?:process|Buffer)$/,
    within: ['worker/'],
    except: [COMMANDS],
  },
]
