import { contentTypes } from './content-types.mjs'
import { REVALIDATED } from './headers.mjs'

/** @import { Rule } from './headers.mjs' */

/**
 * What a `server` block includes to answer as our own server does. Its root is this folder.
 *
 * Every header is set at the level of the server: one `add_header` in a location would drop them all.
 * What differs by address is in variables, which nginx sets anew when it turns to the page for what is
 * not there.
 * @param {Rule[]} rules
 * @param {string[]} languagePaths below which pages in other languages stand
 */
export function nginxConfiguration(rules, languagePaths) {
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? {}
  const others = rules.filter(({ path }) => path !== '/*')
  const texts = Object.values(contentTypes).filter(isText).map(withoutCharset)

  return `# Made by the build. Include it in a server block whose root is this folder.

types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `    ${withoutCharset(type)} ${ending.slice(1)};`)
  .join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${texts.filter((type) => type !== 'text/html').join(' ')};

gzip on;
gzip_vary on;
gzip_min_length 0;
gzip_types ${texts.filter((type) => type !== 'text/html').join(' ')};

server_tokens off;
absolute_redirect off;

set $cache_control "${REVALIDATED}";
set $policy "";
${others.map(({ path, headers }) => `if (${condition(path)}) { ${settings(headers)} }`).join('\n')}
add_header Cache-Control $cache_control always;
add_header Content-Security-Policy $policy always;
${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}

# Pages have one address each: no ending, no slash at the end.
location ~ ^/_|/\\.(?!well-known/) { return 404; }
location ~ ^/(?:index|index\\.html)/?$ { return 301 /$is_args$args; }
location ~ ^(?:${languagePaths.join('|')})?/404(?:\\.html)?/?$ { return 404; }
location ~ ^(?<page>/.+)\\.html$ {
    if (!-f $document_root$uri) { return 404; }
    return 301 $page$is_args$args;
}
location ~ ^(?<page>/.*[^/])/+$ {
    if (!-f $document_root$page.html) { return 404; }
    return 301 $page$is_args$args;
}
location = / { try_files /index.html =404; }
location / { try_files $uri.html $uri =404; }
${languagePaths
  .map(
    (path) => `location ${path} {
    error_page 403 404 ${path}/404.html;
    try_files $uri.html $uri =404;
}
location = ${path}/404.html { internal; }
`,
  )
  .join('')}
error_page 403 404 /404.html;
location = /404.html { internal; }
`
}

/** nginx sends no header that is empty. */
const variables = { 'Cache-Control': '$cache_control', 'Content-Security-Policy': '$policy' }

/** @param {Rule['headers']} headers */
const settings = (headers) =>
  Object.entries(variables)
    .flatMap(([name, variable]) => (headers[name] ? `set ${variable} "${headers[name]}";` : []))
    .join(' ')

/** The page for what is not there is sent from its file, the others by their address. @param {string} path */
function condition(path) {
  if (path.endsWith('*')) return `$uri ~ "^${path.slice(0, -1)}"`
  return `$uri = "${path.endsWith('/404') ? `${path}.html` : path}"`
}

/** @param {string} type */
const isText = (type) => type.includes('charset')

/** @param {string} type */
const withoutCharset = (type) => type.replace(/;.*/, '')
