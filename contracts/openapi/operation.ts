import { z } from 'zod';
import { contentTypesOf } from '../files/file-answers.ts';
import type { Base } from '../kernel/access/bases.ts';
import type { Endpoint } from '../kernel/endpoint.ts';

export type JsonObject = { [name: string]: unknown };
type AnyEndpoint = Endpoint<any, any, any>;

export const operation = (endpoint: AnyEndpoint, base: Base): JsonObject => ({
  operationId: endpoint.bases.length === 1 ? endpoint.name : `${base}_${endpoint.name}`,
  summary: endpoint.summary,
  tags: [base],
  ...(endpoint.access === 'public' && { security: [] }),
  ...(Array.isArray(endpoint.access) && { 'x-permissions': endpoint.access }),
  parameters: [...headers(endpoint), ...queryParameters(endpoint)],
  ...(endpoint.method === 'POST' && (endpoint.body ?? endpoint.multipart) && { requestBody: requestBody(endpoint) }),
  responses: { '200': success(endpoint), ...refusals(endpoint) },
});

const header = (name: string) => ({ $ref: `#/components/parameters/${name}` });

const headers = ({ access, command, method, keyRequired }: AnyEndpoint) => [
  ...['language', 'timezone', 'requestId'].map(header),
  ...(access === 'public' ? [] : ['wareId', 'shopId'].map(header)),
  ...(command && method === 'POST' ? [header(keyRequired ? 'requiredIdempotencyKey' : 'idempotencyKey')] : []),
];

const queryParameters = ({ query }: AnyEndpoint) => {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as { properties?: Record<string, JsonObject>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
};

const requestBody = ({ body, multipart }: AnyEndpoint): JsonObject => {
  const fields = body ? jsonSchema(body, 'input') : undefined;
  if (!multipart) return { required: !isOptional(body), content: { 'application/json': { schema: fields } } };
  const { properties = {}, required = [] } = (fields ?? {}) as { properties?: JsonObject; required?: string[] };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', properties: { file, ...properties }, required: ['file', ...required] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
};

const isOptional = (body: z.ZodType | undefined): boolean => body?.safeParse(undefined).success ?? true;

const success = ({ data, payload = 'data' }: AnyEndpoint): JsonObject => {
  if (data instanceof z.ZodFile) return { description: 'The bytes.', content: Object.fromEntries(contentTypesOf(data).map((type) => [type, {}])) };
  const schema = jsonSchema(data, 'output');
  if (payload === 'raw') return { description: 'The bare answer.', content: { 'application/json': { schema } } };
  const envelope = {
    type: 'object',
    properties: { code: { const: 200 }, msg: { type: 'string' }, [payload]: schema },
    required: ['code', 'msg', payload],
  };
  return { description: 'Success.', content: { 'application/json': { schema: envelope } } };
};

const refusals = ({ access, command, multipart, method }: AnyEndpoint): JsonObject => {
  const statuses = [
    '400',
    ...(access === 'public' ? [] : ['401', '403', '423']),
    '404',
    ...(command ? ['409'] : []),
    ...(method === 'POST' || multipart ? ['413', '415', '422'] : []),
    '429',
    '500',
    '503',
  ];
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
};

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonObject => {
  const { $schema: _dialect, '~standard': _standard, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};
