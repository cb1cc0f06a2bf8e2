import fc, { type Arbitrary } from 'fast-check';
import { bases, type Base } from '#contracts/kernel/access/bases.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { bent } from './bent.ts';
import { fitting } from './fitting.ts';
import type { Things } from './names-of-things.ts';
import { odd, oddHeaders, oddText } from './oddities.ts';

type AnyEndpoint = Endpoint<any, any, any>;

/** One request. */
export interface Shot {
  base: Base;
  query: string;
  headers: Record<string, string>;
  body?: { type: string; content: string | Buffer };
}

/** Requests to one endpoint: most fit its schema or nearly, some fit nothing. */
export const shotsAt = (endpoint: AnyEndpoint, things: Things): Arbitrary<Shot> =>
  fc.record(
    {
      base: fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...endpoint.bases) }, { weight: 1, arbitrary: fc.constantFrom(...bases) }),
      query: said(endpoint.query, things).map(asQuery),
      headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
      body: endpoint.method === 'GET' ? fc.constant(undefined) : endpoint.multipart ? form(endpoint, things) : json(endpoint, things),
    },
    { noNullPrototype: true },
  ) as Arbitrary<Shot>;

const said = (schema: AnyEndpoint['query'], things: Things): Arbitrary<unknown> => {
  if (!schema) return fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.record({ extra: odd }) });
  const fits = fitting(schema, things);
  return fc.oneof(fits, fits.chain(bent));
};

/** Longer ones are refused by the server before anything of ours sees them. */
const MAX_QUERY_LENGTH = 4_000;

/** Lists are parted by commas or said again and again; objects have no form there. */
const asQuery = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return new URLSearchParams([[String(value), '']]).toString();
  const pairs = Object.entries(value).flatMap(([name, one]): [string, string][] => {
    if (one === undefined) return [];
    if (Array.isArray(one) && one.length > 1 && one.length < 10) return one.map((each) => [name, String(each)]);
    return [[name, typeof one === 'object' ? JSON.stringify(one) : String(one)]];
  });
  return new URLSearchParams(pairs).toString().slice(0, MAX_QUERY_LENGTH);
};

const json = (endpoint: AnyEndpoint, things: Things): Arbitrary<Shot['body']> =>
  fc.oneof(
    { weight: 18, arbitrary: said(endpoint.body, things).map((value) => ({ type: 'application/json', content: JSON.stringify(value) ?? '' })) },
    { weight: 1, arbitrary: oddText.map((content) => ({ type: 'application/json', content })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'application/json; charset=x'), oddText)
        .map(([type, content]) => ({ type, content })),
    },
  );

const files = [
  '',
  'x',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  '\xff\xd8\xff\xe0\0\x10JFIF',
  '%PDF-1.7\n',
  'PK\x03\x04\x14\0\0\0',
  'GIF89a\xff\xff\xff\xff',
  '\0\0\0\x18ftypmp42',
];

/** A form with a file, and whatever else; sometimes cut off, or with another boundary than it says. */
const form = (endpoint: AnyEndpoint, things: Things): Arbitrary<Shot['body']> =>
  fc
    .record({
      fields: said(endpoint.body, things),
      name: fc.constantFrom('file', 'file', 'file', 'other', ''),
      filename: fc.constantFrom('a.png', 'a.xlsx', 'a.pdf', '../../a.png', 'a.exe', '', '熊猫.jpg'),
      content: fc.oneof(fc.constantFrom(...files), fc.string({ unit: 'binary-ascii', maxLength: 500 })),
      broken: fc.constantFrom('', '', '', 'cut', 'boundary'),
    })
    .map(({ fields, name, filename, content, broken }) => {
      const said = Object.entries((fields ?? {}) as object).map(
        ([key, value]) =>
          `--form\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
      );
      const head = `--form\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n`;
      const whole = Buffer.concat([Buffer.from(said.join('') + head), Buffer.from(content, 'latin1'), Buffer.from('\r\n--form--\r\n')]);
      return {
        type: broken === 'boundary' ? 'multipart/form-data' : 'multipart/form-data; boundary=form',
        content: broken === 'cut' ? whole.subarray(0, whole.length / 2) : whole,
      };
    });
