import { endpoints } from '../endpoints.ts';
import { bases } from '../kernel/access/bases.ts';
import type { Endpoint } from '../kernel/endpoint.ts';
import { components } from './components.ts';
import { operation, type JsonObject } from './operation.ts';

const tags = [
  { name: 'warehouse', description: 'Calls of the warehouse terminal, under `/api/warehouse`.' },
  { name: 'business', description: 'Calls of sellers and shop users, and of administrators on the self-operated pages, under `/api/business`.' },
  { name: 'admin', description: 'Calls of administrators, under `/api/admin`.' },
];

const description = `Every answer is an envelope \`{code, msg, data}\` whose \`code\` equals the HTTP status; \`result\` takes the place of \`data\` where an
operation says so. A refusal carries its stable name in \`error\` and, where fields are wrong, each with its rule in \`errors\`. Sign in with
\`POST /login\` and send the token in the header \`token\`.`;

/** OpenAPI 3.1 of the whole product, made from the contracts that also parse the requests. */
export const openApiDocument = (version: string, all: readonly Endpoint<any, any, any>[] = endpoints): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Shelfline', version, description, license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } },
  servers: [{ url: '/', description: 'The portal that serves this page.' }],
  security: [{ token: [] }, { bearer: [] }],
  tags,
  paths: pathsOf(all),
  components,
});

const pathsOf = (all: readonly Endpoint<any, any, any>[]): Record<string, JsonObject> => {
  const paths: Record<string, JsonObject> = {};
  for (const base of bases)
    for (const endpoint of all.filter((one) => one.bases.includes(base))) {
      const path = `/api/${base}${endpoint.path}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, base) };
    }
  return paths;
};
