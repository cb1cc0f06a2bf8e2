import type { JsonObject } from './operation.ts';

const text = { type: 'string' };

const refusal = (description: string): JsonObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const headerParameter = (name: string, description: string, schema: JsonObject = text): JsonObject => ({ name, in: 'header', description, schema });

/** What many operations share. */
export const components = {
  securitySchemes: {
    token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token of `POST /login`; never read from a cookie.' },
    bearer: { type: 'http', scheme: 'bearer', description: 'The same token, as `Authorization: Bearer`.' },
  },
  schemas: {
    FieldError: {
      type: 'object',
      properties: { field: text, rule: text, msg: text },
      required: ['field', 'rule', 'msg'],
    },
    Refusal: {
      type: 'object',
      properties: {
        code: { type: 'integer', description: 'Equals the HTTP status.' },
        msg: { type: 'string', description: "In the caller's language." },
        error: { type: 'string', description: 'Stable name of the refusal.' },
        errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
        result: { type: 'object', properties: { isLogin: { type: 'boolean' } } },
        requestId: text,
      },
      required: ['code', 'msg', 'error', 'requestId'],
    },
  },
  parameters: {
    language: headerParameter('language', 'Language of the messages; the browser’s without it.', { type: 'string', enum: ['en_us', 'zh_cn'] }),
    timezone: headerParameter('timezone', 'IANA zone of the caller; the days of date filters are days in it.'),
    requestId: headerParameter('x-request-id', 'Unique id of the request; returned with the answer.', { type: 'string', maxLength: 100 }),
    wareId: headerParameter('wareId', 'The warehouse in use; one that the caller may not use is refused.'),
    shopId: headerParameter('shopId', '1 for an administrator on the self-operated pages.'),
    idempotencyKey: headerParameter('Idempotency-Key', 'The same key and body get the first answer; another body with the key is refused.', {
      type: 'string',
      maxLength: 200,
    }),
    requiredIdempotencyKey: {
      ...headerParameter(
        'Idempotency-Key',
        'Money moves: the same key and body get the first answer and move none; another body with the key is refused.',
        {
          type: 'string',
          maxLength: 200,
        },
      ),
      required: true,
    },
  },
  responses: {
    '400': refusal('Malformed, or a field breaks a rule.'),
    '401': refusal('Not signed in.'),
    '403': refusal('Not permitted, or a warehouse or shop of others.'),
    '404': refusal('Not there, or out of the caller’s reach.'),
    '409': refusal('The present state does not allow it, or the Idempotency-Key belongs to another request.'),
    '413': refusal('Too large.'),
    '415': refusal('Of a type that is not taken.'),
    '422': refusal('Understood, but refused.'),
    '423': refusal('The account is suspended.'),
    '429': refusal('Too many calls.'),
    '500': refusal('A fault of the portal.'),
    '503': refusal('Busy; try again shortly.'),
  },
};
