import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { openApiDocument } from './document.ts';

describe('Rule: OpenAPI is generated from the contracts and passes the linter', () => {
  it('keeps the recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(openApiDocument('1.2.40')), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it('describes every endpoint under every base of it', () => {
    const { paths } = openApiDocument('1.2.40') as { paths: Record<string, Record<string, { operationId: string }>> };
    const described = Object.values(paths).reduce((sum, path) => sum + Object.keys(path).length, 0);
    expect(described).toBe(endpoints.reduce((sum, { bases }) => sum + bases.length, 0));
  });
});

describe('Rule: no two endpoints share a name or an address', () => {
  const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

  it('names each once', () => expect(repeated(endpoints.map(({ name }) => name))).toEqual([]));

  it('opens each address once', () => {
    expect(repeated(endpoints.flatMap(({ bases, method, path }) => bases.map((base) => `${method} /api/${base}${path}`)))).toEqual([]);
  });

  it('keeps state changes by GET to token header and no cache', () => {
    expect(endpoints.filter(({ method, command, unsafeGet }) => method === 'GET' && command && !unsafeGet)).toEqual([]);
  });
});
